import type { Pose } from './pose.ts';

/** In pixels. */
const minEyeDistance = 70;

/** A face with too few pixels to tell lips, teeth and corners apart in it. */
export const isSmallFace = ({ xx, yx }: Pose): boolean => Math.hypot(xx, yx) < minEyeDistance;

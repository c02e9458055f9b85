import type { Pose } from './pose.ts';

/** In pixels. */
const minEyeDistance = 70;

/** A face with too few pixels to distinguish lips, teeth and corners. */
export const isSmallFace = ({ xx, yx }: Pose): boolean => Math.hypot(xx, yx) < minEyeDistance;

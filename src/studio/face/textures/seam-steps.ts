import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { buildMouthMask } from '../mouth/mouth-mask.ts';
import { toPicture, type Pose } from '../landmarks/pose.ts';
import { mean } from '../footage/statistics.ts';

const angles = 40;
/** Positions across the ring in which a patch fades into the frame, as shares of the mask's radius. */
const shares = [0.76, 0.84, 0.92, 1, 1.08, 1.16] as const;
/** Steps are measured between means of three adjacent points, so that pores do not count. */
const sideStep = 0.05;

/** Mean over the ring around a mouth of the largest brightness step across it, in grey levels. */
export function measureSeam(picture: Picture, pose: Pose, shape: Shape): number {
  const mask = buildMouthMask(shape);
  const lumaAt = (angle: number, share: number) => {
    const [across, down] = [Math.cos(angle) * share, Math.sin(angle) * share];
    const v = mask.centreV + down * (down < 0 ? mask.above : mask.below);
    const [x, y] = toPicture(pose, mask.centreU + across * mask.halfWidth, v);
    return samplePlane(picture.luma, picture.width, picture.height, x - 0.5, y - 0.5);
  };
  const steps = Array.from({ length: angles }, (_, at) => {
    const angle = (2 * Math.PI * at) / angles;
    const lumas = shares.map((share) =>
      mean([-sideStep, 0, sideStep].map((aside) => lumaAt(angle + aside, share))),
    );
    return Math.max(...lumas.slice(1).map((luma, index) => Math.abs(luma - lumas[index]!)));
  });
  return mean(steps);
}

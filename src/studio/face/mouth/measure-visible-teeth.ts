import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { lowerLipMiddle, opennessOf } from '../landmarks/face-points.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { insideOf } from './mouth-inside.ts';
import { toPicture, type Pose } from '../landmarks/pose.ts';

/** Where to sample for upper teeth: fractions of the mouth's width, and of the opening from the upper lip down. */
const across = [0.32, 0.41, 0.5, 0.59, 0.68] as const;
const down = [0.15, 0.3, 0.45, 0.6] as const;
/** Minimum opening in eye distances. */
const minOpening = 0.015;
/** A sample is a tooth if its Cr is this far below the lower lip's, and its luma at least this share of the lip's. */
const minRedDifference = 3;
const minLumaRatio = 0.9;

/** The share of the upper-teeth samples that look like teeth, 0 … 1. */
export function measureVisibleTeeth(picture: Picture, pose: Pose, shape: Shape): number {
  const { luma, cr, width, height } = picture;
  const colourAt = (u: number, v: number) => {
    const [x, y] = toPicture(pose, u, v);
    return {
      bright: samplePlane(luma, width, height, x - 0.5, y - 0.5),
      red: samplePlane(cr, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5),
    };
  };
  if (opennessOf(shape) < minOpening) return 0;
  const lip = colourAt(...lowerLipMiddle(shape));
  const inside = insideOf(shape);
  const samples = across.flatMap((share) => {
    const u = inside.left + (inside.right - inside.left) * share;
    return down.map((depth) => colourAt(u, inside.upper(u) + (inside.lower(u) - inside.upper(u)) * depth));
  });
  const teeth = samples.filter(
    ({ bright, red }) => red < lip.red - minRedDifference && bright > lip.bright * minLumaRatio,
  );
  return teeth.length / samples.length;
}

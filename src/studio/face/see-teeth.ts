import { samplePlane, type Picture } from '../raw-frames/picture.ts';
import { placeOf } from './face-points.ts';
import type { Shape } from './measure-clip.ts';
import { insideOf } from './mouth-inside.ts';
import { toPicture, type Pose } from './pose.ts';

/** Of the mouth's width, and of its opening from the upper lip on: where upper teeth show. */
const across = [0.32, 0.41, 0.5, 0.59, 0.68] as const;
const down = [0.15, 0.3, 0.45, 0.6] as const;
/** A mouth that is hardly open, in eye distances, shows nothing. */
const minOpening = 0.015;
/** Teeth are paler than the lower lip by so much of Cr, and about as bright. */
const paler = 3;
const minBrightness = 0.9;

/** How much of the place for upper teeth is seen to be teeth, 0 … 1. */
export function seeTeeth(picture: Picture, pose: Pose, shape: Shape): number {
  const { luma, cr, width, height } = picture;
  const colourAt = (u: number, v: number) => {
    const [x, y] = toPicture(pose, u, v);
    return {
      bright: samplePlane(luma, width, height, x - 0.5, y - 0.5),
      red: samplePlane(cr, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5),
    };
  };
  const at = (point: number, axis: 0 | 1) => shape[placeOf(point) * 2 + axis]!;
  if (at(14, 1) - at(13, 1) < minOpening) return 0;
  const lip = colourAt((at(14, 0) + at(17, 0)) / 2, (at(14, 1) + at(17, 1)) / 2);
  const inside = insideOf(shape);
  const places = across.flatMap((share) => {
    const u = inside.left + (inside.right - inside.left) * share;
    return down.map((depth) => colourAt(u, inside.upper(u) + (inside.lower(u) - inside.upper(u)) * depth));
  });
  const teeth = places.filter(
    ({ bright, red }) => red < lip.red - paler && bright > lip.bright * minBrightness,
  );
  return teeth.length / places.length;
}

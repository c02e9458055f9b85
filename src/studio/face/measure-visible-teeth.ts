import { samplePlane, type Picture } from '../raw-frames/picture.ts';
import { placeOf } from './face-points.ts';
import type { Shape } from './measure-clip.ts';
import { insideOf } from './mouth-inside.ts';
import { toPicture, type Pose } from './pose.ts';

/** Area of the upper teeth, as shares of the mouth's width and of its opening from the upper lip. */
const across = [0.32, 0.41, 0.5, 0.59, 0.68] as const;
const down = [0.15, 0.3, 0.45, 0.6] as const;
/** Minimum opening in eye distances. */
const minOpening = 0.015;
/** Difference in Cr to the lower lip, and minimum brightness relative to it, of teeth. */
const paler = 3;
const minBrightness = 0.9;

/** Share of the area of the upper teeth that shows teeth, 0 … 1. */
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

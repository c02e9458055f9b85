import { Path2D } from '@napi-rs/canvas';
import { mixColours } from '../paint/colour.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import type { Context } from '../paint/shade.ts';
import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { FaceLook } from './face-look.ts';
import { lipRim } from './draw-mouth.ts';
import { mouthGeometry, type MouthGeometry, type MouthSides } from './mouth-geometry.ts';

type Hair = { along: number; rise: number; reach: number; lean: number; tone: number };

/** `along` runs from −1 to 1 between the corners of the mouth, the lengths are in pixels. */
const hairs: readonly Hair[] = (() => {
  const random = seededRandom(733);
  return Array.from({ length: 190 }, (_, index) => ({
    along: ((index + random()) / 190) * 2 - 1,
    rise: between(random, 5, 17),
    reach: between(random, 1.5, 6),
    lean: between(random, -1.5, 1.5),
    tone: Math.floor(random() * 3),
  }));
})();

/** Hair of a moustache over the edge of the upper lip; it follows the lip. */
export function drawMoustache(context: Context, look: FaceLook, pose: MouthPose, sides: MouthSides): void {
  const { moustache } = look.mouth;
  if (!moustache) return;
  const shape = mouthGeometry(look.mouth, pose, sides);
  const tones = [new Path2D(), new Path2D(), new Path2D()];
  for (const { along, rise, reach, lean, tone } of hairs) {
    const out = Math.abs(along);
    const [x, edge] = onRim(along < 0 ? shape.left : shape.right, out, shape);
    const sideways = Math.sign(along) * (1.5 + 4 * out) + lean;
    // Below the nose, where the hair parts, the lip is bare; towards the corners the hair is short.
    const share = Math.min(1, Math.max(0, (out - 0.16) * 3)) * (1 - 0.8 * out ** 2);
    tones[tone]!.moveTo(x - sideways * 0.6, edge - rise);
    tones[tone]!.quadraticCurveTo(x, edge - rise * 0.3, x + sideways * 0.7, edge + reach * share);
  }
  context.lineCap = 'round';
  context.lineWidth = 1.5;
  const colours = [moustache.dark, mixColours(moustache.dark, moustache.base, 0.7), moustache.light];
  for (const [index, colour] of colours.entries()) {
    context.strokeStyle = colour;
    context.globalAlpha = [0.75, 0.8, 0.34][index]!;
    context.stroke(tones[index]!);
  }
  context.globalAlpha = 1;
}

/** A point on the upper edge of the upper lip; `out` is 0 in the middle and 1 at the corner. */
function onRim(corner: readonly [number, number], out: number, shape: MouthGeometry): [number, number] {
  const peak = shape.upperInnerY - shape.upperThickness;
  const bow = 0.2;
  if (out <= bow) return [corner[0] * out, peak];
  const { side, middle } = lipRim(corner, peak, shape);
  const t = (out - bow) / (1 - bow);
  const ends = [[corner[0] * bow, peak], middle, side, corner] as const;
  const at = (axis: 0 | 1) =>
    (1 - t) ** 3 * ends[0][axis] +
    3 * (1 - t) ** 2 * t * ends[1][axis] +
    3 * (1 - t) * t * t * ends[2][axis] +
    t ** 3 * ends[3][axis];
  return [at(0), at(1)];
}

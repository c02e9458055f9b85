import { Path2D } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import { flatFill } from '../brush/across-light.ts';
import type { Box, FormStroke, Manner } from '../brush/manner.ts';
import { fillShadeSide } from '../brush/side-bands.ts';
import { lightnessOf } from '../brush/tints.ts';
import { lightPool, softShadow } from './light-marks.ts';

export const pencilPaper = '#f4f0e6';
const graphite = '#2a2b31';

/** Strokes across a box, bent as the form is round, each a little off its place. */
function hatching(box: Box, angle: number, gap: number, bend: number, seed: number): Path2D {
  const random = seededRandom(seed);
  const path = new Path2D();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.hypot(box.width, box.height) / 2;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  for (let across = -reach; across < reach; across += gap * (0.75 + random() * 0.5)) {
    const start = -reach - random() * gap * 2;
    const end = reach + random() * gap * 2;
    const tilt = (random() - 0.5) * gap * 0.9;
    const at = (length: number, side: number): [number, number] => [
      x + along.x * length - along.y * side,
      y + along.y * length + along.x * side,
    ];
    path.moveTo(...at(start, across - tilt));
    path.quadraticCurveTo(...at(0, across + bend * reach * 0.5), ...at(end, across + tilt));
  }
  return path;
}

function hatch(stroke: FormStroke, order: { angle: number; gap: number; alpha: number; seed: number }): void {
  const { context, box, roundness, unit } = stroke;
  context.strokeStyle = withAlpha(graphite, order.alpha);
  context.lineWidth = 1.25 * unit;
  context.stroke(hatching(box, order.angle, order.gap * unit, roundness * 0.6, order.seed));
}

/** Graphite: tone by hatching along the form, crossed where it is dark, and a line drawn twice. */
export const pencil: Manner = {
  form: (stroke) => {
    const { context, path, box, roundness, size, unit, outline, material, towards } = stroke;
    const dark = (1 - lightnessOf(stroke.colour)) * (material === 'skin' ? 0.62 : 1);
    context.fillStyle = pencilPaper;
    context.fill(path);
    const smudged = (darkness: number) =>
      withAlpha(
        graphite,
        Math.min(0.8, darkness ** 1.3 * (size < 12 * unit ? 1 : roundness === 0 ? 0.2 : 0.4)),
      );
    context.fillStyle =
      roundness === 0
        ? flatFill(
            stroke,
            (own) => smudged(1 - lightnessOf(own)),
            (own) => [own, own],
          )
        : smudged(dark);
    context.fill(path);
    stroke.inside();
    if (size > 9 * unit) {
      const seed = Math.round(box.width * 31 + box.height * 17);
      const lean = Math.atan2(towards.y, towards.x) + Math.PI / 2 + ((seed % 7) - 3) * 0.06;
      const gap = size > 300 * unit ? 6.5 : size > 60 * unit ? 4.6 : 3.2;
      context.save();
      context.clip(path);
      const share = roundness === 0 ? 0.5 : 1.25;
      if (dark > 0.06) hatch(stroke, { angle: lean, gap, alpha: (0.16 + dark * 0.5) * share, seed });
      if (dark > 0.42) hatch(stroke, { angle: lean + 0.9, gap, alpha: dark * 0.5 * share, seed: seed + 1 });
      if (dark > 0.66)
        hatch(stroke, { angle: lean - 0.5, gap: gap * 0.7, alpha: dark * 0.6, seed: seed + 2 });
      context.restore();
      if (roundness > 0) shadeByHatching(stroke, lean, gap * 0.85, seed + 3);
    }
    if (outline === 0) return;
    context.strokeStyle = withAlpha(graphite, roundness === 0 ? 0.5 : 0.95);
    context.lineWidth = Math.min(2.6, 1 + size / (unit * 120)) * unit * outline;
    context.stroke(path);
    context.translate(box.x + box.width / 2, box.y + box.height / 2);
    context.rotate(0.006);
    context.scale(1.008, 0.994);
    context.translate(-box.x - box.width / 2 + unit, -box.y - box.height / 2 - 0.6 * unit);
    context.strokeStyle = withAlpha(graphite, 0.4);
    context.lineWidth *= 0.7;
    context.stroke(path);
  },
  line: ({ context, path, colour, width, unit }) => {
    const isLight = lightnessOf(colour) > 0.8;
    context.strokeStyle = isLight ? pencilPaper : withAlpha(graphite, 0.9 - lightnessOf(colour) * 0.35);
    context.lineWidth = Math.max(1.1 * unit, width * 0.8);
    context.stroke(path);
  },
  shadow: (stroke) => softShadow(stroke, graphite, 0.9),
  glow: (mark) => lightPool({ ...mark, colour: pencilPaper }, 0.8),
};

function shadeByHatching(stroke: FormStroke, lean: number, gap: number, seed: number): void {
  const { context, path, box, towards, size, unit, roundness } = stroke;
  const shift = Math.min(size * 0.32, 70 * unit) * (0.4 + roundness * 0.6);
  fillShadeSide(stroke, shift, withAlpha(graphite, 0.1));
  fillShadeSide(stroke, shift * 0.5, withAlpha(graphite, 0.1));
  const lit = new Path2D();
  lit.rect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  lit.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: towards.x * shift, f: towards.y * shift });
  context.save();
  context.clip(path);
  context.clip(lit, 'evenodd');
  hatch(stroke, { angle: lean + 0.35, gap, alpha: 0.8, seed });
  context.restore();
}

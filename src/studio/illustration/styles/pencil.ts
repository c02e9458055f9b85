import { Path2D } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import { acrossLight, flatFill } from '../brush/across-light.ts';
import type { Box, FormStroke, Manner } from '../brush/manner.ts';
import { contactShade, fallOf, fillShadeSide } from '../brush/side-bands.ts';
import { lightnessOf } from '../brush/tints.ts';
import { lightPool, softShadow } from './light-marks.ts';

export const pencilPaper = '#f8f5ee';
export const graphite = '#17171b';

/** Strokes across a box, bent by the roundness of the shape and slightly jittered. */
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

function hatch(
  stroke: FormStroke,
  order: { angle: number; gap: number; alpha: number; seed: number; width?: number },
): void {
  const { context, box, roundness, unit } = stroke;
  context.strokeStyle = withAlpha(graphite, Math.min(1, order.alpha));
  context.lineWidth = (order.width ?? 1.15) * unit;
  context.stroke(hatching(box, order.angle, order.gap * unit, roundness * 0.6, order.seed));
}

/** Darkness of the graphite, 0…1: light things stay paper, dark things become nearly black. */
function darknessOf({
  colour,
  material,
  outline,
}: Pick<FormStroke, 'colour' | 'material' | 'outline'>): number {
  const dark = 1 - lightnessOf(colour);
  // Skin shapes without an outline are lips, which differ from the face only by their tone.
  if (material === 'skin') return Math.max(0, dark - 0.06) * (outline === 0 ? 1.15 : 0.62);
  return Math.min(1, Math.max(0, dark - 0.1) * 1.3);
}

/** Strokes follow the form: across the length of long shapes, across the light on others. */
function strokeAngle({ box, towards, roundness }: FormStroke, seed: number): number {
  const wobble = ((seed % 7) - 3) * 0.05;
  if (roundness > 0 && box.height > box.width * 1.9) return 0.32 + wobble;
  if (roundness > 0 && box.width > box.height * 1.9) return Math.PI / 2 - 0.32 + wobble;
  return Math.atan2(towards.y, towards.x) + Math.PI / 2 + wobble;
}

/** Graphite from paper white to black: smudged tone, hatching, cross-hatching in dark areas, lines drawn twice. */
export const pencil: Manner = {
  form: (stroke) => {
    const { context, path, box, roundness, size, unit, outline, light } = stroke;
    // At night the place is hatched dark and figures stay closer to paper white.
    const dark = darknessOf(stroke) * (light.night && stroke.isFigure ? 0.78 : 1);
    const isFlat = roundness === 0;
    if (!isFlat) contactShade(stroke, { colour: graphite, alpha: 0.3, reach: 8 });
    context.fillStyle = pencilPaper;
    context.fill(path);
    const share = isFlat ? (light.night ? 1 : 0.46) : 0.72;
    const smudged = (darkness: number) =>
      withAlpha(graphite, Math.min(0.94, darkness ** 1.4 * (size < 12 * unit ? 1 : share)));
    context.fillStyle = isFlat
      ? flatFill(
          stroke,
          (own) => smudged(darknessOf({ ...stroke, colour: own })),
          (own) => [own, own],
        )
      : acrossLight(stroke, [smudged(dark * 0.72), smudged(dark), smudged(Math.min(1, dark * 1.25 + 0.08))]);
    context.fill(path);
    stroke.inside();
    if (size > 9 * unit) hatchForm(stroke, dark);
    if (outline === 0) return;
    // Outlines are darker than inner lines; the second line is lighter and slightly offset.
    const press = isFlat ? 0.55 : 0.95;
    context.strokeStyle = withAlpha(graphite, press);
    context.lineWidth = Math.min(2.2, 0.7 + size / (unit * 150)) * unit * outline;
    context.stroke(path);
    if (size < 40 * unit) return;
    context.translate(box.x + box.width / 2, box.y + box.height / 2);
    context.rotate(0.006);
    context.scale(1.008, 0.994);
    context.translate(-box.x - box.width / 2 + unit, -box.y - box.height / 2 - 0.6 * unit);
    context.strokeStyle = withAlpha(graphite, press * 0.4);
    context.lineWidth *= 0.6;
    context.stroke(path);
  },
  line: ({ context, path, colour, width, unit }) => {
    const lightness = lightnessOf(colour);
    context.strokeStyle = lightness > 0.8 ? pencilPaper : withAlpha(graphite, 0.95 - lightness * 0.5);
    context.lineWidth = Math.max(0.9 * unit, width * 0.75);
    context.stroke(path);
  },
  shadow: (stroke) => {
    const { context, path, strength, unit } = stroke;
    softShadow({ ...stroke, strength: Math.min(0.16, stroke.strength * 0.4) }, graphite, 0.9);
    const [left, top, right, bottom] = path.getBounds();
    context.clip(path);
    context.strokeStyle = withAlpha(graphite, Math.min(0.75, strength * 1.5));
    context.lineWidth = 1.5 * unit;
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    context.stroke(hatching(box, 0.16, 4.2 * unit, 0, Math.round(left + right)));
  },
  glow: (mark) => lightPool({ ...mark, colour: pencilPaper }, 0.8),
};

function hatchForm(stroke: FormStroke, dark: number): void {
  const { context, path, box, size, unit, roundness, light, material } = stroke;
  const seed = Math.round(box.width * 31 + box.height * 17);
  const lean = strokeAngle(stroke, seed);
  const gap = size > 300 * unit ? 6.2 : size > 60 * unit ? 4.4 : 3.2;
  // Lit skin stays paper white; only its shade is hatched.
  const isSkin = material === 'skin';
  const share = roundness === 0 ? (light.night ? 0.75 : 0.5) : 1;
  context.save();
  context.clip(path);
  if (dark > 0.1 && !(isSkin && dark < 0.2))
    hatch(stroke, { angle: lean, gap, alpha: (0.1 + dark * 0.6) * share * (isSkin ? 0.55 : 1), seed });
  if (dark > 0.45) hatch(stroke, { angle: lean + 0.85, gap, alpha: dark * 0.55 * share, seed: seed + 1 });
  if (dark > 0.68)
    hatch(stroke, {
      angle: lean - 0.5,
      gap: gap * 0.7,
      alpha: dark * 0.75 * share,
      seed: seed + 2,
      width: 1.5,
    });
  context.restore();
  if (roundness > 0) shadeByHatching(stroke, lean, gap * 0.85, seed + 3);
}

function shadeByHatching(stroke: FormStroke, lean: number, gap: number, seed: number): void {
  const { context, path, box, size, unit, roundness, material } = stroke;
  const isSkin = material === 'skin';
  const shift = Math.min(size * 0.32, 70 * unit) * (0.4 + roundness * 0.6);
  fillShadeSide(stroke, shift, withAlpha(graphite, isSkin ? 0.1 : 0.16));
  fillShadeSide(stroke, shift * 0.5, withAlpha(graphite, isSkin ? 0.12 : 0.22));
  const lit = new Path2D();
  lit.rect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  const fall = fallOf(stroke);
  lit.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: fall.x * shift, f: fall.y * shift });
  context.save();
  context.clip(path);
  context.clip(lit, 'evenodd');
  hatch(stroke, { angle: lean + 0.35, gap, alpha: isSkin ? 0.42 : 0.8, seed });
  context.restore();
}

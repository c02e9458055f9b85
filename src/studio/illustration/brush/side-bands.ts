import { Path2D, type CanvasPattern } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import type { Blend } from '../../presenter/paint/shade.ts';
import type { FormStroke } from './manner.ts';

/**
 * A soft band along one side of a shape that follows its outline: strokes of growing width, each moved across the light
 * by half its width, so that the half on the other side falls outside. The context must be clipped to the shape.
 */
export function sideBand(
  { context, path, box, towards, unit }: FormStroke,
  band: {
    side: 'lit' | 'dark';
    colour: string;
    alpha: number;
    reach: number;
    blend?: Blend;
  },
): void {
  if (band.reach > 36 * unit) {
    broadBand({ context, path, box, towards }, band);
    return;
  }
  const steps = Math.round(Math.min(14, Math.max(3, band.reach / (4.5 * unit))));
  const sign = band.side === 'dark' ? 1 : -1;
  context.save();
  context.globalCompositeOperation = band.blend ?? 'source-over';
  context.lineJoin = 'round';
  context.strokeStyle = withAlpha(band.colour, 1 - (1 - band.alpha) ** (1 / steps));
  for (let step = 1; step <= steps; step += 1) {
    const width = (band.reach * step) / steps;
    context.save();
    context.translate((sign * towards.x * width) / 2, (sign * towards.y * width) / 2);
    context.lineWidth = width;
    context.stroke(path);
    context.restore();
  }
  context.restore();
}

/** A broad band of strokes would show stripes, so the area outside the shape is moved and blurred into it instead. */
function broadBand(
  { context, path, box, towards }: Pick<FormStroke, 'context' | 'path' | 'box' | 'towards'>,
  band: Parameters<typeof sideBand>[1],
): void {
  const { a, b } = context.getTransform();
  const shift = (band.side === 'dark' ? 0.5 : -0.5) * band.reach;
  const beyond = new Path2D();
  const margin = band.reach * 2;
  beyond.rect(box.x - margin, box.y - margin, box.width + margin * 2, box.height + margin * 2);
  beyond.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: towards.x * shift, f: towards.y * shift });
  context.save();
  context.globalCompositeOperation = band.blend ?? 'source-over';
  context.filter = `blur(${band.reach * 0.3 * Math.hypot(a, b)}px)`;
  context.fillStyle = withAlpha(band.colour, band.alpha);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(beyond, 'evenodd');
  context.restore();
}

/** Skin is shaded only at the side: the edge of a shade under the chin would look like a beard. */
export const fallOf = ({ towards, material }: Pick<FormStroke, 'towards' | 'material'>) =>
  material === 'skin' ? { x: towards.x, y: towards.y * 0.2 } : towards;

/** Fills the shaded part of a shape: the shape minus itself moved by `shift` towards the light. */
export function fillShadeSide(
  { context, path, box, towards, material }: FormStroke,
  shift: number,
  fill: string | CanvasPattern,
): void {
  const fall = fallOf({ towards, material });
  const shade = new Path2D();
  shade.rect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  shade.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: fall.x * shift, f: fall.y * shift });
  context.save();
  context.clip(path);
  context.clip(shade, 'evenodd');
  context.fillStyle = fill;
  context.fillRect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  context.restore();
}

/** A thin highlight along the lit side of a shape, `width` wide where the edge faces the light. */
export function fillLitEdge(
  { context, path, box, towards }: Pick<FormStroke, 'context' | 'path' | 'box' | 'towards'>,
  width: number,
  { colour, alpha }: { colour: string; alpha: number },
): void {
  const edge = new Path2D();
  edge.rect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  edge.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: -towards.x * width, f: -towards.y * width });
  context.save();
  context.clip(path);
  context.clip(edge, 'evenodd');
  context.globalAlpha *= alpha;
  context.fillStyle = colour;
  context.fillRect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  context.restore();
}

/**
 * The soft shadow of one part of a figure on the parts below, as of a sleeve on a coat. It is painted before the part and
 * only on painted pixels, so that a figure casts none on the ground behind it.
 */
export function contactShade(
  { context, path, towards, size, unit, outline, isFigure }: FormStroke,
  { colour, alpha, reach: widest }: { colour: string; alpha: number; reach: number },
): void {
  if (!isFigure || outline === 0 || size < 14 * unit) return;
  const reach = Math.min(size * 0.2, widest * unit);
  const steps = 6;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.lineJoin = 'round';
  context.translate(-towards.x * reach * 0.7, -towards.y * reach * 0.7);
  context.strokeStyle = withAlpha(colour, 1 - (1 - alpha) ** (1 / steps));
  for (let step = 1; step <= steps; step += 1) {
    context.lineWidth = (2 * reach * step) / steps;
    context.stroke(path);
  }
  context.restore();
}

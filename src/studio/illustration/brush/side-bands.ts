import { Path2D, type CanvasPattern } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import type { Blend } from '../../presenter/paint/shade.ts';
import type { FormStroke } from './manner.ts';

/**
 * A soft band along one side of a form, following its outline: strokes of growing width, each moved across the light by
 * half its width, so that the other side's half falls outside. The context must be clipped to the form.
 */
export function sideBand(
  { context, path, towards, unit }: FormStroke,
  band: {
    side: 'lit' | 'dark';
    colour: string;
    alpha: number;
    reach: number;
    blend?: Blend;
  },
): void {
  const steps = Math.round(Math.min(8, Math.max(3, band.reach / (3.5 * unit))));
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

/** Fills what of a form stays dark when its lit side is the form itself, moved by `shift` towards the light. */
export function fillShadeSide(
  { context, path, box, towards }: FormStroke,
  shift: number,
  fill: string | CanvasPattern,
): void {
  const shade = new Path2D();
  shade.rect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  shade.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: towards.x * shift, f: towards.y * shift });
  context.save();
  context.clip(path);
  context.clip(shade, 'evenodd');
  context.fillStyle = fill;
  context.fillRect(box.x - box.width, box.y - box.height, box.width * 3, box.height * 3);
  context.restore();
}

/** A thread of light along the lit side of a form, `width` wide where the edge faces the light. */
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

import { withAlpha } from '../../presenter/paint/colour.ts';
import { glow, softFill } from '../../presenter/paint/shade.ts';
import type { Glow, LineStroke, ShadowStroke } from '../brush/manner.ts';

/** Canvas blur is measured in pixels of the picture and ignores the scale of the context. */
const pixelsPerUnit = ({ context }: { context: ShadowStroke['context'] }): number => {
  const { a, b } = context.getTransform();
  return Math.hypot(a, b);
};

/** A blurred shadow; `factor` scales its strength. */
export function softShadow(stroke: ShadowStroke, colour: string, factor = 1): void {
  const blur = Math.max(0.5, stroke.softness * pixelsPerUnit(stroke) * 0.5);
  softFill(stroke.context, stroke.path, colour, blur, Math.min(1, stroke.strength * factor), 'source-over');
}

/** A shadow with sharp edges. */
export function hardShadow({ context, path, strength }: ShadowStroke, colour: string): void {
  context.fillStyle = withAlpha(colour, Math.min(1, strength));
  context.fill(path);
}

/** A pool of light that brightens the picture below it; `factor` scales its strength. */
export function lightPool({ context, x, y, radius, colour, strength }: Glow, factor = 1): void {
  glow(context, x, y, radius, radius, colour, Math.min(1, strength * factor), 'screen');
}

/** A line of one colour and width. */
export function plainLine({ context, path, width }: LineStroke, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

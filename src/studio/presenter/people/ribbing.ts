import { type Context } from '../paint/shade.ts';

export type Ribbing = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  spacing: number;
  colour: string;
  alpha: number;
};

/** Fine vertical ribs that follow the swell of the chest. */
export function paintRibbing(
  context: Context,
  { left, right, top, bottom, spacing, colour, alpha }: Ribbing,
): void {
  context.save();
  context.strokeStyle = colour;
  context.globalAlpha = alpha;
  context.lineWidth = spacing * 0.26;
  for (let x = left; x <= right; x += spacing) {
    const swell = (x / right) * 16;
    context.beginPath();
    context.moveTo(x * 0.94, top);
    context.bezierCurveTo(x + swell, top + 120, x + swell, bottom - 160, x, bottom);
    context.stroke();
  }
  context.restore();
}

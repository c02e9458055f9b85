import type { Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { isSoft } from '../shape/skin-shade.ts';

/** A soft spot of colour; omitted in styles with hard shading. */
export function pool(
  brush: Brush,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  colour: string,
  alpha: number,
): void {
  const { context } = brush;
  if (!isSoft(brush)) return;
  context.save();
  context.translate(x, y);
  context.scale(radiusX, radiusY);
  const fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(',');
  fill.addColorStop(0, `rgba(${channels},${alpha})`);
  fill.addColorStop(0.5, `rgba(${channels},${alpha * 0.55})`);
  fill.addColorStop(1, `rgba(${channels},0)`);
  context.fillStyle = fill;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

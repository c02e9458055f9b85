import { withAlpha } from '../../presenter/paint/colour.ts';
import type { Point } from '../../presenter/paint/curve.ts';
import { isSoft } from '../person/shape/skin-shade.ts';
import type { Brush } from './brush.ts';

/** Paints a soft elliptical spot of colour; does nothing in styles with hard shading. */
export function paintSoftSpot(
  brush: Brush,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  colour: string,
  alpha: number,
): void {
  if (!isSoft(brush)) return;
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.scale(radiusX, radiusY);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, withAlpha(colour, alpha));
  gradient.addColorStop(0.5, withAlpha(colour, alpha * 0.55));
  gradient.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

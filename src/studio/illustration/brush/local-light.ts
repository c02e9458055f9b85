import type { Context } from '../../presenter/paint/shade.ts';
import type { Light } from './brush.ts';

/** The light and the style's unit in the current coordinates of the context. */
export type LocalLight = {
  /** Unit vector towards the light. */
  towards: { x: number; y: number };
  unit: number;
};

/** Transforms the light into the context's coordinates, so that a hand in a rotated context is lit from the same side. */
export function localLight(context: Context, light: Light, unit: number): LocalLight {
  const { a, b, c, d } = context.getTransform();
  const determinant = a * d - b * c || 1;
  const x = (d * light.x - c * light.y) / determinant;
  const y = (a * light.y - b * light.x) / determinant;
  const length = Math.hypot(x, y) || 1;
  return {
    towards: { x: x / length, y: y / length },
    unit: unit / (Math.sqrt(Math.abs(determinant)) || 1),
  };
}

import type { Path2D } from '@napi-rs/canvas';
import { softFill } from '../../../presenter/paint/shade.ts';
import type { Brush } from '../../brush/brush.ts';
import { boxOf } from './geometry.ts';

const softStyles = new Set<Brush['style']>(['realistic_image', 'cinematic', 'watercolour', 'noir', 'clay']);

/** Whether a style shades skin with soft transitions instead of edges. */
export const isSoft = (brush: Brush): boolean => softStyles.has(brush.style);

/** A shadow on skin in a warm skin tone: soft in soft styles, one flat tone in others. */
export function shadeSkin(
  brush: Brush,
  path: Path2D,
  look: { colour: string; alpha: number; softness: number },
): void {
  const { context } = brush;
  if (isSoft(brush)) {
    const { a, b } = context.getTransform();
    softFill(
      context,
      path,
      look.colour,
      Math.max(0.4, look.softness * Math.hypot(a, b)),
      context.globalAlpha * look.alpha,
    );
    return;
  }
  brush.form(path, boxOf(path), {
    colour: look.colour,
    material: 'skin',
    roundness: 0,
    outline: 0,
    alpha: Math.min(1, look.alpha * 0.8),
  });
}

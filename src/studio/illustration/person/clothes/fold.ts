import { pointOnLine, smoothLine, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { softFill } from '../../../presenter/paint/shade.ts';
import type { Brush } from '../../brush/brush.ts';
import { boxOf } from '../shape/geometry.ts';
import { isSoft } from '../shape/skin-shade.ts';
import { darker, lighter } from './scene.ts';

const inked = new Set<Brush['style']>(['comic', 'cel', 'retro_poster']);

/**
 * A fold in cloth along points: a valley that tapers at both ends, with a highlight on its ridge. Line styles and small
 * figures get a thin line instead.
 */
export function fold(
  brush: Brush,
  points: readonly Point[],
  { colour, width, strength }: { colour: string; width: number; strength: number },
): void {
  const { context } = brush;
  const { a, b } = context.getTransform();
  const pixels = width * Math.hypot(a, b);
  if (inked.has(brush.style) && pixels > 1) {
    // A pen stroke is thickest in the middle and tapers at its ends.
    const path = taperedStroke(points, width * 1.5);
    brush.form(path, boxOf(path), {
      colour: darker(colour, 0.45),
      material: 'cloth',
      roundness: 0,
      alpha: Math.min(0.75, strength * 1.3),
    });
    return;
  }
  if (brush.style === 'pencil' && pixels > 1) {
    context.save();
    context.globalAlpha *= Math.min(0.7, strength * 1.2);
    context.fillStyle = darker(colour, 0.75);
    context.fill(taperedStroke(points, width));
    context.restore();
    return;
  }
  if (!isSoft(brush) || pixels < 2.2) {
    brush.line(smoothLine(points), {
      colour: darker(colour, 0.5),
      width: width * 0.7,
      alpha: Math.min(0.7, strength * (isSoft(brush) ? 0.5 : 1)),
    });
    return;
  }
  const fine = Array.from({ length: 9 }, (_, index) => pointOnLine(points, index / 8));
  const ridge = fine.map(([x, y]): Point => [
    x + brush.light.x * width * 1.5,
    y + brush.light.y * width * 1.1,
  ]);
  softFill(context, taperedStroke(ridge, width * 2.6), lighter(colour, 0.3), pixels * 1.1, strength * 0.45);
  softFill(context, taperedStroke(fine, width * 3.2), darker(colour, 0.42), pixels * 1.3, strength * 0.55);
  softFill(
    context,
    taperedStroke(fine, width * 1.1),
    darker(colour, 0.6),
    Math.max(0.5, pixels * 0.5),
    strength * 0.28,
  );
}

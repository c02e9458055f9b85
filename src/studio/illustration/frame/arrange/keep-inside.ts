import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';

/** Share of the width that stays free at both sides. */
const sideMargin = 0.04;

/** Shrinks striding figures and moves them inwards until the sides cut neither foot nor hand. */
export function keepInside<Striding extends Figure>(width: number, figures: readonly Striding[]): Striding[] {
  const room = width * (1 - 2 * sideMargin);
  // Each figure gets a share of the width in which none hides another; more than two stand at different depths.
  const widest = Math.max(...figures.map((figure) => measureFigure(figure).box.width));
  const factor = Math.min(
    1,
    room / (figures.length > 1 ? figures.length * (figures.length > 2 ? 0.46 : 0.72) : 1) / widest,
  );
  return figures.map((figure) => moveInside(width, { ...figure, height: figure.height * factor }));
}

/** Moves a figure inwards until the sides do not cut it; a figure wider than the picture stays. */
export function moveInside<Standing extends Figure>(width: number, figure: Standing): Standing {
  const { box } = measureFigure(figure);
  if (box.width > width * (1 - 2 * sideMargin)) return figure;
  const past =
    Math.max(0, width * sideMargin - box.x) - Math.max(0, box.x + box.width - width * (1 - sideMargin));
  return { ...figure, x: figure.x + past };
}

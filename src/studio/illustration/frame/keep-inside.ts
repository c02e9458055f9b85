import type { Figure } from '../person/figure.ts';
import { measureFigure } from '../person/measure-figure.ts';

/** Share of the width that stays free at both sides. */
const sideMargin = 0.04;

/** Makes those who stride smaller where they stand, and moves them inwards, until the sides cut no foot or hand. */
export function keepInside<Striding extends Figure>(width: number, figures: readonly Striding[]): Striding[] {
  const room = width * (1 - 2 * sideMargin);
  // Each has the share of the width in which nobody is hidden by another; more than two stand in depth.
  const widest = Math.max(...figures.map((figure) => measureFigure(figure).box.width));
  const factor = Math.min(
    1,
    room / (figures.length > 1 ? figures.length * (figures.length > 2 ? 0.46 : 0.72) : 1) / widest,
  );
  return figures.map((figure) => moveInside(width, { ...figure, height: figure.height * factor }));
}

/** Moves a figure inwards by what the sides would cut of it; what is wider than the picture stays where it is. */
export function moveInside<Standing extends Figure>(width: number, figure: Standing): Standing {
  const { box } = measureFigure(figure);
  if (box.width > width * (1 - 2 * sideMargin)) return figure;
  const past =
    Math.max(0, width * sideMargin - box.x) - Math.max(0, box.x + box.width - width * (1 - sideMargin));
  return { ...figure, x: figure.x + past };
}

import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';

/** Share of the width that stays free at both sides. */
const sideMargin = 0.04;

/** Width of two runners together, in widths of the room. */
const maxCrossed = 1.04;

/** Shrinks striding figures and moves them inwards until the sides cut neither foot nor hand. */
export function keepInside<Striding extends Figure>(width: number, figures: readonly Striding[]): Striding[] {
  const room = width * (1 - 2 * sideMargin);
  // Each figure gets a share of the width in which none hides another; more than two stand at different depths.
  const widths = figures.map((figure) => spanOf(figure).width);
  const widest = Math.max(...widths);
  // The arms and legs of two runners that cross look like a fight.
  const isRun = figures.length === 2 && figures.some(({ action }) => action === 'run');
  if (isRun) {
    const fit = Math.min(1, (room * maxCrossed) / widths.reduce((sum, one) => sum + one, 0));
    return figures.map((figure) => moveInside(width, { ...figure, height: figure.height * fit }));
  }
  const factor = Math.min(
    1,
    room / (figures.length > 1 ? figures.length * (figures.length > 2 ? 0.46 : 0.72) : 1) / widest,
  );
  return figures.map((figure) => moveInside(width, { ...figure, height: figure.height * factor }));
}

/**
 * Moves a figure inwards until the sides cut neither it nor the thing in its hands. Of a figure wider than the picture,
 * the head and the thing are inside.
 */
export function moveInside<Standing extends Figure>(width: number, figure: Standing): Standing {
  const room = width * (1 - 2 * sideMargin);
  const whole = spanOf(figure);
  const box = whole.width > room ? seenOf(figure) : whole;
  if (box.width > room) return figure;
  const past =
    Math.max(0, width * sideMargin - box.x) - Math.max(0, box.x + box.width - width * (1 - sideMargin));
  return { ...figure, x: figure.x + past };
}

/** Moves a carried person and the carrier together until the sides cut neither of them. */
export function movePairInside<Body extends Figure>(
  width: number,
  figures: readonly Body[],
  isOfPair: (index: number) => boolean,
): Body[] {
  const spans = figures.filter((_, index) => isOfPair(index)).map(spanOf);
  if (spans.length < 2) return [...figures];
  const span = spans.reduce((whole, one) => joined(whole, one));
  const past =
    Math.max(0, width * sideMargin - span.x) - Math.max(0, span.x + span.width - width * (1 - sideMargin));
  return figures.map((figure, index) => (isOfPair(index) ? { ...figure, x: figure.x + past } : figure));
}

type Span = { x: number; width: number };

const joined = (one: Span, other: Span | null): Span => {
  if (!other) return one;
  const x = Math.min(one.x, other.x);
  return { x, width: Math.max(one.x + one.width, other.x + other.width) - x };
};

function spanOf(figure: Figure): Span {
  const { box, held } = measureFigure(figure);
  return joined(box, held);
}

function seenOf(figure: Figure): Span {
  const { head, held } = measureFigure(figure);
  return joined(head, held);
}

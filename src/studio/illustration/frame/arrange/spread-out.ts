import type { Figure } from '../../person/figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { isClose } from './crowding.ts';
import { moveInside } from './keep-inside.ts';

/** Share of the narrower figure that its neighbour may overlap. */
const maxShared = 0.22;
/** Each round moves neighbours apart by half of their overlap; the sides of the picture push back. */
const rounds = 10;

/** Moves figures apart sideways until neighbours hardly overlap or the picture is full. People who touch keep their places. */
export function spreadOut<Standing extends Figure>(width: number, figures: readonly Standing[]): Standing[] {
  let placed = [...figures];
  for (let round = 0; round < rounds; round += 1) {
    const spans = placed.map((figure) => measureFigure(figure).box);
    const order = placed
      .map((_, index) => index)
      .toSorted((one, other) => middle(spans[one]!) - middle(spans[other]!));
    const moves = placed.map(() => 0);
    for (const [position, left] of order.entries()) {
      const right = order[position + 1];
      if (right === undefined) continue;
      const [isLeftTied, isRightTied] = [isClose(placed[left]!), isClose(placed[right]!)];
      if (isLeftTied && isRightTied) continue;
      const [one, other] = [spans[left]!, spans[right]!];
      const past = one.x + one.width - other.x - Math.min(one.width, other.width) * maxShared;
      if (past <= 1) continue;
      // A bystander makes room for a person who touches another one.
      moves[left]! -= isLeftTied ? 0 : isRightTied ? past : past / 2;
      moves[right]! += isRightTied ? 0 : isLeftTied ? past : past / 2;
    }
    if (moves.every((move) => move === 0)) break;
    placed = placed.map((figure, index) => {
      if (moves[index] === 0) return figure;
      const moved = moveInside(width, { ...figure, x: figure.x + moves[index]! });
      const { x, width: wide } = measureFigure(moved).head;
      return x < 0 || x + wide > width ? figure : moved;
    });
  }
  return placed;
}

const middle = ({ x, width }: { x: number; width: number }): number => x + width / 2;

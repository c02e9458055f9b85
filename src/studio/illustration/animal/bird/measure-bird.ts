import { boxAround } from '../../person/shape/geometry.ts';
import type { AnimalMeasure } from '../animal-figure.ts';
import { turnHead } from '../head/head-turn.ts';
import { cornersAround, cornersOf } from '../measured-corners.ts';
import { standBird, type BirdBody, type BirdLook, type StandingBird } from './stand-bird.ts';

export function measureBird(figure: StandingBird): AnimalMeasure {
  const { spine, tail, head, feet } = standBird(figure);
  const headBox = headBoxOf(head, figure.look);
  return {
    head: headBox,
    // A bird's eyes are on the sides of its head.
    eyes: { x: head.x, y: head.y },
    skull: head.radius,
    box: boxAround([
      ...cornersOf(headBox),
      ...spine.flatMap(({ at, radius }) => cornersAround(at, radius)),
      tail,
      ...feet.map(({ foot }) => foot),
    ]),
  };
}

/** Includes crest and beak. Lengths are in radii of the skull. */
function headBoxOf(head: BirdBody['head'], { body }: BirdLook) {
  const { x, y, radius } = head;
  const halfWidth = 1.1;
  const crownTop = body.crest ? 1.45 : 1.05;
  return boxAround([
    [x - radius * halfWidth, y - radius * crownTop],
    [x + radius * halfWidth, y + radius],
    turnHead(head).at([0, 0.2, 0.9 + body.beak.length]),
  ]);
}

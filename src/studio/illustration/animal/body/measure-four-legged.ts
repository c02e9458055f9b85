import { boxAround } from '../../person/shape/geometry.ts';
import type { AnimalMeasure } from '../animal-figure.ts';
import type { HeadShape } from '../animal-look.ts';
import { muzzleTip } from '../head/head-scene.ts';
import { turnHead } from '../head/head-turn.ts';
import { cornersAround, cornersOf } from '../measured-corners.ts';
import { standAnimal, type AnimalBody, type StandingFigure } from './stand-animal.ts';

export function measureFourLegged(figure: StandingFigure): AnimalMeasure {
  const body = standAnimal(figure);
  const { head } = body;
  const headBox = headBoxOf(head, figure.look.head);
  const [eyeX, eyeY] = turnHead(head).at([0, -0.16, 0.98]);
  return {
    head: headBox,
    eyes: { x: eyeX, y: eyeY },
    skull: head.radius,
    box: boxAround([...cornersOf(headBox), ...cornersOfBody(body)]),
  };
}

/** Includes ears, mane, horn, trunk and muzzle. */
function headBoxOf(head: AnimalBody['head'], shape: HeadShape) {
  const { x, y, radius } = head;
  const halfWidth = radius * halfWidthOf(shape);
  const [tipX, tipY] = turnHead(head).at(muzzleTip(shape));
  const muzzleRadius = shape.muzzle.tip * radius * 1.1;
  return boxAround([
    [x - halfWidth, y - radius * topOf(shape)],
    [x + halfWidth, y + radius * (shape.extra === 'trunk' ? 3.4 : 1)],
    [tipX - muzzleRadius, tipY - muzzleRadius],
    [tipX + muzzleRadius, tipY + muzzleRadius],
  ]);
}

/** In radii of the skull, like all heights and widths below. */
function halfWidthOf({ extra, cheeks }: HeadShape): number {
  if (extra === 'mane') return 1.9;
  return extra === 'trunk' ? 2.2 : 1.25 + cheeks * 0.4;
}

function topOf({ ears, extra }: HeadShape): number {
  return Math.max(earTop(ears), extra === 'mane' ? 1.9 : 0, extra === 'one-horn' ? 3.1 : 0);
}

function earTop({ shape, size }: HeadShape['ears']): number {
  switch (shape) {
    case 'long':
      return 2.65 * size;
    case 'prick':
      return 0.9 + 0.86 * size;
    case 'leaf':
      return 1.2 + 0.4 * size;
    default:
      return 1.2;
  }
}

/** Around trunk, tail and feet. */
function cornersOfBody({ look, spine, tail, legs, unit }: AnimalBody) {
  const tailRadius = look.body.tail.radius * unit;
  const footSize = look.body.legs.foot;
  return [
    ...spine.slice(0, 5).flatMap(({ at, radius }) => cornersAround(at, radius)),
    ...tail.flatMap(([x, y]) =>
      cornersOf({ x: x - tailRadius, y: y - tailRadius, width: tailRadius * 2, height: tailRadius }),
    ),
    ...Object.values(legs).flatMap(({ foot: [x, y] }) =>
      cornersOf({
        x: x - footSize * 1.5 * unit,
        y: y - footSize * unit * 0.6,
        width: footSize * 3 * unit,
        height: footSize * 1.2 * unit,
      }),
    ),
  ];
}

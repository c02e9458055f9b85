import type { Box } from '../brush/manner.ts';
import { boxAround } from '../person/shape/geometry.ts';
import type { AnimalFigure } from './animal-figure.ts';
import { standBird, type BirdLook } from './bird/stand-bird.ts';
import { standAnimal, type FourLeggedLook } from './body/stand-animal.ts';
import { muzzleTip } from './head/head-scene.ts';
import { measureCreature } from './whole/creature.ts';
import { turnHead } from './head/head-turn.ts';

export type AnimalMeasure = {
  /** Bounding box of everything painted. */
  box: Box;
  /** Bounding box of skull, muzzle and ears. */
  head: Box;
  /** The midpoint between the eyes. */
  eyes: { x: number; y: number };
  /** Radius of the skull. */
  skull: number;
};

/** Measures where an animal will appear, without painting it. */
export function measureAnimal(figure: AnimalFigure): AnimalMeasure {
  const { look } = figure;
  if (look.plan === 'whole') return measureCreature({ ...figure, look });
  if (look.plan === 'bird') {
    const { spine, tail, head, feet } = standBird({ ...figure, look: look as BirdLook });
    const around = turnHead(head);
    const beak = around.at([0, 0.2, 0.9 + look.body.beak.length]);
    const top = look.body.crest ? 1.45 : 1.05;
    const headBox = boxAround([
      [head.x - head.radius * 1.1, head.y - head.radius * top],
      [head.x + head.radius * 1.1, head.y + head.radius],
      beak,
    ]);
    return {
      head: headBox,
      eyes: { x: head.x, y: head.y },
      skull: head.radius,
      box: boxAround([
        ...corners(headBox),
        ...spine.flatMap(({ at, radius }) =>
          corners({ x: at[0] - radius, y: at[1] - radius, width: radius * 2, height: radius * 2 }),
        ),
        tail,
        ...feet.map(({ foot }) => foot),
      ]),
    };
  }
  const body = standAnimal({ ...figure, look: look as FourLeggedLook });
  const { head, unit } = body;
  const around = turnHead(head);
  const shape = look.head;
  const ears =
    shape.ears.shape === 'long'
      ? 2.65 * shape.ears.size
      : shape.ears.shape === 'prick'
        ? 0.9 + 0.86 * shape.ears.size
        : shape.ears.shape === 'leaf'
          ? 1.2 + 0.4 * shape.ears.size
          : 1.2;
  const tip = around.at(muzzleTip(shape));
  const snout = shape.muzzle.tip * head.radius * 1.1;
  const wide = shape.extra === 'mane' ? 1.9 : shape.extra === 'trunk' ? 2.2 : 1.25 + shape.cheeks * 0.4;
  const headBox = boxAround([
    [
      head.x - head.radius * wide,
      head.y -
        head.radius * Math.max(ears, shape.extra === 'mane' ? 1.9 : 0, shape.extra === 'one-horn' ? 3.1 : 0),
    ],
    [head.x + head.radius * wide, head.y + head.radius * (shape.extra === 'trunk' ? 3.4 : 1)],
    [tip[0] - snout, tip[1] - snout],
    [tip[0] + snout, tip[1] + snout],
  ]);
  const [eyeX, eyeY] = around.at([0, -0.16, 0.98]);
  const { foot } = look.body.legs;
  return {
    head: headBox,
    eyes: { x: eyeX, y: eyeY },
    skull: head.radius,
    box: boxAround([
      ...corners(headBox),
      ...body.spine
        .slice(0, 5)
        .flatMap(({ at, radius }) =>
          corners({ x: at[0] - radius, y: at[1] - radius, width: radius * 2, height: radius * 2 }),
        ),
      ...body.tail.flatMap(([x, y]) => {
        const reach = look.body.tail.radius * unit;
        return corners({ x: x - reach, y: y - reach, width: reach * 2, height: reach });
      }),
      ...Object.values(body.legs).flatMap((leg) =>
        corners({
          x: leg.foot[0] - foot * 1.5 * unit,
          y: leg.foot[1] - foot * unit * 0.6,
          width: foot * 3 * unit,
          height: foot * 1.2 * unit,
        }),
      ),
    ]),
  };
}

const corners = ({ x, y, width, height }: Box): (readonly [number, number])[] => [
  [x, y],
  [x + width, y + height],
];

import type { Box } from '../../brush/manner.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { furnitureMeasures } from '../../world/draw-furniture.ts';
import type { CastMember, Prop, Support } from '../frame-plan.ts';
import { coverOf, torsoOf } from './cover.ts';
import type { PlacedThing } from './place-things.ts';
import { scaleOnTable, sizeOf } from './thing-size.ts';

const tops = ['table', 'desk', 'counter', 'side-table'] as const;
type Top = (typeof tops)[number];
const isTop = (kind: Support['kind']): kind is Top => (tops as readonly string[]).includes(kind);

/** Share of a trunk that a thing on the table may hide. */
const maxOnTorso = 0.25;

/** Lays things on the table at which a person already works; null without one. */
export function layOnOwnTable(
  frame: { width: number; height: number },
  things: readonly PlacedThing[],
  cast: readonly CastMember[],
): Prop[] | null {
  if (things.length === 0) return null;
  const found = cast
    .toReversed()
    .flatMap((member) =>
      member.kind === 'figure'
        ? member.before.flatMap((support) =>
            isTop(support.kind) ? [{ support, kind: support.kind, figure: member.figure }] : [],
          )
        : [],
    )[0];
  // The top of a low table is outside a medium shot.
  if (!found || found.support.box.y > frame.height * 0.92) return null;
  const { support, kind, figure } = found;
  const metre = support.box.height / furnitureMeasures[kind].height;
  const { hand } = measureFigure(figure);
  const margin = frame.width * 0.02;
  const reach = 0.12 * metre;
  const busy: Box[] = [
    { x: hand.x - reach, y: hand.y - reach, width: reach * 2, height: reach * 3 },
    ...(support.on ? [support.on.box] : []),
  ];
  const props = things.map(({ thing }): Prop => {
    const { width, height } = sizeOf(thing);
    const scale = scaleOnTable(thing) * metre;
    const size = { width: width * scale, height: height * scale };
    const left = Math.max(support.box.x, margin);
    const right = Math.min(support.box.x + support.box.width, frame.width - margin) - size.width;
    const spots = Array.from({ length: 13 }, (_, index) => ({
      ...size,
      x: left + (Math.max(0, right - left) * index) / 12,
      y: support.box.y + 0.05 * metre - size.height,
    }));
    const cost = (box: Box): number =>
      busy.reduce((sum, other) => sum + coverOf(box, other) * 4, 0) +
      coverOf(box, torsoOf(figure)) +
      coverOf(measureFigure(figure).head, box) * 9;
    const box = spots.toSorted((one, other) => cost(one) - cost(other))[0]!;
    busy.push(box);
    return { product: thing, box, on: null, isFront: true };
  });
  const people = cast.flatMap((member) => (member.kind === 'figure' ? [torsoOf(member.figure)] : []));
  return props.some(({ box }) => people.some((torso) => coverOf(torso, box) > maxOnTorso)) ? null : props;
}

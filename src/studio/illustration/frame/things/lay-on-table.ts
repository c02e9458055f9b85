import { measureFigure } from '../../person/measure-figure.ts';
import { furnitureMeasures } from '../../world/draw-furniture.ts';
import { toFrame } from '../arrange/camera.ts';
import { findRoom } from '../arrange/find-room.ts';
import type { CastMember, Prop } from '../frame-plan.ts';
import { groundAt, type Stage } from '../stage.ts';
import { coverOf, torsoOf } from './cover.ts';
import type { PlacedThing, Room } from './place-things.ts';
import { scaleOnTable, sizeOf } from './thing-size.ts';

/** Metres from the camera: in front of the people, who begin at three metres, or behind them. */
const distances = [2.95, 4.15, 5] as const;
const peopleZ = 3;

/** Share of a trunk that a thing in front may hide. */
const maxOnTrunk = 0.25;
/** Share of the picture's height above which a table top lies. */
const maxTop = 0.93;

type Around = Room & { cast: readonly CastMember[] };

/** Lays small things side by side on one table, where it covers least of the people and they cover least of it. */
export function layOnTable(stage: Stage, things: readonly PlacedThing[], around: Around): Prop[] {
  const options = distances
    .map((z) => optionAt(stage, things, { ...around, z }))
    // A top below the edge of a medium shot would leave the things in the air.
    .filter(({ top }, index) => top < stage.height * maxTop || index === distances.length - 1);
  const [best] = options.toSorted((one, other) => one.cost - other.cost);
  return best!.props;
}

function optionAt(
  stage: Stage,
  things: readonly PlacedThing[],
  { taken, camera, cast, z }: Around & { z: number },
): { props: Prop[]; top: number; cost: number } {
  const { view, width } = stage;
  const isFront = z < peopleZ;
  const metre = view.scale(z) * camera.zoom;
  const gap = 0.05 * metre;
  const sizes = things.map(({ thing }) => {
    const size = sizeOf(thing);
    const scale = scaleOnTable(thing) * metre;
    return { width: size.width * scale, height: size.height * scale };
  });
  const total = sizes.reduce((sum, size) => sum + size.width + gap, -gap);
  const kind = total < furnitureMeasures['side-table'].width * metre * 0.9 ? 'side-table' : 'table';
  const { width: wide, rest } = furnitureMeasures[kind];
  // In proportion: if the table were drawn lower than its box, the things would float.
  const scale = Math.min(kind === 'table' ? 0.82 : 1, (width * 0.9) / (wide * metre));
  const table = { width: wide * scale * metre, height: rest * scale * metre };
  const centre = findRoom(width, taken, table.width);
  const top = toFrame(camera, { x: 0, y: groundAt(stage, z) }).y - table.height;
  const support = { kind, facing: 1, box: { ...table, x: centre - table.width / 2, y: top } } as const;
  const fit = Math.min(
    1,
    (table.width * 0.96 - gap * (sizes.length - 1)) / (total - gap * (sizes.length - 1)),
  );
  let x = centre - (total * fit) / 2;
  const props = sizes.map((size, index): Prop => {
    const [boxWidth, boxHeight] = [size.width * fit, size.height * fit];
    const box = { x, y: top + 0.03 * metre - boxHeight, width: boxWidth, height: boxHeight };
    x += boxWidth + gap;
    return { product: things[index]!.thing, box, on: index === 0 ? support : null, isFront };
  });
  const boxes = [support.box, ...props.map(({ box }) => box)];
  const members = cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
  const cost = members.reduce((sum, { figure, behind, before }) => {
    const torso = torsoOf(figure);
    const { head, box: body } = measureFigure(figure);
    // A sofa hides what stands behind it.
    const hiding = [torso, ...[...behind, ...before].map(({ box }) => box)];
    if (!isFront)
      return (
        sum +
        props.reduce(
          (hidden, { box }) => hidden + Math.max(...hiding.map((each) => 2 * coverOf(box, each))),
          0,
        )
      );
    const covered = boxes.reduce(
      (share, box) => share + 2 * coverOf(torso, box) + 20 * coverOf(head, box),
      0,
    );
    const hidesTrunk = boxes.some((box) => coverOf(torso, box) > maxOnTrunk);
    return sum + covered + coverOf(body, support.box) + (hidesTrunk ? 2 : 0);
  }, 0);
  return { props, top, cost: cost + (z - peopleZ) * 0.1 };
}

import { measureFigure } from '../../person/measure-figure.ts';
import { toFrame } from '../arrange/camera.ts';
import { findRoom, type Gap } from '../arrange/find-room.ts';
import type { Camera, CastMember, Prop, ShownProduct } from '../frame-plan.ts';
import { groundAt, type Stage } from '../stage.ts';
import { hasTables } from './furniture-of-place.ts';
import { coverOf } from './cover.ts';
import { layOnOwnTable } from './own-table.ts';
import { layOnTable } from './lay-on-table.ts';
import type { SceneThing } from './shown-things.ts';
import { sizeOf } from './thing-size.ts';

export type PlacedThing = Pick<SceneThing, 'thing' | 'look' | 'count'>;
export type Room = { taken: Gap[]; camera: Camera };

/** Three small things fill a table. */
const maxLaid = 3;
/** Shown size of a thing on the floor beside people; small ones are enlarged a little, so that they are visible. */
const onFloor = (metres: number): number =>
  metres < 0.45 ? Math.min(metres * 1.5, 0.16 + metres * 0.65) : metres;
/** Metres; taller things stand behind the people, the rest in front. */
const high = 0.85;
const [nearZ, behindZ, waterZ] = [2.95, 4.3, 9.5];
const inTheAir = 1.35;
/** Scale on the water: so far out, things would be too small. */
const onWater = 1.8;
const widest = 0.66;

/** A product for a table, placed like the other small things of the sentence. */
export const asPlaced = (product: ShownProduct): PlacedThing => ({
  thing: product,
  look: { artwork: product.kind, metres: 0.3, hold: 'palm', stand: 'table' },
  count: 1,
});

/**
 * Places named things that are not held beside the people: on the table where a person works, else on a small table of
 * their own, on the ground or in the water.
 */
export function placeThings(
  stage: Stage,
  things: readonly PlacedThing[],
  cast: readonly CastMember[],
  { props, camera }: { props: readonly Prop[]; camera: Camera },
): Prop[] {
  const taken: Gap[] = [...cast.flatMap(gapOf), ...props.map(({ box }) => spanOf(box))];
  const { scene } = stage.order;
  const isStriding = scene.action === 'run';
  const small = things.filter(({ look }) => look.stand === 'table').slice(0, maxLaid);
  const onOwn = layOnOwnTable(stage, small, cast);
  const rest = isStriding || onOwn ? [] : small;
  const isTabled = hasTables(scene);
  // Nothing small lies on the floor of a train: it is in a pocket or a bag.
  const isVehicle = cast.length > 0 && (scene.setting === 'train' || scene.setting === 'car');
  const standing = [
    ...things.filter(({ look }) => look.stand !== 'table'),
    ...(isTabled || isVehicle ? [] : rest),
  ].map((thing) => standThing(stage, thing, { taken, camera, isBeside: cast.length > 0 }));
  const laid = onOwn ?? (isTabled && rest.length > 0 ? layOnTable(stage, rest, { taken, camera, cast }) : []);
  const faces = cast.flatMap((member) =>
    member.kind === 'figure' ? [measureFigure(member.figure).head] : [],
  );
  const hidesFace = (prop: Prop) => faces.some((face) => coverOf(face, prop.box) > 0);
  return [
    ...standing.map((prop) => (hidesFace(prop) ? { ...prop, isFront: false } : prop)),
    ...laid,
  ].toSorted((one, other) => one.box.y + one.box.height - other.box.y - other.box.height);
}

const spanOf = ({ x, width }: { x: number; width: number }): Gap => ({ from: x, to: x + width });

function gapOf(member: CastMember): Gap[] {
  if (member.kind === 'bust') return [];
  const { x, height } = member.kind === 'figure' ? member.figure : member.animal;
  return [{ from: x - height * 0.13, to: x + height * 0.13, weight: 2 }];
}

function standThing(
  stage: Stage,
  { thing, look, count }: PlacedThing,
  { taken, camera, isBeside }: Room & { isBeside: boolean },
): Prop {
  const { view, width, height } = stage;
  const size = sizeOf(thing);
  const isAfloat = look.stand === 'water' && isBesideWater(stage);
  const lowest = view.floorZ((height * 0.95 - camera.y) / camera.zoom);
  const z = isAfloat ? waterZ : size.height >= high || size.width > 1.3 ? behindZ : Math.max(nearZ, lowest);
  const metre = view.scale(z) * camera.zoom;
  const longest = Math.max(size.width, size.height);
  const seen = isBeside ? onFloor(longest) : Math.max(longest, 0.16 + longest * 0.65);
  const shown = (isAfloat ? longest * onWater : seen) / longest;
  const fit = Math.min(1, (width * widest) / (size.width * shown * metre));
  const box = { width: size.width * shown * metre * fit, height: size.height * shown * metre * fit };
  const copies = Math.min(count, Math.max(1, Math.floor((width * widest) / box.width)), 3);
  const step = box.width * 0.8;
  const wide = box.width + step * (copies - 1);
  const centre = findRoom(width, taken, Math.min(wide, width * 0.92));
  taken.push({ from: centre - wide / 2, to: centre + wide / 2, weight: 3 });
  const ground = toFrame(camera, { x: 0, y: groundAt(stage, z) }).y;
  // Balloons and kites float in the air.
  const foot = look.hold === 'string' ? ground - inTheAir * metre : ground;
  const more = Array.from({ length: copies - 1 }, (_, index) => ({
    ...box,
    x: centre - wide / 2 + step * (index + 1),
    y: foot - box.height + box.height * 0.04 * (index % 2 === 0 ? 1 : -1),
  }));
  return {
    product: thing,
    on: null,
    box: { ...box, x: centre - wide / 2, y: foot - box.height },
    more,
    isAfloat,
    isFront: z < 3.2,
  };
}

const isBesideWater = ({ order: { scene } }: Stage): boolean =>
  scene.setting === 'beach' || scene.setting === 'harbour' || scene.setting === 'lake';

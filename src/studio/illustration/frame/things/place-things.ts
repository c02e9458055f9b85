import type { Box } from '../../brush/manner.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { isTool, toolOf } from '../../person/hands/tools.ts';
import { furnitureMeasures } from '../../world/draw-furniture.ts';
import { findProduct } from '../../world/products/products.ts';
import type { Setting } from '../../../story/story.ts';
import { isIndoor } from '../../world/places/indoor.ts';
import { toFrame } from '../arrange/camera.ts';
import { findRoom, type Gap } from '../arrange/find-room.ts';
import type { Camera, CastMember, Prop, ShownThing } from '../frame-plan.ts';
import type { SceneThing } from './shown-things.ts';
import { groundAt, type Stage } from '../stage.ts';

type PlacedThing = Pick<SceneThing, 'thing' | 'look' | 'count'>;

/** Things on a table are enlarged to be visible. In metres. */
const onTable = { enlarged: 1.5, smallest: 0.2, largest: 0.5, most: 3 };
const tableScale = 0.82;
/** Shown size of a thing on the floor; small ones are enlarged. */
const onFloor = (metres: number): number => (metres < 0.45 ? 0.16 + metres * 0.65 : metres);
/** Metres; taller things stand behind the people, the rest in front. */
const high = 0.85;
const [nearZ, behindZ, waterZ] = [2.95, 4.3, 9.5];
/** A table for things stands in front of the people, where it is not hidden. */
const tableZ = { alone: 2.9, among: 3 };
const vehicles: ReadonlySet<Setting> = new Set<Setting>(['train', 'car', 'boat']);
/** Tables that the text or the place has. */
const tableSign = /\b(?:tables?|picnic|stalls?|counter|desk)\b/iu;
const inTheAir = 1.35;
/** Scale on the water: so far out, things would be too small. */
const onWater = 1.8;
const widest = 0.66;

/** Places named things that are not held beside the people: on a table, on the ground or in the water. */
export function placeThings(
  stage: Stage,
  things: readonly PlacedThing[],
  cast: readonly CastMember[],
  { props, camera }: { props: readonly Prop[]; camera: Camera },
): Prop[] {
  const taken: Gap[] = [...cast.flatMap(gapOf), ...props.map(({ box, on }) => spanOf((on ?? { box }).box))];
  const hasTable = props.some(({ on }) => on);
  // Forests and trams have no tables.
  const hasRoomForTable = isIndoor(stage.order.scene.setting) && !vehicles.has(stage.order.scene.setting);
  const isOnTable = ({ look }: PlacedThing) =>
    look.stand === 'table' && (hasRoomForTable || tableSign.test(stage.order.scene.narration));
  const small = things.filter(isOnTable).slice(0, onTable.most);
  const isStriding = stage.order.scene.action === 'run';
  const standing = things
    .filter((thing) => !isOnTable(thing))
    .map((thing) => standThing(stage, thing, { taken, camera }));
  const laid =
    hasTable || isStriding || small.length === 0
      ? []
      : layOnTable(stage, small, { taken, camera, isAlone: cast.length < 2 });
  const faces = cast.flatMap(faceOf);
  const hidesFace = (prop: Prop) => faces.some((face) => overlaps(face, prop.box));
  // A table in front of a child's face would be worse than one behind the child.
  const isLow = laid.some(hidesFace);
  return [
    ...standing.map((prop) => (hidesFace(prop) ? { ...prop, isFront: false } : prop)),
    ...(isLow ? laid.map((prop) => ({ ...prop, isFront: false })) : laid),
  ].toSorted((one, other) => one.box.y + one.box.height - other.box.y - other.box.height);
}

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const faceOf = (member: CastMember): Box[] =>
  member.kind === 'figure' ? [measureFigure(member.figure).head] : [];

const spanOf = ({ x, width }: { x: number; width: number }): Gap => ({ from: x, to: x + width });

function gapOf(member: CastMember): Gap[] {
  if (member.kind === 'bust') return [];
  const { x, height } = member.kind === 'figure' ? member.figure : member.animal;
  return [{ from: x - height * 0.13, to: x + height * 0.13, weight: 2 }];
}

const sizeOf = ({ kind, name, look }: ShownThing): { width: number; height: number } =>
  isTool(kind) ? toolOf(kind) : findProduct({ kind, name, ...(look && { look }) });

type Room = { taken: Gap[]; camera: Camera };

function standThing(stage: Stage, { thing, look, count }: PlacedThing, { taken, camera }: Room): Prop {
  const { view, width, height } = stage;
  const size = sizeOf(thing);
  const isAfloat = look.stand === 'water' && isBesideWater(stage);
  const lowest = view.floorZ((height * 0.95 - camera.y) / camera.zoom);
  const z = isAfloat ? waterZ : size.height >= high || size.width > 1.3 ? behindZ : Math.max(nearZ, lowest);
  const metre = view.scale(z) * camera.zoom;
  const longest = Math.max(size.width, size.height);
  const shown = (isAfloat ? longest * onWater : onFloor(longest)) / longest;
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

/** Places all small things side by side on one small table. */
function layOnTable(
  stage: Stage,
  things: readonly PlacedThing[],
  { taken, camera, isAlone }: Room & { isAlone: boolean },
): Prop[] {
  const { view, width } = stage;
  const z = isAlone ? tableZ.alone : tableZ.among;
  const metre = view.scale(z) * camera.zoom;
  const { width: wide, rest } = furnitureMeasures.table;
  const table = { width: wide * tableScale * metre, height: rest * tableScale * metre };
  const centre = findRoom(width, taken, Math.min(table.width, width * 0.9));
  taken.push({ from: centre - table.width / 2, to: centre + table.width / 2, weight: 3 });
  const top = toFrame(camera, { x: 0, y: groundAt(stage, z) }).y - table.height;
  const support = {
    kind: 'table',
    facing: 1,
    box: { ...table, x: centre - table.width / 2, y: top },
  } as const;
  const boxes = things.map(({ thing }) => {
    const size = sizeOf(thing);
    const longest = Math.max(size.width, size.height);
    const scale =
      Math.min(
        onTable.largest,
        Math.max(Math.min(onTable.smallest, longest * 2), longest * onTable.enlarged),
      ) / longest;
    return { width: size.width * scale * metre, height: size.height * scale * metre };
  });
  const total = boxes.reduce((sum, box) => sum + box.width, 0);
  const gap = 0.05 * metre;
  const fit = Math.min(1, (table.width * 1.02 - gap * (boxes.length - 1)) / total);
  let x = centre - (total * fit + gap * (boxes.length - 1)) / 2;
  return boxes.map((box, index): Prop => {
    const [boxWidth, boxHeight] = [box.width * fit, box.height * fit];
    const placed = { x, y: top + 0.04 * metre - boxHeight, width: boxWidth, height: boxHeight };
    x += boxWidth + gap;
    return { product: things[index]!.thing, box: placed, on: index === 0 ? support : null, isFront: true };
  });
}

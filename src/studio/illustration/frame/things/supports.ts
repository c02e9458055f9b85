import type { StoryScene } from '../../../story/story.ts';
import type { Box } from '../../brush/manner.ts';
import { isTool, toolOf } from '../../person/hands/tools.ts';
import type { Figure } from '../../person/figure.ts';
import type { FigureMeasure } from '../../person/measure-figure.ts';
import { furnitureBox, furnitureMeasures } from '../../world/draw-furniture.ts';
import { standsAtCounter } from '../arrange/blocking.ts';
import { findVehicle } from './find-vehicle.ts';
import type { ShownThing, Support } from '../frame-plan.ts';
import { findMount, mounts, type MountName } from './mounts.ts';
import { isAtTable } from './at-table.ts';
import { seatFor, tableFor } from './furniture-of-place.ts';
import { partnerObjectsOf } from './partner-objects.ts';
import { findProduct } from '../../world/products/products.ts';
import type { Role } from '../casting.ts';

/** The furniture under and in front of a sitting or lying person, and the object of the action. */
export function supportsOf(
  role: Role,
  scene: Pick<StoryScene, 'setting' | 'narration' | 'namedBefore'>,
  figure: Pick<Figure, 'x' | 'y' | 'height' | 'facing' | 'look'>,
  measure: FigureMeasure & { groundY?: number },
): { behind: Support[]; before: Support[] } {
  const mount = findMount(role.action, scene.narration);
  // Everyone in a boat shares the acting person's.
  if (mount && role.action === 'row' && role.sharesTable) return { behind: [], before: [] };
  if (mount) return mountOf(mount, figure, measure);
  const { behind, before } = furnitureOf(role, scene, figure, measure);
  const objects = partnerObjectsOf(role, scene, figure, measure);
  return { behind: [...objects.behind, ...behind], before: [...before, ...objects.before] };
}

function furnitureOf(
  role: Role,
  { setting, narration, namedBefore }: Pick<StoryScene, 'setting' | 'narration' | 'namedBefore'>,
  figure: Pick<Figure, 'x' | 'y' | 'height' | 'facing'>,
  { seat, deskTop, hand }: FigureMeasure,
): { behind: Support[]; before: Support[] } {
  const { x, y, height, facing } = figure;
  const { action, onTable } = role;
  const behind: Support[] = [];
  const before: Support[] = [];
  if (seat && action === 'ride')
    behind.push(
      vehicleUnder(findVehicle({ narration, namedBefore }) ?? 'bicycle', { seat, ground: y, facing }),
    );
  else if (seat && !carriedOn.has(action)) {
    const kind = seatFor(action, setting, {
      isTabled: deskTop !== undefined || isAtTable(narration),
      hasCompany: !role.isAlone && !sharesSofa.test(narration),
    });
    // Scaled to fit both seat and floor in every pose.
    const metre = Math.min(height / 1.2, Math.max(height / 2.2, (y - seat.y) / furnitureMeasures[kind].rest));
    behind.push({ kind, facing, box: furnitureBox(kind, seat.x, seat.y, metre) });
  }
  if (deskTop !== undefined && !role.sharesTable) {
    const kind = isAtTable(narration) && setting !== 'train' ? 'table' : tableFor(action, setting);
    const metre = (y - deskTop) / furnitureMeasures[kind].rest;
    const middle = x + facing * height * 0.34;
    before.push({
      kind,
      facing,
      box: furnitureBox(kind, middle, deskTop, metre),
      ...(onTable && {
        on: { thing: onTable, box: boxOn(onTable, thingAt(action, figure, hand.x), deskTop, metre) },
      }),
    });
  } else if (seat && deskTop === undefined && !carriedOn.has(action) && sitsAtTable(role, narration)) {
    const top = seat.y - tableOverSeat * height;
    const metre = (y - top) / furnitureMeasures.table.rest;
    before.push({
      kind: 'table',
      facing,
      box: furnitureBox('table', x + facing * height * 0.36, top, metre),
    });
  } else if (deskTop === undefined && standsAtCounter(role, setting)) {
    const metre = height / 1.75;
    before.push({
      kind: 'counter',
      facing,
      box: furnitureBox('counter', x, y - height * 0.53, metre * 0.93),
    });
  }
  return { behind, before };
}

/** Everyone is on the sofa, so that it hides no person. */
const sharesSofa =
  /\b(?:both|they|we|all|together|everyone|everybody)\b[^.]*\b(?:sofa|couch)\b|\bsofa together\b/iu;
const sitsAtTable = ({ action, sharesTable }: Role, narration: string): boolean =>
  isAtTable(narration) && !sharesTable && action !== 'sleep' && action !== 'drive' && action !== 'ride';
/** Height of a table top over the seat, as a share of body height. */
const tableOverSeat = 0.16;

/** Actions on another person, an animal or a swing. */
const carriedOn: ReadonlySet<Role['action']> = new Set(['swing', 'carried', 'on-lap', 'ride-horse']);

/** A vehicle, boat or board on the ground under the person that it lifts. */
function mountOf(
  kind: MountName,
  { x, y, height, facing, look }: Pick<Figure, 'x' | 'y' | 'height' | 'facing' | 'look'>,
  { seat, groundY = y }: Pick<FigureMeasure, 'seat'> & { groundY?: number },
): { behind: Support[]; before: Support[] } {
  const mount = mounts[kind];
  const metre = height / (1.75 * look.stature);
  const middle = (mount.isSeat && seat ? seat.x : x) - facing * mount.saddle.x * metre;
  const box = {
    x: middle - (mount.width * metre) / 2,
    y: groundY - mount.height * metre,
    width: mount.width * metre,
    height: mount.height * metre,
  };
  const support: Support = { kind, facing, box };
  return 'isBefore' in mount ? { behind: [], before: [support] } : { behind: [support], before: [] };
}

/** Position of a thing on the table: under the working hands; a plate or a cup in front of the body. */
const thingAt = (
  action: Role['action'],
  { x, height, facing }: { x: number; height: number; facing: -1 | 1 },
  hand: number,
): number => {
  if (action === 'eat' || action === 'pour') return x + facing * height * 0.3;
  return hand + facing * height * (action === 'type' ? 0.1 : 0.02);
};

/** Metres; a larger thing would hide the person who works on it. */
const maxSizeOnTable = 0.42;

/** Box of a thing at its real size, a little in front of the table's far edge. */
function boxOn({ kind, name, look }: ShownThing, x: number, top: number, metre: number): Box {
  const size = isTool(kind) ? toolOf(kind) : findProduct({ kind, name, ...(look && { look }) });
  const shown = Math.min(1, maxSizeOnTable / Math.max(size.width, size.height));
  const [width, height] = [size.width * shown * metre, size.height * shown * metre];
  return { x: x - width / 2, y: top + 0.05 * metre - height, width, height };
}

/** Vehicles in metres: the box, and the saddle from the middle of the base. */
const vehicles = {
  bicycle: { width: 1.72, height: 1, saddle: { x: -0.25, y: 0.93 } },
  scooter: { width: 1.76, height: 1.12, saddle: { x: -0.36, y: 0.78 } },
} as const;

/** A vehicle on the ground whose saddle carries the rider. */
function vehicleUnder(
  kind: keyof typeof vehicles,
  { seat, ground, facing }: { seat: { x: number; y: number }; ground: number; facing: -1 | 1 },
): Support {
  const { width, height, saddle } = vehicles[kind];
  const metre = (ground - seat.y) / saddle.y;
  const middle = seat.x - facing * saddle.x * metre;
  return {
    kind,
    facing,
    box: {
      x: middle - (width * metre) / 2,
      y: ground - height * metre,
      width: width * metre,
      height: height * metre,
    },
  };
}

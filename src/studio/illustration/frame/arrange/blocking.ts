import type { Setting } from '../../../story/story.ts';
import { findMoment } from '../../../story-script/scenes/find-moment.ts';
import { thingsOf } from '../things/shown-things.ts';
import { contactMetres } from '../partners.ts';
import type { Role } from '../casting.ts';
import type { Stage } from '../stage.ts';

/** x as a share of the visible half width, z in metres from the camera. */
export type Spot = { x: number; z: number };
export type Standing = { role: Role; spot: Spot; facing: -1 | 1 };

/** Distances from the camera. The lead is nearest, so that the lead is the largest figure and never hidden. */
const nearZ = 3;
const leadZ = 3.2;

/** Roles that stand behind a counter at work. */
const servers: ReadonlySet<string> = new Set(
  `barista, waiter, waitress, bartender, cashier, clerk, shop assistant, salesman, saleswoman, salesperson, shopkeeper,
  baker, butcher, florist, grocer, vendor, pharmacist, jeweller, bookseller, stall holder, innkeeper, merchant,
  chocolatier, cheesemaker, concierge, receptionist, bank clerk, librarian, postman`.split(/,\s+/u),
);
const counters: ReadonlySet<Setting> = new Set(['cafe', 'bakery', 'shop', 'supermarket', 'market', 'lobby']);
export const standsAtCounter = ({ character, action, isSeated }: Role, setting: Setting): boolean =>
  counters.has(setting) && servers.has(character.role) && !isSeated && !strides(action) && action !== 'hug';

export const strides = (action: Role['action']): boolean => action === 'run' || action === 'walk';
/** Actions that people do side by side, facing the same way: face to face they would run into each other. */
const sideBySide: ReadonlySet<Role['action']> = new Set([
  'run',
  'walk',
  'hold-hands',
  'held-by-hand',
  'ride',
  'climb',
  'look-up',
  'search',
  'push',
  'pull',
  'drive',
  'row',
  'ski',
  'ride-horse',
]);

/** Positions and directions of all people, from left to right; `seen` is half the width in metres. */
export function blockPersons(stage: Stage, roles: Role[], seen: number): Standing[] {
  const { characters, scene } = stage.order;
  const rank = ({ character }: Role) => characters.findIndex(({ id }) => id === character.id) * stage.flip;
  const [lead] = roles;
  if (!lead) return [];
  // People keep their sides through a story: the one named first stands on the left.
  const byRank = roles.toSorted((first, second) => rank(first) - rank(second));
  const ordered = keepPairTogether(byRank, lead);
  const side = stage.side;
  const hasThings = thingsOf(stage, findMoment(scene)).some(({ role }) => role === 'near');
  const makesRoom = (stage.animals.length > 0 || hasThings) && !liesDown(lead);
  const at = ordered.indexOf(lead);
  // A person in front of a runner would be in the way.
  const isPassing = strides(lead.action) && !roles.some((role) => role !== lead && strides(role.action));
  const leavesRoom = roles.length > 1 && (atObject.has(lead.action) || isPassing);
  const spots = liesDown(lead)
    ? bedSpots(ordered.length, at)
    : leavesRoom
      ? objectSpots(ordered.length, at)
      : lead.partnerId && roles.length > 1
        ? pairSpots(ordered, lead, { seen, stature: minStature(stage, ordered) })
        : openSpots(ordered.length, at, side, makesRoom);
  if (leavesRoom) return ordered.map((role, index) => ({ role, spot: spots[index]!, facing: 1 }));
  const isTogether =
    ordered.length > 1 &&
    ordered.every(({ action }) => sideBySide.has(action) || action === 'listen') &&
    sideBySide.has(lead.action);
  return ordered.map((role, index): Standing => {
    const spot =
      standsAtCounter(role, scene.setting) && roles.length > 1 ? { ...spots[index]!, z: 4 } : spots[index]!;
    if (isTogether && sideBySide.has(role.action)) return { role, spot, facing: side < 0 ? 1 : -1 };
    const partner = ordered.findIndex(({ character }) => character.id === lead.partnerId);
    // A person on a swing faces the direction of the push.
    if (lead.action === 'push-swing' && partner !== -1 && (index === at || index === partner))
      return { role, spot, facing: spots[partner]!.x > spots[at]!.x ? 1 : -1 };
    const middle =
      ordered.length > 1
        ? spots[role === lead ? (partner === -1 ? nearestTo(at, ordered.length) : partner) : at]!.x
        : 0;
    return { role, spot, facing: spot.x < middle || (spot.x === middle && side < 0) ? 1 : -1 };
  });
}

const liesDown = ({ action }: Role): boolean => action === 'sleep' || action === 'lie';

/** A lying person takes the width; the others stand behind it and can see the sleeper. */
function bedSpots(count: number, lead: number): Spot[] {
  const behind = [-0.1, 0.5, -0.55].slice(0, count - 1).toSorted((one, other) => one - other);
  return Array.from({ length: count }, (_, index) =>
    index === lead ? { x: 0, z: 3.35 } : { x: behind[index < lead ? index : index - 1]!, z: 4.3 },
  );
}

/** With a door, stairs or a hoop in front of the lead, the others stand behind the lead's back. */
const atObject: ReadonlySet<Role['action']> = new Set(['knock', 'climb-stairs', 'shoot', 'wash-hair']);
function objectSpots(count: number, lead: number): Spot[] {
  const behind = [-0.66, -0.4, -0.8];
  return Array.from({ length: count }, (_, index) =>
    index === lead
      ? { x: 0.06, z: leadZ }
      : { x: behind[index < lead ? index : index - 1]!, z: 4 + 0.2 * index },
  );
}

/** The lead talks to the neighbour nearer to the middle. */
const nearestTo = (at: number, count: number): number => (at < count / 2 ? at + 1 : at - 1);

/** Makes two people who touch neighbours, whatever their order in the story. */
function keepPairTogether(ordered: Role[], lead: Role): Role[] {
  const partner = ordered.find(({ character }) => character.id === lead.partnerId);
  if (!partner) return ordered;
  const [at, other] = [ordered.indexOf(lead), ordered.indexOf(partner)];
  if (Math.abs(at - other) < 2) return ordered;
  const rest = ordered.filter((role) => role !== partner);
  rest.splice(at < other ? rest.indexOf(lead) + 1 : rest.indexOf(lead), 0, partner);
  return rest;
}

const passesOn: ReadonlySet<Role['action']> = new Set(['give', 'pay', 'shake-hands']);
const minStature = ({ looks }: Stage, roles: readonly Role[]): number =>
  Math.min(...roles.map(({ character }) => looks.get(character.id)!.stature));

/** The pair stands on one third, close enough to touch; the others stand behind and beside it. */
function pairSpots(
  ordered: Role[],
  lead: Role,
  { seen, stature }: { seen: number; stature: number },
): Spot[] {
  const at = ordered.indexOf(lead);
  const other = ordered.findIndex(({ character }) => character.id === lead.partnerId);
  // A child has a shorter reach, but hugs at the same distance.
  const reach = passesOn.has(lead.action) ? 0.5 + 0.5 * Math.min(1, stature) : 1;
  const half = (contactMetres(lead.action) * reach) / 2 / Math.max(0.5, seen);
  const count = ordered.length;
  const left = Math.min(at, other);
  const centre =
    count === 2 ? 0 : count === 3 ? (left === 0 ? -0.3 : 0.3) : left === 0 ? -0.3 : left === 1 ? 0 : 0.3;
  const outside = [
    [0.74, 4],
    [0.7, 4.3],
  ] as const;
  let beyond = 0;
  return ordered.map((_, index): Spot => {
    if (index === at || index === other)
      return { x: centre + (index === left ? -half : half), z: index === at ? leadZ - 0.02 : leadZ };
    if (index < left)
      return { x: count === 4 && left === 2 && index === 1 ? -0.3 : -0.76, z: 4 + index * 0.2 };
    const [x, z] = outside[beyond]!;
    beyond += 1;
    return { x: count === 4 && left === 0 && beyond === 1 ? 0.32 : x, z };
  });
}

/** One person on a third, two at different depths, three in a triangle, four in two rows. The lead stands in front. */
function openSpots(count: number, lead: number, side: -1 | 1, makesRoom: boolean): Spot[] {
  if (count <= 1) return [{ x: side * (makesRoom ? 0.5 : 0.3), z: leadZ }];
  if (count === 2) return [-0.5, 0.5].map((x, index) => ({ x, z: index === lead ? nearZ : 3.7 }));
  if (count === 3) {
    const xs = lead === 1 ? [-0.66, 0.02, 0.68] : [-0.62, 0.1, 0.66];
    const depths = lead === 1 ? [3.6, nearZ, 4.1] : lead === 0 ? [nearZ, 4.1, 3.5] : [3.5, 4.1, nearZ];
    return xs.map((x, index) => ({ x, z: depths[index]! }));
  }
  const [outer, inner, aside] = [0.76, 0.22, 0.36];
  const xs = [-outer, lead === 2 ? -aside : -inner, lead === 1 ? aside : inner, outer];
  const behind = [3.5, 4.1, 4.2, 3.6];
  return xs.map((x, index) => ({ x, z: index === lead ? nearZ : behind[index]! }));
}

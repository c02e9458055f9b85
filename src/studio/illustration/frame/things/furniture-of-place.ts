import type { Setting } from '../../../story/story.ts';
import type { FurnitureKind } from '../../world/draw-furniture.ts';
import { isIndoor } from '../../world/places/indoor.ts';
import type { Role } from '../casting.ts';

type Action = Role['action'];

/** Places where people sit on benches, unless they sit at a table. */
const benches: ReadonlySet<Setting> = new Set<Setting>([
  ...([
    'park',
    'street',
    'market',
    'barn',
    'forest',
    'beach',
    'field',
    'mountains',
    'airport',
    'gym',
  ] as const),
  ...([
    'rooftop',
    'pool',
    'track',
    'pitch',
    'harbour',
    'boat',
    'lake',
    'lobby',
    'church',
    'gallery',
  ] as const),
]);
const sofas: ReadonlySet<Setting> = new Set<Setting>(['living-room', 'bedroom']);
/** Rooms with castor chairs. */
const castors: ReadonlySet<Setting> = new Set<Setting>([
  ...(['office', 'meeting-room', 'living-room', 'bedroom', 'studio', 'lobby'] as const),
  ...(['hospital', 'dentist', 'warehouse', 'garage', 'gallery'] as const),
]);
/** Rooms with desks; elsewhere people write and type at a table. */
const desks: ReadonlySet<Setting> = new Set<Setting>([...castors, 'library', 'classroom']);
/** Rooms in which nothing stands on a table unless the text mentions one. */
const bare: ReadonlySet<Setting> = new Set<Setting>([
  'train',
  'car',
  'pool',
  'gym',
  'barn',
  'stage',
  'church',
]);

const tableSign =
  /\b(?:tables?|desks?|counters?|stalls?|stands?|workbench|bar|picnic|trestle|displays?|market)\b/iu;

/** Whether small things can rest on a table: not outdoors or in a vehicle unless the text mentions one. */
export const hasTables = ({ setting, narration }: { setting: Setting; narration: string }): boolean =>
  (isIndoor(setting) && !bare.has(setting)) || setting === 'market' || tableSign.test(narration);

const atTable: ReadonlySet<Action> = new Set<Action>([
  'cook',
  'eat',
  'play-cards',
  'knead',
  'light',
  'pour',
  'wipe',
]);

/** The table that a kind of work is done at; a seat in a train has a small one in front of it. */
export function tableFor(action: Action, setting: Setting): FurnitureKind {
  if (setting === 'train' || setting === 'car') return 'side-table';
  return desks.has(setting) && !atTable.has(action) ? 'desk' : 'table';
}

const worksAtDesk: ReadonlySet<Action> = new Set<Action>(['sit-at-desk', 'type']);

/** The seat of a person; `hasCompany`: other people are in the picture, whom a sofa would hide. */
export function seatFor(
  action: Action,
  setting: Setting,
  { isTabled, hasCompany }: { isTabled: boolean; hasCompany: boolean },
): FurnitureKind {
  if (action === 'sleep') return 'bed';
  if (setting === 'train') return 'train-seat';
  if (setting === 'car') return 'car-seat';
  if (worksAtDesk.has(action)) return castors.has(setting) ? 'office-chair' : 'chair';
  if (isTabled) return 'chair';
  if (sofas.has(setting)) return hasCompany ? 'armchair' : 'sofa';
  return benches.has(setting) ? 'bench' : 'chair';
}

import { findThings, type NamedThing } from '../../../story-script/things/find-things.ts';
import { findThingLook, type ThingLook } from '../../../story-script/things/thing-book.ts';
import { productBook } from '../../../story-script/products/find-product-places.ts';
import type { ProductKind, Setting } from '../../../story/story.ts';
import type { ToolKind } from '../../person/hands/tools.ts';
import type { ShownThing } from '../frame-plan.ts';
import { baby } from './things.ts';
import type { Stage } from '../stage.ts';

/** A thing named in the sentence, ready to be drawn. */
export type SceneThing = Omit<NamedThing, 'look'> & { look: ThingLook; thing: ShownThing };

/** More things would clutter the frame. */
const maxThings = 4;

/** Things that belong to a place and are painted with it. */
const ofPlace: Readonly<Record<string, readonly Setting[]>> = {
  bathtub: ['bathroom'],
  bed: ['bedroom', 'hospital'],
  'couch-and-lamp': ['living-room', 'cafe', 'office'],
  chair: ['office', 'meeting-room', 'classroom', 'restaurant', 'cafe', 'kitchen', 'salon', 'dentist'],
  'umbrella-on-ground': ['beach'],
  door: ['living-room', 'bedroom', 'shop', 'office'],
  'palm-tree': ['beach'],
  'evergreen-tree': ['forest', 'mountains'],
  'potted-plant': ['forest', 'field'],
  minibus: ['car', 'train'],
  'delivery-truck': ['car', 'train'],
  'tram-car': ['train'],
  bus: ['train'],
  taxi: ['car'],
  ambulance: ['car'],
  'police-car': ['car'],
  'pickup-truck': ['car'],
  ferry: ['boat'],
  canoe: ['boat'],
  ship: ['boat'],
  'passenger-ship': ['boat'],
  sailboat: ['boat'],
  'motor-boat': ['boat'],
  speedboat: ['boat'],
  'deciduous-tree': ['forest', 'park'],
  deckchair: [],
  'washing-machine': [],
};

/** The things of the moment, without the scene's products and animals, which have their own painters. */
export function thingsOf(stage: Stage, moment: string): SceneThing[] {
  const { setting } = stage.order.scene;
  const kinds = new Set(stage.products.filter(({ look }) => !look).map(({ kind }) => kind));
  const painted = new Set(
    [...stage.animals, ...(stage.inArms ? [stage.inArms] : [])].flatMap(({ character: { role, name } }) => [
      role,
      name.toLowerCase(),
    ]),
  );
  const seen = new Set<string>();
  const named = findThings(moment).map((found) => (hasPet(stage) ? asPetBowl(found) : found));
  return [...babyAlone(stage), ...named, ...creaturesOf(stage)]
    .filter(({ phrase, look }) => {
      const isKnown =
        kindsOf(phrase).some((kind) => kinds.has(kind)) || painted.has(phrase) || seen.has(look.artwork);
      seen.add(look.artwork);
      return !isKnown && !ofPlace[look.artwork]?.includes(setting);
    })
    .slice(0, maxThings)
    .map((found) => ({
      ...found,
      role: roleAmong(named, found),
      thing: found.phrase === 'baby' ? baby : asShown(found),
    }));
}

const hasPet = ({ animals, persons }: Stage): boolean =>
  animals.some(({ character: { role } }) => fedFromBowl.test(role)) && persons.length < 3;
const fedFromBowl = /^(?:dog|puppy|cat|kitten|rabbit|hamster|guinea pig|hedgehog|pig|hen)$/u;
const petBowl = findThingLook('pet bowl')!;
/** Beside a dog, a bowl is its own and stands on the floor. */
const asPetBowl = (found: NamedThing): NamedThing =>
  found.phrase === 'bowl' ? { ...found, look: petBowl, role: 'near' } : found;

/** "The cup fell, and she picked the cup up": a thing that is held once is shown in the hand. */
function roleAmong(named: readonly NamedThing[], { look, role }: NamedThing): NamedThing['role'] {
  const roles = named.filter((one) => one.look.artwork === look.artwork).map((one) => one.role);
  return (['given', 'held'] as const).find((one) => roles.includes(one)) ?? role;
}

/** A baby lies by itself if there is no person to hold it. */
const babyAlone = ({ hasBaby, persons }: Stage): NamedThing[] =>
  hasBaby && persons.length === 0 ? [lyingBaby] : [];
const lyingBaby: NamedThing = {
  look: { artwork: '=baby#e9d9c9', metres: 0.5, hold: 'palm', stand: 'table' },
  phrase: 'baby',
  written: 'baby',
  at: 0,
  role: 'near',
  count: 1,
  isPlural: false,
  isInside: false,
};

/** Characters that are neither people nor animals with a painter, even if the sentence only says "it". */
const creaturesOf = ({ creatures }: Stage): NamedThing[] =>
  creatures.flatMap((role) => {
    const look = findThingLook(role);
    if (!look) return [];
    const named = { look, phrase: role, written: role, at: 0, role: 'near' as const, count: 1 };
    return [{ ...named, isPlural: false, isInside: false }];
  });

/** The kinds named by the end of a phrase: "ice cream van" is a car. */
export function kindsOf(phrase: string): ProductKind[] {
  const words = phrase.split(' ');
  return words.flatMap((_, from) => {
    const found = productBook.find(words, from);
    return found?.value && from + found.length === words.length ? [found.value.kind] : [];
  });
}

/** `=cup#f2efe8` is drawn by the built-in painter for cups; everything else is artwork. */
export function asShown({ look }: Pick<NamedThing, 'look'>): ShownThing {
  const own = /^=([\w-]+)(#\w+)$/u.exec(look.artwork);
  if (own) return { kind: own[1] as ProductKind | ToolKind, colour: own[2]!, name: '' };
  // For artwork, the kind only states whether hands can hold it.
  return { kind: look.hold === 'none' ? 'chair' : 'toy', colour: null, name: '', look };
}

export const isHoldable = ({ look }: Pick<SceneThing, 'look'>): boolean =>
  look.hold !== 'none' && look.hold !== 'both';

import {
  cookware,
  drinks,
  fingerFood,
  food,
  pens,
  readable,
  setOf,
  tools,
} from '../../../story-script/words/thing-groups.ts';
import type { PoseName } from '../../person/poses/find-pose.ts';
import type { ShownThing } from '../frame-plan.ts';
import { isHoldable, type SceneThing } from './shown-things.ts';
import { needs } from './things.ts';

type Handled = { action: PoseName; holds?: ShownThing; onTable?: ShownThing };

/** Things that the pose itself already shows. */
const shownByPose: Partial<Record<PoseName, ReadonlySet<string>>> = {
  write: readable,
  phone: setOf('=phone telephone'),
  // The picture that is taken is not in the scene.
  photograph: setOf('=camera =phone camera framed-picture'),
  type: setOf('=laptop desktop-computer keyboard'),
  sweep: setOf('broom'),
  shovel: setOf('shovel'),
  paint: setOf('paintbrush artist-palette'),
  drive: setOf('minibus delivery-truck tractor forklift excavator tram-car bus taxi'),
  row: setOf('canoe paddle motor-boat'),
  surf: setOf('surfboard'),
  swim: setOf('surfboard'),
  ski: setOf('skis'),
  'ride-horse': setOf(''),
  feed: setOf('basket'),
  brush: setOf('toothbrush hair-pick'),
  ride: setOf('bicycle motor-scooter motorcycle kick-scooter'),
  sew: setOf('sewing-needle thread'),
  knead: setOf('dough bread'),
  cook: setOf('=pot'),
  light: setOf('candle'),
  shoot: setOf('=ball basketball hoop soccer-ball'),
  dribble: setOf('=ball basketball'),
  kick: setOf('=ball soccer-ball rugby-football american-football goal-net'),
  swing: setOf('swing'),
  'push-swing': setOf('swing'),
  climb: setOf('ladder'),
  knock: setOf('door'),
  finish: setOf('chequered-flag ribbon'),
};
/** Poses with free hands, which can hold a thing. */
const free: ReadonlySet<PoseName> = new Set<PoseName>([
  'stand',
  'talk',
  'listen',
  'think',
  'sit',
  'walk',
  'laugh',
  'lean',
  'work',
  'search',
]);

/** Poses in which a person keeps a thing in the hand: "she ran with the can in her hand". */
export const moving: ReadonlySet<PoseName> = new Set<PoseName>(['run', 'jump', 'dance', 'cheer', 'wave']);
/** Metres. */
const maxOnTheMove = 0.5;

const artworkOf = ({ look }: SceneThing): string => look.artwork.replace(/#.*$/u, '');
const blades = setOf('scissors kitchen-knife dagger carpentry-saw');
const scissors: ShownThing = {
  kind: 'toy',
  colour: null,
  name: '',
  look: { artwork: 'scissors', metres: 0.22, hold: 'grip', stand: 'table' },
};
const chops = /\b(?:chop|slic|dic|peel|carv|mince)(?:es|ed|s|ped|ps|d)?\b|\bcut(?:s|ting)?\b/iu;
const knife: ShownThing = {
  kind: 'toy',
  colour: null,
  name: '',
  look: { artwork: 'kitchen-knife', metres: 0.3, hold: 'grip', stand: 'table' },
};
const pots = setOf('=pot =pan shallow-pan-of-food');
/** Instruments of each playing pose. */
const instruments: Partial<Record<PoseName, ReadonlySet<string>>> = {
  'play-guitar': setOf('guitar =guitar banjo harp violin'),
  'play-violin': setOf('violin'),
  'play-wind': setOf('flute trumpet saxophone whistle harmonica'),
  'play-drum': setOf('drum long-drum accordion maracas'),
  'play-piano': setOf('piano musical-keyboard'),
};
const asInstrument = (artwork: string, metres: number): ShownThing => ({
  kind: 'toy',
  colour: null,
  name: '',
  look: { artwork, metres, hold: 'palm', stand: 'floor' },
});
const usualInstruments: Partial<Record<PoseName, ShownThing>> = {
  'play-guitar': asInstrument('guitar', 0.95),
  'play-violin': asInstrument('violin', 0.6),
  'play-wind': asInstrument('trumpet', 0.45),
  'play-drum': asInstrument('drum', 0.42),
};
const keyboard = asInstrument('musical-keyboard', 0.9);

const lights = setOf('flashlight lantern diya-lamp candle');
/** Games that stay on the table. */
const onBoard = setOf('chess-pawn game-die puzzle-piece');
/** Metres; larger things are carried with both arms. */
const large = 0.4;

/** Poses in which a person has a product in the hand where there is no table for it. */
export const freeHands: ReadonlySet<PoseName> = new Set<PoseName>([...free, 'search', 'look-up']);

/** Things that a person holds where there is no table to put them on. */
const isSmall = (thing: SceneThing): boolean =>
  isHoldable(thing) && thing.look.stand === 'table' && thing.look.metres <= large;

/** Removes the things in the acting person's hands and on the table from `things`; the rest stays. */
export function handleThings(
  wanted: PoseName,
  things: SceneThing[],
  { hasTable = true, moment = '' }: { hasTable?: boolean; moment?: string } = {},
): Handled {
  const pick = (isRight: (thing: SceneThing) => boolean): SceneThing | undefined => {
    const at = things.findIndex(isRight);
    return at === -1 ? undefined : things.splice(at, 1)[0];
  };
  const pickFrom = (artworks: ReadonlySet<string>) => pick((thing) => artworks.has(artworkOf(thing)));
  const own = shownByPose[wanted];
  if (own) while (pickFrom(own));
  const holding = (thing: SceneThing | undefined): Handled => ({
    action: wanted,
    ...(thing && { holds: thing.thing }),
  });
  const music = instruments[wanted];
  if (music) {
    const named = pickFrom(music);
    if (wanted === 'play-piano') return { action: wanted, onTable: keyboard };
    // The engine's own guitar stands upright; artwork lies across the body.
    const isOwn = named?.look.artwork.startsWith('=') ?? true;
    const held = isOwn ? usualInstruments[wanted] : named?.thing;
    return { action: wanted, ...(held && { holds: held }) };
  }
  switch (wanted) {
    case 'play-cards': {
      const board = pickFrom(onBoard);
      if (board) return { action: wanted, onTable: board.thing };
      const hand = pickFrom(setOf('card-fan'));
      return { action: wanted, holds: hand?.thing ?? asInstrument('card-fan', 0.2) };
    }
    case 'read':
      return holding(pickFrom(readable));
    case 'drink':
      return holding(pickFrom(drinks));
    case 'write':
      return holding(pickFrom(pens));
    case 'wipe':
    case 'sit-at-desk': {
      const before = pick(({ look }) => look.stand === 'table');
      return { action: wanted, ...(before && { onTable: before.thing }) };
    }
    case 'cut': {
      const held = pickFrom(blades) ?? { thing: scissors };
      const before = pick(({ look }) => look.stand === 'table');
      return { action: wanted, holds: held.thing, ...(before && { onTable: before.thing }) };
    }
    case 'repair':
      return holding(pickFrom(tools));
    case 'eat': {
      const inHand = pickFrom(fingerFood);
      if (inHand) return holding(inHand);
      const before = pickFrom(food);
      return { action: wanted, ...(before && { onTable: before.thing }) };
    }
    case 'cook': {
      const before = pick((thing) => food.has(artworkOf(thing)) || fingerFood.has(artworkOf(thing)));
      const held = pickFrom(cookware)?.thing ?? (chops.test(moment) ? knife : undefined);
      const pot = before ? undefined : pickFrom(pots);
      const onTable = before ?? pot;
      return { action: wanted, ...(held && { holds: held }), ...(onTable && { onTable: onTable.thing }) };
    }
    default: {
      const isHeld = (thing: SceneThing) => thing.role !== 'near' && isHoldable(thing);
      if (needs[wanted]?.isNamed) {
        const thing = pick(isHeld) ?? pick((one) => isHoldable(one) && one.look.stand !== 'water');
        // A person who opens or packs a large thing stands in front of it.
        return thing ? holding(thing) : { action: wanted };
      }
      if (wanted === 'search')
        return holding(pick(isHeld) ?? pickFrom(lights) ?? (hasTable ? undefined : pick(isSmall)));
      if (moving.has(wanted))
        return holding(pick((thing) => isHeld(thing) && thing.look.metres <= maxOnTheMove));
      if (!free.has(wanted)) return { action: wanted };
      const isFree = (one: SceneThing) => !(wanted === 'sit' && onBoard.has(artworkOf(one)));
      const thing =
        pick((one) => isHeld(one) && isFree(one)) ??
        (hasTable && wanted !== 'sit' ? undefined : pick((one) => isSmall(one) && isFree(one)));
      if (!thing) return { action: wanted };
      const { hold, metres } = thing.look;
      const action =
        wanted === 'walk'
          ? 'carry'
          : hold === 'handle'
            ? wanted
            : hold === 'palm' && metres >= large
              ? 'carry'
              : 'hold-out';
      return { action: wanted === 'sit' ? 'sit' : action, holds: thing.thing };
    }
  }
}

import type { PoseName } from '../../person/poses/find-pose.ts';

/** Actions of the hands with a visible result: the thing that the hands work on has to be in the picture. */
const handWork = [
  'eat',
  'drink',
  'yawn',
  'cook',
  'pour',
  'knead',
  'cut',
  'light',
  'wipe',
  'brush',
  'wash-hair',
  'sew',
  'write',
  'read',
  'paint',
  'measure',
  'pack',
  'open',
  'water',
  'fish',
  'photograph',
  'knock',
  'point',
  'raise-hand',
  'hug',
  'play-cards',
  'play-guitar',
  'play-violin',
  'play-wind',
  'play-drum',
  'play-piano',
] as const satisfies readonly PoseName[];

/** Gestures that a face can stand for while the person speaks. */
const handGestures = [
  'give',
  'receive',
  'pay',
  'show',
  'serve',
  'carry',
  'catch',
  'search',
  'teach',
  'present',
  'examine',
  'comfort',
  'shake-hands',
  'clap',
  'cheer',
  'argue',
  'type',
  'phone',
  'work',
  'sit-at-desk',
  'wake',
] as const satisfies readonly PoseName[];

/** Work, sport and accidents of the whole body. */
const bodyWork = [
  'dig',
  'shovel',
  'sweep',
  'repair',
  'feed',
  'climb',
  'jump',
  'dance',
  'kick',
  'shoot',
  'dribble',
  'finish',
  'swim',
  'surf',
  'ski',
  'row',
  'ride-horse',
  'fall',
  'kneel',
  'lie',
  'on-lap',
  'carry-person',
  // A hand in the air would be cut by the frame's edge.
  'wave',
] as const satisfies readonly PoseName[];

/** Postures and movements of the whole body that give way to a product or a speaking face. */
const bodyPostures = [
  'sleep',
  'sit-on-ground',
  'crouch',
  'run',
  'ride',
  'climb-stairs',
  'push',
  'pull',
  'lift',
  'throw',
  'push-swing',
  'pet',
  'hold-hands',
  'held-by-hand',
] as const satisfies readonly PoseName[];

/** Poses that a shot of head and shoulders does not show. */
export const needsHands: ReadonlySet<PoseName> = new Set<PoseName>([...handWork, ...handGestures]);

/** Poses that only a shot of the whole body shows. */
export const needsLegs: ReadonlySet<PoseName> = new Set<PoseName>([...bodyWork, ...bodyPostures]);

/** Actions that must stay visible, also beside a product or while the person speaks. */
export const mustBeSeen: ReadonlySet<PoseName> = new Set<PoseName>([...handWork, ...bodyWork, 'drive']);

/** Poses in which a person offers or shows a thing to another. */
export const handsOver: ReadonlySet<PoseName> = new Set<PoseName>([
  'give',
  'pay',
  'serve',
  'show',
  'hold-out',
]);

export const liesDown: ReadonlySet<PoseName> = new Set<PoseName>(['lie', 'sleep']);

import type { Feeling } from '../../story/story.ts';
import type { PoseName } from '../person/poses/find-pose.ts';

/** The feeling of a person beside one who feels so. */
export const beside: Record<Feeling, Feeling> = {
  neutral: 'neutral',
  happy: 'happy',
  sad: 'worried',
  worried: 'thoughtful',
  surprised: 'surprised',
  angry: 'worried',
  thoughtful: 'neutral',
  proud: 'happy',
};
export const moodOf: Partial<Record<PoseName, Feeling>> = {
  laugh: 'happy',
  cheer: 'happy',
  dance: 'happy',
  cry: 'sad',
  argue: 'angry',
  finish: 'happy',
};

/** Poses that also work on a seat, because hands and face are free. */
export const seatable: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'stand',
    'talk',
    'listen',
    'think',
    'laugh',
    'cry',
    'clap',
    'drink',
    'read',
    'phone',
    'show',
    'yawn',
    'carry',
    'look-up',
  ] as const),
  ...([
    'hold-out',
    'wave',
    'point',
    'examine',
    'cheer',
    'present',
    'give',
    'receive',
    'open',
    'write',
    'raise-hand',
    'argue',
  ] as const),
]);
/** Words by which the others join in an action that is otherwise done alone. */
export const togetherSign =
  /\b(?:they|we|both|together|everyone|everybody|all of (?:them|us)|(?:our|my|her|his|the) (?:whole )?(?:family|team|group))\b/iu;

/** Poses on a seat. Unless it is work, everyone present sits. */
export const seats: ReadonlySet<PoseName> = new Set<PoseName>([
  'sit',
  'eat',
  'drive',
  'sit-at-desk',
  'write',
  'type',
  'play-cards',
  'play-piano',
]);
export const withEyesElsewhere: ReadonlySet<PoseName> = new Set<PoseName>([
  'carry',
  'lift',
  'present',
  'serve',
  'teach',
  'show',
  'throw',
  'sweep',
  'drink',
  'pay',
]);

/** Replacements of poses without a thing to hold. */
export const emptyHanded: Partial<Record<PoseName, (hasOther: boolean) => PoseName>> = {
  'hold-out': (hasOther) => (hasOther ? 'talk' : 'stand'),
  show: (hasOther) => (hasOther ? 'talk' : 'stand'),
  carry: () => 'stand',
  open: (hasOther) => (hasOther ? 'talk' : 'stand'),
  pack: (hasOther) => (hasOther ? 'talk' : 'stand'),
  give: () => 'talk',
  lift: () => 'stand',
  throw: () => 'stand',
  examine: (hasOther) => (hasOther ? 'talk' : 'think'),
};

/** Crossed arms say no, or that it takes too long. Other idle people keep their arms loose. */
const reserved =
  /\b(?:refus(?:es|ed)|doubt(?:s|ed)|sceptical|skeptical|impatient(?:ly)?|cross(?:es|ed) (?:her|his|my|their) arms|(?:did|does|do|would|will)(?: not|n[’']t) (?:believe|trust|like|want|move|give|let)|stubborn(?:ly)?|frown(?:s|ed)|annoyed|fed up|grumpy|grumbl(?:es|ed))\b/iu;
const loose: ReadonlySet<PoseName> = new Set<PoseName>(['stand', 'listen']);
export const withReserve = (action: PoseName, feeling: Feeling, moment: string): PoseName =>
  loose.has(action) && (feeling === 'angry' || reserved.test(moment)) ? 'cross-arms' : action;

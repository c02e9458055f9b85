import type { PoseName } from '../person/poses/find-pose.ts';

/** Poses of the partner and of the bystanders in response to an action. */
type Reaction = { partner?: PoseName; others: PoseName };

const same = (action: PoseName): Reaction => ({ partner: action, others: action });

const reactions: Partial<Record<PoseName, Reaction>> = {
  give: { partner: 'receive', others: 'listen' },
  serve: { partner: 'receive', others: 'listen' },
  pay: { partner: 'receive', others: 'listen' },
  'carry-person': { partner: 'carried', others: 'walk' },
  'on-lap': { partner: 'sit', others: 'listen' },
  'play-cards': same('play-cards'),
  swim: same('swim'),
  row: same('row'),
  surf: { others: 'stand' },
  ski: same('ski'),
  'play-guitar': { others: 'listen' },
  hug: { partner: 'hug', others: 'stand' },
  comfort: { partner: 'cry', others: 'listen' },
  'shake-hands': { partner: 'shake-hands', others: 'listen' },
  'hold-hands': { partner: 'held-by-hand', others: 'stand' },
  throw: { partner: 'catch', others: 'listen' },
  'push-swing': { partner: 'swing', others: 'listen' },
  argue: same('argue'),
  finish: { others: 'cheer' },
  'raise-hand': same('raise-hand'),
  kick: { others: 'run' },
  shoot: { others: 'listen' },
  walk: same('walk'),
  run: same('run'),
  sit: same('listen'),
  eat: same('eat'),
  wave: same('wave'),
  dance: same('dance'),
  cheer: same('cheer'),
  clap: same('clap'),
  laugh: same('laugh'),
  jump: same('jump'),
  climb: same('climb'),
  'look-up': same('look-up'),
  search: same('search'),
  ride: same('ride'),
  sleep: same('stand'),
};

/** Actions that bystanders only join if the text says so. */
const aloneUnlessSaid: ReadonlySet<PoseName> = new Set<PoseName>([
  'climb',
  'climb-stairs',
  'raise-hand',
  'jump',
  'swim',
  'ski',
  'ride',
  'run',
  'eat',
  'search',
]);

export const reactionTo = (
  action: PoseName,
  { isPartner, isSpeaker, isShared = true }: { isPartner: boolean; isSpeaker: boolean; isShared?: boolean },
): PoseName => {
  const reaction = !isShared && aloneUnlessSaid.has(action) ? undefined : reactions[action];
  if (isPartner && reaction?.partner) return reaction.partner;
  return reaction?.others ?? (isSpeaker ? 'talk' : 'listen');
};

/** Metres between two people who touch or pass a thing from hand to hand. */
const contacts: Partial<Record<PoseName, number>> = {
  hug: 0.44,
  'carry-person': 0.3,
  'on-lap': 0.3,
  comfort: 0.62,
  'hold-hands': 0.66,
  'shake-hands': 0.92,
  'push-swing': 0.86,
  give: 0.94,
  pay: 0.94,
};

export const isContact = (action: PoseName): boolean => action in contacts;
export const contactMetres = (action: PoseName): number => contacts[action] ?? 1.1;

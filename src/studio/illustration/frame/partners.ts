import type { PoseName } from '../person/poses/find-pose.ts';

/** What the others do while somebody does this: the one it is done to, and those who stand by. */
type Answer = { partner?: PoseName; others: PoseName };

const same = (action: PoseName): Answer => ({ partner: action, others: action });

const answers: Partial<Record<PoseName, Answer>> = {
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

/** Nobody climbs, swims or rides along because somebody else is there. */
const aloneUnlessSaid: ReadonlySet<PoseName> = new Set<PoseName>([
  'climb',
  'climb-stairs',
  'jump',
  'swim',
  'ski',
  'ride',
  'eat',
  'search',
]);

export const answerTo = (
  action: PoseName,
  { isPartner, isSpeaker, isShared = true }: { isPartner: boolean; isSpeaker: boolean; isShared?: boolean },
): PoseName => {
  const answer = !isShared && aloneUnlessSaid.has(action) ? undefined : answers[action];
  if (isPartner && answer?.partner) return answer.partner;
  return answer?.others ?? (isSpeaker ? 'talk' : 'listen');
};

/** Metres between the two who touch, or who pass a thing from hand to hand. */
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

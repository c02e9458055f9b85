import type { HookBrief } from './hook-writer.ts';
import { slotsIn, type Pattern } from './pattern.ts';

/** The subject of a pattern, by the slot that says most about this offer. */
const worth: readonly (readonly [slots: readonly string[], worth: number])[] = [
  [['whom'], 5.2],
  [['who', 'whoask', 'whoelse', 'coming', 'delivered'], 4.8],
  [['price', 'doesyour'], 4.6],
  [['local', 'destination'], 4.2],
  [['rel', 'says', 'bare', 'act', 'doesyour', 'itsays', 'notall', 'low', 'fact', 'treat', 'extra'], 4],
  [['told'], 4],
  [['last'], 4.6],
  [['next'], 4.2],
  [['ask', 'scene', 'twist'], 4],
  [['trouble', 'nuisance'], 3.4],
  [['project', 'myproject'], 3.9],
  [['goal', 'mygoal', 'theirgoal'], 3.7],
  [['short'], 3.7],
  [['quote'], 2.6],
  [['audience'], 3.6],
  [['cause'], 3],
  [['alone'], 3],
  [['nameonly'], 3.2],
  [['kind', 'kinds', 'thing'], 1.8],
  [['name'], 1.6],
];
const ofMoments = new Set(['ask', 'scene', 'twist', 'trouble', 'nuisance']);
export const isMomentSlot = (slot: string): boolean => ofMoments.has(slot);
export const isMoment = (pattern: Pattern): boolean => slotsIn(pattern).some(isMomentSlot);
const ofPoints = new Set(
  'rel says bare act doesyour itsays notall treat extra low fact first next last told who whoask whoelse coming delivered local destination price'.split(
    ' ',
  ),
);
export const isPoint = (pattern: Pattern): boolean => slotsIn(pattern).some((slot) => ofPoints.has(slot));

const ofKind = new Set(['kind', 'kinds', 'thing', 'label']);
const namingKind = 0.35;
const familyWorth = { narrow: 4.6, own: 3.8, wider: 3, any: 2.9 } as const;
/** Where lines of this very kind of thing are at hand, the others are only for further versions. */
const worthBesideNarrow = { narrow: 4.6, own: 3.8, wider: 0.9, any: 0.3 } as const;

/** Says no more than that it is for these people, or the thing and its clause once more, which an offer does as well. */
const isThin = (pattern: Pattern, slots: readonly string[]): boolean =>
  !pattern.family && slots.length > 0 && slots.every((slot) => slot === 'audience');
const isRestated = ({ text, family }: Pattern): boolean =>
  !family && (/\{(?:thing\} \{rel|told)\}/i.test(text) || text.includes('any old'));
const thinWorth = 2.2;
/** A line of an appeal that fits every appeal. */
const plainWorth = 2.8;
const restatedCost = 2;

/** From 0 to 1, the same for the same text: two products with the same tone should not sound alike. */
export function chanceOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  return (hash >>> 8) / 2 ** 24;
}

/** How far chance may outweigh small differences, so that products of one tone get different openings. */
const variety = 0.8;

/** Prefers the hook that says most about this offer, then the tone. */
export function scoreOf(
  pattern: Pattern,
  { tone, sold }: HookBrief,
  isOffer: boolean,
  isNarrow: boolean,
): number {
  const slots = slotsIn(pattern);
  const said = pattern.family
    ? (isNarrow ? worthBesideNarrow : familyWorth)[pattern.family]
    : (worth.find(([group]) => group.some((slot) => slots.includes(slot)))?.[1] ?? plainWorth);
  // Hooks that name the product, before those that only set the scene.
  const naming = pattern.family && slots.some((slot) => ofKind.has(slot)) ? namingKind : 0;
  const fit = pattern.tones ? (pattern.tones.includes(tone) ? 0.5 : -2) : 0.3;
  // The brand is named in the offer.
  const isBrand = /eet \{name(?:only)?\}|^\{Nameonly\}/.test(pattern.text);
  const worn =
    (isThin(pattern, slots) ? thinWorth : 0) + (isNarrow && isRestated(pattern) ? restatedCost : 0);
  // The offer says what is sold, and for how much.
  const selling = isOffer && isPoint(pattern) ? (slots.includes('price') ? 1.2 : 0.6) : 0;
  return (
    selling - worn + (isBrand ? 1.5 : 0) + naming + said + fit + variety * chanceOf(`${sold}${pattern.text}`)
  );
}

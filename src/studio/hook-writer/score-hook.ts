import type { HookBrief } from './hook-writer.ts';
import { slotsIn, type Pattern } from './pattern.ts';

const nameOnly = 1.8;
/** The subject of a pattern, by the slot that says most about this offer. */
const worth: readonly (readonly [slots: readonly string[], worth: number])[] = [
  [
    [
      'rel',
      'says',
      'bare',
      'act',
      'asks',
      'doesyour',
      'doesntevery',
      'everysays',
      'everyto',
      'everyshould',
      'itsays',
      'low',
      'had',
      'extra',
      'feature',
      'whom',
    ],
    4,
  ],
  [['last'], 4.9],
  [['list'], 4.4],
  [['ask', 'scene', 'twist', 'trouble', 'nuisance', 'mytrouble'], 4.1],
  [['project', 'myproject'], 2.8],
  [['goal', 'mygoal', 'theirgoal'], 2.4],
  [['price'], 3],
  [['next'], 4.1],
  [['full', 'wantedfull'], 3.6],
  [['quote'], 2.6],
  [['cause'], 3],
  [['served'], 2.7],
  [
    [
      'kind',
      'kinds',
      'kinds2',
      'thing',
      'durable',
      'these',
      'count',
      'luxury',
      'wanted',
      'good',
      'pro',
      'another2',
    ],
    nameOnly,
  ],
  [['name'], 1.6],
];
const ofMoments = new Set(['ask', 'scene', 'twist', 'trouble', 'nuisance', 'mytrouble']);
export const isMoment = (pattern: Pattern): boolean => slotsIn(pattern).some((slot) => ofMoments.has(slot));

/** From 0 to 1, the same for the same text: two products with the same tone should not sound alike. */
function chanceOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  return (hash >>> 8) / 2 ** 24;
}

/** How far chance may outweigh small differences, so that products of one tone get different openings. */
const variety = 0.8;

/** Prefers the hook that says most about this offer, then the tone. */
export function scoreOf(pattern: Pattern, { tone, sold }: HookBrief, isVague: boolean): number {
  const slots = slotsIn(pattern);
  const said = worth.find(([group]) => group.some((slot) => slots.includes(slot)))?.[1] ?? 0;
  const fit = pattern.tones ? (pattern.tones.includes(tone) ? 0.7 : -2) : 0.3;
  const isMomentList = isMoment(pattern) && pattern.text.includes('{Trouble}. ');
  const isEmpty = isVague && said === nameOnly;
  // The brand is named in the offer.
  const isBrand =
    pattern.text.includes('eet {name}: ') ||
    /^\{Name(?:only)?\}(?:\. \{First\}| \{says\})|meet \{name\}\. /.test(pattern.text);
  return (
    (isBrand ? 1.5 : 0) +
    said +
    fit -
    (isEmpty ? 3 : 0) -
    (isMomentList ? 0.6 : 0) +
    variety * chanceOf(`${sold}${pattern.text}`)
  );
}

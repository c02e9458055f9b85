import { toThirdPerson } from '../text/third-person.ts';
import { findDoers, findMentions, negation, outsiderId, quoted, type Doer } from './read-activities.ts';

/** How a person holds the body while doing something else: "she sits down and drinks her tea". */
export type Posture = 'sit' | 'lie' | 'kneel';

const signs: readonly (readonly [Posture | 'up', string])[] = [
  [
    'lie',
    '(?:lies?|lay|lying) (?:down|back|flat|there|still|beside|next to|under|in|on)|(?:stretch(?:es|ed)|sprawl(?:s|ed)) (?:out )?(?:on|in)|curl(?:s|ed) up|(?:(?:is|was|gets?|got|been) )?knocked (?:out|unconscious)|faint(?:s|ed)|pass(?:es|ed) out|collaps(?:es|ed)',
  ],
  ['kneel', 'kneel(?:s|ed|ing)?|knelt|on (?:her|his|my|one|both) knees?'],
  ['sit', '(?:sits?|sat|sitting|seated|perch(?:es|ed)|settl(?:es|ed) (?:down|into))(?! up\\b)'],
  [
    'up',
    '(?:st(?:ands?|ood)|g(?:ets?|ot)|jump(?:s|ed)|leap(?:s|t)|s(?:its|at)) up|(?:walk|run|danc|jump)(?:s|ed)|ran|goes|went|left|leaves',
  ],
];
const anySign = new RegExp(
  `\\b(?:${signs.map(([posture, sign]) => `(?<${posture}>${sign})`).join('|')})(?=\\P{L}|$)`,
  'giu',
);

/** The last posture that a text states for each person, until the person gets up. */
export function readPostures(text: string, persons: readonly Doer[]): ReadonlyMap<string, Posture> {
  const found = new Map<string, Posture>();
  if (persons.length === 0) return found;
  const told = toThirdPerson(text.replaceAll(quoted, (words) => ' '.repeat(words.length)));
  for (const [sentence] of told.matchAll(/[^.!?]+[.!?]*/gu)) {
    const mentions = findMentions(sentence, persons);
    for (const { index, groups = {} } of sentence.matchAll(anySign)) {
      const before = sentence.slice(0, index);
      if (negation.test(before)) continue;
      // "Tom, who lies on the ground"
      const described = /,? who $/iu.test(before) ? mentions.findLast(({ at }) => at < index) : undefined;
      for (const doer of described ? [described.id] : findDoers(before, mentions)) {
        if (doer === outsiderId) continue;
        const [posture] = (['lie', 'kneel', 'sit'] as const).filter((name) => groups[name] !== undefined);
        if (posture) found.set(doer, posture);
        else found.delete(doer);
      }
    }
  }
  return found;
}

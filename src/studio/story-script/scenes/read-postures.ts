import type { HeldPosture, Posture } from '#studio/story/story.ts';
import { toThirdPerson } from '../text/third-person.ts';
import { isThingSubject } from '../things/thing-subject.ts';
import {
  findDoers,
  findMentions,
  negation,
  outsiderId,
  quoted,
  type Doer,
  type Mention,
} from './read-activities.ts';
import { noMovement } from './read-feelings.ts';

const signs: readonly (readonly [Posture | 'up', string])[] = [
  [
    'lie',
    '(?:lies?|lays?|lying) (?:down|back|flat|there|still|awake|asleep|beside|next to|under|in|on)|(?:is|are|was|were|w(?:ak|ok)es?(?: up)?|stay(?:s|ed)|rest(?:s|ed)|spen(?:ds|t) [^.,;]{3,24}) in (?:the |an? |her |his |my |our |their )?(?:\\p{L}+ )?bed|(?:stretch(?:es|ed)|sprawl(?:s|ed)) (?:out )?(?:on|in)|curl(?:s|ed) up|(?:(?:is|was|gets?|got|been) )?knocked (?:out|unconscious)|faint(?:s|ed)|pass(?:es|ed) out(?! (?:the|an?|some|free|her|his|their|(?!as\\b|across\\b)\\p{L}+s)\\b)|collaps(?:es|ed)',
  ],
  ['kneel', 'kneel(?:s|ed|ing)?|knelt|on (?:her|his|my|one|both) knees?'],
  [
    'sit',
    '(?:sits?|sat|sitting|seated|perch(?:es|ed)|settl(?:es|ed) (?:down|into))(?! up\\b)|(?:is|are|was|were|stay(?:s|ed)|rest(?:s|ed)|doz(?:es|ed)(?: off)?|(?:fall|fell)s? asleep|asleep|spen(?:ds|t) [^.,;]{3,24}) (?:back )?(?:on|in) (?:the|an?|her|his|my|our|their) (?:\\p{L}+ )?(?:sofa|couch|armchair|bench|rocking chair|hammock|swing|stool|wheelchair|deckchair)',
  ],
  [
    'up',
    '(?:st(?:ands?|ood)|g(?:ets?|ot)|jump(?:s|ed)|leap(?:s|t)|s(?:its|at)) (?:up|out)|(?:st(?:ands?|ood))(?! (?:for|by|out)\\b)|(?:walk|run|danc|jump)(?:s|ed)|ran|goes|went|left|leaves',
  ],
];
const anySign = new RegExp(
  `\\b(?:${signs.map(([posture, sign]) => `(?<${posture}>${sign})`).join('|')})(?=\\P{L}|$)`,
  'giu',
);

/** The last posture that a text states for each person, or else the one `before` it, until the person gets up. */
export function readPostures(
  text: string,
  persons: readonly Doer[],
  before: readonly HeldPosture[] = [],
): ReadonlyMap<string, Posture> {
  const found = new Map<string, Posture>(before.map(({ characterId, posture }) => [characterId, posture]));
  if (persons.length === 0) return found;
  const told = toThirdPerson(text.replaceAll(quoted, (words) => ' '.repeat(words.length)));
  for (const [sentence] of told.matchAll(/[^.!?]+[.!?]*/gu)) {
    const mentions = findMentions(sentence, persons);
    const moved = sentence.replaceAll(noMovement, (phrase) => ' '.repeat(phrase.length));
    for (const { index, 0: words, groups = {} } of sentence.matchAll(anySign)) {
      const before = sentence.slice(0, index);
      if (negation.test(before)) continue;
      // "On the left side", "until the alarm went off": no person gets up.
      if (groups['up'] !== undefined && (moved[index] === ' ' || isThingSubject(before))) continue;
      const holders = all.test(before) ? persons.map(({ id }) => id) : findHolders(before, mentions, words);
      for (const doer of holders) {
        if (doer === outsiderId) continue;
        const [posture] = (['lie', 'kneel', 'sit'] as const).filter((name) => groups[name] !== undefined);
        if (posture) found.set(doer, posture);
        else found.delete(doer);
      }
    }
  }
  return found;
}

/** "The two of them lay in the grass", "everyone sits down". */
const all =
  /(?:^|[.,;:]|\b(?:and|as|while|when|then|where|until)) *(?:\p{L}+ ){0,3}?\b(?:they|we|both|everyone|everybody|(?:two|three|four|all|both) of (?:them|us))(?: (?:all|both|just|then|finally|quietly))? $/iu;

/** The people whose posture the word after `before` states; none if it describes a thing. */
function findHolders(before: string, mentions: readonly Mention[], words: string): readonly string[] {
  if (/\b(?:that|which) (?:\p{L}+ly |still |just )?$/iu.test(before)) return [];
  const last = mentions.findLast(({ at }) => at < before.length);
  const since = last ? before.slice(last.at) : '';
  // "Tom, who lies on the ground", but not "Maya greets the man who sits there".
  if (/\bwho $/iu.test(before))
    return last && /^[\p{L}’'-]+(?: \p{L}+)?,? who $/u.test(since) ? [last.id] : [];
  // "Maya finds Tom lying on the floor"
  if (last && !last.isSubject && /^[\p{L}’'-]+ $/u.test(since)) return [last.id];
  const noun = /^on /iu.test(words) ? null : nounPhrase.exec(since);
  if (noun) {
    const earlier = since.slice(0, noun.index);
    const isJoined = /^[\p{L}’'-]+(?: \p{Lu}\p{L}*)? and $/u.test(earlier);
    // "Maya drinks her tea sitting on the sofa"
    const isOwn = participle.test(words) && !noticing.test(earlier);
    if (!isJoined && !isOwn) return [];
  }
  return findDoers(before, mentions);
}

const participle = /^(?:lying|sitting|kneeling|seated)\b/iu;
/** Verbs and prepositions whose object is another person or thing: "saw", "points at", "with". */
const noticing =
  /\b(?:look(?:s|ed)?|s(?:ees?|aw)|f(?:inds?|ound)|notic(?:es?|ed)|watch(?:es|ed)?|spot(?:s|ted)|discover(?:s|ed)?|star(?:es?|ed)|point(?:s|ed)?|show(?:s|ed)?|paint(?:s|ed)?|photograph(?:s|ed)?|pick(?:s|ed)?|ha(?:s|d|ve)|with|of)\b/iu;
/** "The snow" before "lying on the roof". */
const nounPhrase =
  /\b(?:the|an?|some|this|that|these|those|its|her|his|my|our|their) (?:[\p{L}-]+ ){0,2}(?!(?:is|was|are|were|be|been|gets?|got|who|and|then|to|while|as|\p{L}+ly)\b)[\p{L}-]+ $/iu;

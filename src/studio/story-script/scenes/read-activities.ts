import type { Action, StoryCharacter } from '#studio/story/story.ts';
import { toThirdPerson } from '../text/third-person.ts';
import { findObjectPronouns } from '../words/pronouns.ts';
import { isThingSubject } from '../things/thing-subject.ts';
import { activityRows, type Activity } from '../words/activities.ts';
import { thingBook } from '../things/thing-book.ts';
import { roleRows } from '../words/roles.ts';

/** A person's activity, and the other person of the scene involved in it. */
export type Doing = { activity: Activity; partnerId: string | null };

export type Doer = Pick<StoryCharacter, 'id' | 'name' | 'role' | 'gender'>;
export type Mention = { id: string; at: number; isSubject: boolean };

export const quoted = /[“"][^”"]*[”"]/gu;
export const negation =
  /\b(?:not|cannot|never|nearly|almost|no longer|nobody|without|unable to|(?:do|did|does|could|would|wo|ca|is|was)n[’']t)\s+(?:\w+\s+){0,2}$/iu;
/** A person after one of these, or at the beginning, is the subject of the next verb. */
const clauseStart =
  /(?:^|[.!?;:,–—]|\b(?:and|while|as|but|when|then|where|because|so|until|before|after|that|who|if|today|now|only|even))\s*$/iu;
/** Articles and adjectives at the end of a text, right before a noun. */
const beforeNoun =
  /(?:\b(?:the|a|an|her|his|their|my|our|its|old|elderly|young|little|small|tall|big|new|first|two|three|tired|kind|proud|whole)\s+)+$/iu;
/** "In the evening she", "At the bakery Maria": the subject follows a place or a time. */
const afterOpening =
  /^\W*(?:in|on|at|after|before|by|during|from|one|that|this|last|every|each|next|the (?:next|first|same)|now|today|yesterday|tonight|later|finally|soon|suddenly)(?: (?!with\b|and\b|but\b|who\b|that\b|said\b|is\b|was\b)[\p{L}’'-]+){0,5} $/iu;
/** A preposition at the end of a text: its object is not the subject of the next verb. */
const afterPreposition =
  /\b(?:with|beside|of|to|for|from|at|in|on|by|near|under|behind|over|like|than|about|into|between|around|past)\s+$/iu;
const pronouns: Readonly<Record<string, readonly StoryCharacter['gender'][]>> = {
  she: ['female', 'unknown'],
  he: ['male', 'unknown'],
};

/**
 * Reads the most visible activity of each character from the text. For the first character, whose `action` is known, only
 * activities that refine it count. Text in quotation marks is ignored.
 */
export function readActivities(
  text: string,
  { persons, action }: { persons: readonly Doer[]; action: Action },
): ReadonlyMap<string, Doing> {
  const found = new Map<string, Doing>();
  const worths = new Map<string, number>();
  const [lead] = persons;
  if (!lead) return found;
  const told = toThirdPerson(text.replaceAll(quoted, (words) => ' '.repeat(words.length)));
  for (const sentence of told.matchAll(/[^.!?]+[.!?]*/gu)) {
    const mentions = findMentions(sentence[0], persons);
    for (const { activity, worth, refines, sign } of activityRows)
      for (const { index, 0: words } of sentence[0].matchAll(sign)) {
        if (negation.test(sentence[0].slice(0, index))) continue;
        // "The parrot, where it was shouting": no person does.
        if (isDoneByIt.test(sentence[0].slice(0, index))) continue;
        // "Before the street wakes up"
        if (activity === 'wake' && isThingSubject(sentence[0].slice(0, index))) continue;
        if (activity === 'cry' && /\blaugh/iu.test(sentence[0])) continue;
        const caused = findCaused(sentence[0].slice(0, index), mentions);
        // "She watched the rain fall", "her baby is crying": the verb of a thing or an animal.
        if (caused?.length === 0 || isDoneByOther(sentence[0].slice(0, index), mentions)) continue;
        const doers = caused ?? findDoers(sentence[0].slice(0, index), mentions);
        if (activity === 'fall' && !isSubjectOf(sentence[0].slice(0, index), mentions)) continue;
        if (doers.length === 0 && isDoneByThing(sentence[0].slice(0, index))) continue;
        for (const doer of doers.length > 0 ? doers : [lead.id]) {
          const isRefined = activity === action || refines.has(action) || (worth > 2 && passing.has(action));
          if (doer === lead.id && !isRefined) continue;
          if ((worths.get(doer) ?? 0) >= worth) continue;
          const after = mentions.find(
            ({ id, at }) => id !== doer && at >= index && at < index + words.length + partnerReach,
          );
          const other = doers.find((id) => id !== doer);
          worths.set(doer, worth);
          found.set(doer, { activity, partnerId: after?.id ?? other ?? null });
        }
      }
  }
  return found;
}

/** "… where it was", "…, it still": the next verb is done by "it". */
const isDoneByIt =
  /(?:\b(?:where|that|which|because|when|while|until|as|and) |, )it (?:(?:is|was|had|has|just|still|kept|keeps) )*$/iu;

/** "Meetings eat", "the printer shows": activities of things. */
const isDoneByThing = (before: string): boolean =>
  /^\W*(?:(?:the|a|an|this|our|its) )?(?:[\p{L}-]+ )?(?!you\b|to\b|and\b|then\b|first\b|next\b|\p{L}+(?:ing|ed|ly)\b)[\p{L}-]+s? $/iu.test(
    before,
  ) && !/^\W*(?:everyone|everybody|somebody|someone|you|people)\b/iu.test(before);

/** Whether the verb after `before` follows its subject: in "she saw that the cup", another one falls. */
function isSubjectOf(before: string, mentions: readonly Mention[]): boolean {
  const last = mentions.findLast(({ at, isSubject }) => isSubject && at < before.length);
  if (!last) return false;
  const between = before.slice(last.at);
  return (
    /^[\p{L}.’'-]+(?: \p{Lu}[\p{L}’'-]+)? (?:(?:\p{L}+ly|had|has|just|then|also) )*$/u.test(between) ||
    /(?:,|\band|,? then) (?:(?:\p{L}+ly|then) )*$/u.test(between)
  );
}

/** Id of the first person who acts in the text, outside quotation marks; null if there is none. */
export function firstDoer(text: string, persons: readonly Doer[]): string | null {
  const told = toThirdPerson(text.replaceAll(quoted, (words) => ' '.repeat(words.length)));
  return findMentions(told, persons).find(({ isSubject, id }) => isSubject && id !== outsiderId)?.id ?? null;
}

/** "Mrs Voss taught her to ride", "Yara let the boy steer": the learner performs the activity. */
function findCaused(before: string, mentions: readonly Mention[]): string[] | null {
  const from = before.search(
    /\b(?:taught|teach(?:es)?|lets?|help(?:s|ed)|made|makes|watch(?:es|ed)|film(?:s|ed)|saw|sees|hear(?:s|d)|f(?:inds|ound)|caught|catches|notic(?:es|ed)|spot(?:s|ted)|photograph(?:s|ed)|keeps|kept) (?:her|him|them|me|us|(?:the|her|his|my|a|an|our) (?:\p{L}+ )?\p{L}+|\p{Lu}\p{L}+) (?:how )?(?:to )?$/u,
  );
  const done = from === -1 ? undefined : mentions.findLast(({ at }) => at > from && at < before.length);
  return from === -1 ? null : done ? [done.id] : [];
}

/** "Her baby is already crying", "while the cat slept": the noun before the verb is an animal, a baby or a thing. */
function isDoneByOther(before: string, mentions: readonly Mention[]): boolean {
  const found =
    /(?:^|[,;:]|\b(?:and|but|while|when|as|that|because|so|until|where|then|if|before|after)) *\W?(?:the|an?|her|his|my|our|their|its|another) (?:(?!of\b|and\b)[\p{L}-]+ ){0,2}?(?<head>[\p{L}’-]+) (?:(?:is|was|are|were|had|has|already|just|still|always|even|also|then|\p{L}+ly) )*$/iu.exec(
      before,
    );
  if (!found) return false;
  if (mentions.some(({ at }) => at >= found.index && at < before.length)) return false;
  const head = found.groups!['head']!.toLowerCase();
  return otherSubjects.has(head) || thingBook.find([head], 0)?.value != null;
}
const otherSubjects = new Set([
  'baby',
  'newborn',
  'toddler',
  ...roleRows.flatMap(([phrase, { role }]) => (role.kind === 'animal' ? [phrase] : [])),
]);

/** Characters after a verb within which its object is searched. */
const partnerReach = 40;

/** The subjects of the verb after `before`: the last subject and others joined to it by "and". */
export function findDoers(before: string, mentions: readonly Mention[]): string[] {
  const subjects = mentions.filter(({ at, isSubject }) => isSubject && at < before.length);
  const doers: string[] = [];
  let nextAt = before.length;
  for (const { id, at } of subjects.toReversed()) {
    // Several people share one word: "the passengers".
    if (
      doers.length > 0 &&
      at !== nextAt &&
      !/^\p{L}+(?:,|,? and) (?:(?:the|her|his|my|an?) )?(?:\p{L}+ )?$/u.test(before.slice(at, nextAt))
    )
      break;
    doers.unshift(id);
    nextAt = at;
  }
  return doers;
}

/** Actions in passing, which a later activity replaces. */
const passing: ReadonlySet<Action> = new Set(['walk', 'work', 'lean']);

export function findMentions(sentence: string, persons: readonly Doer[]): Mention[] {
  const named = persons.flatMap(({ id, name, role }) =>
    [...new Set([name, ...name.split(' '), role, ...synonymsOf(role)])]
      .filter((word) => word.length > 1)
      .flatMap((word) =>
        [...sentence.matchAll(new RegExp(`(?<![\\p{L}])${escape(word)}(?![\\p{L}])(?![’']s)`, 'giu'))].map(
          ({ index }) => ({ id, at: index }),
        ),
      ),
  );
  const meant = [...sentence.matchAll(/\b(?:she|he|i|they|we)\b/giu)].flatMap(({ 0: word, index }) => {
    const genders = pronouns[word.toLowerCase()];
    const before = named.filter(({ at }) => at < index).map(({ id }) => id);
    // "She" is not the narrator if another person fits.
    const isRight = ({ gender, role }: Doer) =>
      genders
        ? genders.includes(gender) && role !== 'narrator'
        : word.toLowerCase() !== 'i' || role === 'narrator';
    const isAny = ({ gender }: Doer) => !genders || genders.includes(gender);
    const person =
      persons.find((one) => before.includes(one.id) && isRight(one)) ??
      persons.find(isRight) ??
      persons.find(isAny);
    return [{ id: person?.id ?? outsiderId, at: index }];
  });
  const objects = findObjectPronouns(sentence).flatMap(({ index, gender }) =>
    persons.filter((one) => one.gender === gender).map(({ id }) => ({ id, at: index })),
  );
  return [...named, ...meant, ...objects]
    .map((mention, _, all): Mention => {
      const before = sentence.slice(0, mention.at).replace(beforeNoun, '');
      const isFirst = all.every(({ at }) => at >= mention.at);
      const opens = isFirst && afterOpening.test(before) && !afterPreposition.test(before);
      return { ...mention, isSubject: clauseStart.test(before) || opens };
    })
    .toSorted((one, other) => one.at - other.at);
}

/** "Mum" for the mother. */
const synonyms = new Map<string, string[]>();
for (const [phrase, { role, isPlural }] of roleRows)
  if (!isPlural && role.kind === 'kin')
    synonyms.set(role.label, [...(synonyms.get(role.label) ?? []), phrase]);
const synonymsOf = (role: string): readonly string[] => synonyms.get(role) ?? [];

/** Stands for the referent of a pronoun that fits none of the scene's people. */
export const outsiderId = '';

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

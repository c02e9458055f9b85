import type { Action, StoryCharacter } from '#studio/story/story.ts';
import { toThirdPerson } from './third-person.ts';
import { findObjectPronouns } from './words/pronouns.ts';
import { activityRows, type Activity } from './words/activities.ts';

/** What somebody does, and to or with whom of the scene if it says so. */
export type Doing = { activity: Activity; partnerId: string | null };

type Person = Pick<StoryCharacter, 'id' | 'name' | 'role' | 'gender'>;
type Mention = { id: string; at: number; isSubject: boolean };

const quoted = /[“"][^”"]*[”"]/gu;
const negation =
  /\b(?:not|cannot|never|no longer|nobody|without|unable to|(?:do|did|does|could|would|wo|ca|is|was)n[’']t)\s+(?:\w+\s+){0,2}$/iu;
/** Who stands behind one of these, or at the beginning, does what follows. */
const clauseStart =
  /(?:^|[.!?;:,–—]|\b(?:and|while|as|but|when|then|where|because|so|until|before|after|that|who|if|today|now|only|even))\s*$/iu;
const beforeNoun =
  /(?:\b(?:the|a|an|her|his|their|my|our|its|old|young|little|small|big|new|first|two|three|tired|kind|proud)\s+)+$/iu;
const pronouns: Readonly<Record<string, readonly StoryCharacter['gender'][]>> = {
  she: ['female', 'unknown'],
  he: ['male', 'unknown'],
};

/**
 * What each of a scene's characters does in the text, the most visible first. `action` is what the first of them is
 * known to do: of the first, only what makes it more exact counts. What is said in quotation marks is done by nobody.
 */
export function readActivities(
  text: string,
  { persons, action }: { persons: readonly Person[]; action: Action },
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
        const doers =
          findCaused(sentence[0].slice(0, index), mentions) ??
          findDoers(sentence[0].slice(0, index), mentions);
        if (doers.length === 0 && isDoneByThing(sentence[0].slice(0, index))) continue;
        for (const doer of doers.length > 0 ? doers : [lead.id]) {
          if (doer === lead.id && !refines.has(action) && !(worth > 2 && passing.has(action))) continue;
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

/** "Meetings eat", "the printer shows": what things do is done by no person. */
const isDoneByThing = (before: string): boolean =>
  /^\W*(?:(?:the|a|an|this|our|its) )?(?:[\p{L}-]+ )?(?!you\b|to\b|and\b|then\b|first\b|next\b|\p{L}+(?:ing|ed|ly)\b)[\p{L}-]+s? $/iu.test(
    before,
  ) && !/^\W*(?:everyone|everybody|somebody|someone|you|people)\b/iu.test(before);

/** The first person who does something in the text, outside of quotation marks; null if there is none. */
export function firstDoer(text: string, persons: readonly Person[]): string | null {
  const told = toThirdPerson(text.replaceAll(quoted, (words) => ' '.repeat(words.length)));
  return (
    findMentions(told, persons).find(({ isSubject, id }) => isSubject && id !== somebodyElse)?.id ?? null
  );
}

/** "Mrs Voss taught her to ride", "Yara let the boy steer": who learns or may does it. */
function findCaused(before: string, mentions: readonly Mention[]): string[] | null {
  const from = before.search(
    /\b(?:taught|teach(?:es)?|lets?|help(?:s|ed)|made|makes|watch(?:es|ed)) (?:her|him|them|me|us|(?:the|her|his|my|a|an|our) (?:\p{L}+ )?\p{L}+|\p{Lu}\p{L}+) (?:how )?(?:to )?$/u,
  );
  const done = from === -1 ? undefined : mentions.findLast(({ at }) => at > from && at < before.length);
  return done ? [done.id] : null;
}

/** Letters behind a verb in which the person is named whom it is done to. */
const partnerReach = 40;

/** Who does what follows `before`: the last subject, and those who are joined to it by "and". */
function findDoers(before: string, mentions: readonly Mention[]): string[] {
  const subjects = mentions.filter(({ at, isSubject }) => isSubject && at < before.length);
  const doers: string[] = [];
  let nextAt = before.length;
  for (const { id, at } of subjects.toReversed()) {
    // Several of one word: "the passengers".
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

/** A walk in passing gives way to what is done at its end. */
const passing: ReadonlySet<Action> = new Set(['walk', 'work', 'lean']);

function findMentions(sentence: string, persons: readonly Person[]): Mention[] {
  const named = persons.flatMap(({ id, name, role }) =>
    [...new Set([name, ...name.split(' '), role])]
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
    // "She" is nobody who says "I", while another can be meant.
    const isRight = ({ gender, role }: Person) =>
      genders
        ? genders.includes(gender) && role !== 'narrator'
        : word.toLowerCase() !== 'i' || role === 'narrator';
    const isAny = ({ gender }: Person) => !genders || genders.includes(gender);
    const person =
      persons.find((one) => before.includes(one.id) && isRight(one)) ??
      persons.find(isRight) ??
      persons.find(isAny);
    return [{ id: person?.id ?? somebodyElse, at: index }];
  });
  const objects = findObjectPronouns(sentence).flatMap(({ index, gender }) =>
    persons.filter((one) => one.gender === gender).map(({ id }) => ({ id, at: index })),
  );
  return [...named, ...meant, ...objects]
    .map((mention): Mention => {
      const before = sentence.slice(0, mention.at).replace(beforeNoun, '');
      return { ...mention, isSubject: clauseStart.test(before) };
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Whom a pronoun means that fits nobody of the scene. */
const somebodyElse = '';

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

import type { StoryCharacter, StoryScene } from '#studio/story/story.ts';
import { findCompanions } from '../people/companions.ts';
import type { Mention } from '../people/person.ts';
import { deathOf, isOwnerOfSubject, isThere, isYetToCome } from '../people/presence.ts';
import type { Facts } from '../read-facts.ts';
import { animalRoles } from '../words/roles.ts';
import { isIn, type Carried, type SentenceRange } from './carried.ts';
import { findGroup } from './group-words.ts';
import { withThem } from './with-them.ts';

type Person = Facts['persons'][number];

/** A scene in the making: its sentences, and whether it is at the place of the scene before. */
export type SceneDraft = {
  facts: Facts;
  range: SentenceRange;
  quotations: StoryScene['quotations'];
  carried: Carried;
  isSamePlace: boolean;
  characterOf: (person: Person) => StoryCharacter | null;
};

type NamedPerson = { person: Person; character: StoryCharacter; mentions: Mention[] };

/** The people whom the sentences name and who are present, the most active first. */
export function findNamedPersons(draft: SceneDraft): NamedPerson[] {
  const { facts, range, quotations, carried, isSamePlace, characterOf } = draft;
  const speakers = new Set(quotations.map(({ characterId }) => characterId));
  const isAlwaysShown = ({ character }: NamedPerson, all: readonly NamedPerson[]): boolean =>
    all.length === 1 || speakers.has(character.id);
  const isNewPlace = !isSamePlace && carried.setting !== null;
  const named = facts.persons
    .flatMap((person): NamedPerson[] => {
      const character = characterOf(person);
      const mentions = person.mentions.filter(({ sentence }) => isIn(range, sentence));
      return character && mentions.length > 0 ? [{ person, character, mentions }] : [];
    })
    .toSorted((one, other) => activityOf(other) - activityOf(one));
  return named
    .filter(({ mentions }) => named.length === 1 || !isOnlyOnPhone(facts, mentions))
    .filter(({ character, mentions }) => speakers.has(character.id) || !isOnlySpokenOf(facts, mentions))
    .filter(({ person, mentions }) => mentions.some(({ sentence }) => sentence < deathOf(facts, person)))
    .filter(
      (one, _, all) => isAlwaysShown(one, all) || one.mentions.some((mention) => isThere(facts, mention)),
    )
    .filter(
      (one, _, all) =>
        isAlwaysShown(one, all) ||
        !isNewPlace ||
        !one.mentions.every((mention) => isOwnerOfSubject(facts, mention)),
    );
}

/** An act counts twice as much as a mention of it. */
const activityOf = ({ mentions }: NamedPerson): number =>
  mentions.length + mentions.filter(({ acts }) => acts).length * 2;

/** The named people, and those behind "the family", "they" and "we". */
export function findPresent(draft: SceneDraft, named: readonly StoryCharacter[]): StoryCharacter[] {
  const { facts, range, carried, characterOf } = draft;
  const { last } = range;
  const narration = narrationOf(facts, range);
  const group = findGroup(narration, named, {
    before: carried.cast,
    recent: findRecent(draft),
    family: facts.persons
      .filter(
        ({ roleKind, hasParents, siblings, children, offspring }) =>
          roleKind === 'kin' || hasParents || siblings.length + children.length + offspring.length > 0,
      )
      .filter((person) => deathOf(facts, person) > last && !isYetToCome(facts, person))
      .flatMap((person) => characterOf(person) ?? []),
  });
  if (group.length > 0) return [...named, ...group];
  const isOfFamily = ourFamily.test(narration);
  const narrator = facts.persons.find(({ isNarrator }) => isNarrator);
  // "The next night they sailed north": the same people as before.
  const them = withThem(narration, named, carried.cast, {
    narrator: narrator ? characterOf(narrator) : null,
    companions: findCompanions(facts.persons, facts.tokens)
      .filter((person) => {
        const isIntroduced = person.mentions.some(({ sentence }) => sentence <= last);
        return deathOf(facts, person) > last && (isIntroduced || (isOfFamily && !isYetToCome(facts, person)));
      })
      .flatMap((person) => characterOf(person) ?? []),
  });
  return [...named, ...them];
}
const ourFamily = /\b(?:our|my) (?:whole |entire |little )?family\b(?![’']s)/iu;

export const narrationOf = ({ narration }: Facts, { first, last }: SentenceRange): string =>
  narration.slice(first, last + 1).join(' ');

/** The living people whom the story has mentioned so far, the last mentioned first. */
const findRecent = ({ facts, range: { last }, characterOf }: SceneDraft): StoryCharacter[] =>
  facts.persons
    .flatMap((person) => {
      const before = person.mentions.filter(({ sentence }) => sentence <= last);
      const isHere = before.some((mention) => isThere(facts, mention)) && deathOf(facts, person) > last;
      const character = characterOf(person);
      return character && isHere ? [{ character, at: before.at(-1)!.from }] : [];
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ character }) => character);

/** "Can you make it tick again?": a person who is alone in the scene speaks to the one of the scene before. */
export function findListener(
  { quotations, carried, isSamePlace }: SceneDraft,
  present: readonly StoryCharacter[],
): StoryCharacter | null {
  const [alone, other] = present;
  if (!alone || other || !isSamePlace || carried.cast.length > 2) return null;
  const asks = quotations.some(
    ({ text, characterId }) => characterId === alone.id && /\byour?\b/iu.test(text),
  );
  if (!asks) return null;
  return carried.cast.find(({ id, role }) => id !== alone.id && !animalRoles.has(role)) ?? null;
}

/** "My uncle fixes bicycles," says Mateo: the uncle is not present. */
const isOnlySpokenOf = ({ tokens, narration }: Facts, mentions: readonly Mention[]): boolean =>
  mentions.every(({ to }) => tokens[to]!.isQuoted) &&
  narration.some((sentence) => /\p{L}{3}/u.test(sentence));

/** "His boss calls for the third time": a person who does nothing else is at the other end of the line. */
function isOnlyOnPhone({ tokens }: Facts, mentions: readonly Mention[]): boolean {
  return mentions.every(({ to, sentence, kind }) => {
    if (kind === 'pronoun') return false;
    const [verb, object] = [tokens[to + 1], tokens[to + 2]];
    if (verb?.sentence !== sentence || !/^(?:calls|called|phones|phoned|rings|rang)$/u.test(verb.word))
      return false;
    if (object?.sentence !== sentence || /[,;.]/u.test(object.gap)) return true;
    return /^(?:for|again|him|me|us|them|back|while|as|at)$/u.test(object.word);
  });
}

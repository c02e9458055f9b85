import type { Cast } from '../cast/cast.ts';
import { readFirstName } from '../text/dictionary.ts';
import type { NameRun } from './find-names.ts';
import type { RolePlace } from './find-roles.ts';
import type { Gender, Person } from './person.ts';
import type { Token } from '../text/tokens.ts';
import { copulas } from '../words/pronouns.ts';

/** Input for people who appear first and are named or explained a sentence later. */
type Read = { tokens: readonly Token[]; cast: Cast };

const isNameless = ({ given, last, isNarrator }: Person): boolean =>
  given === null && last === null && !isNarrator;
const sentencesSince = (person: Person, sentence: number): number =>
  sentence - (person.mentions.at(-1)?.sentence ?? -9);

/** "A stranger picked up the pieces. His name was Rolf." */
export function findCalled(cast: Cast, gender: Gender, sentence: number): Person | null {
  const person =
    cast.present.findLast(
      (other) => isNameless(other) && other.gender === 'unknown' && sentencesSince(other, sentence) <= 1,
    ) ?? cast.findByGender(gender, sentence);
  if (person?.gender === 'unknown') person.gender = gender;
  return person;
}

/** "A woman stops before him. 'I am Samira,' she says." */
export function findStranger({ from, given }: NameRun, { tokens, cast }: Read): Person | null {
  const { sentence } = tokens[from]!;
  const gender = (given && readFirstName(given)?.gender) || 'unknown';
  return (
    cast.present.findLast(
      (person) =>
        isNameless(person) &&
        person.canBe(gender) &&
        person.actions > 0 &&
        sentencesSince(person, sentence) <= 2,
    ) ?? null
  );
}

/** "An old man closed his eyes. It was her grandfather." */
export function findRevealed(
  { role, from, begin, determiner }: RolePlace,
  { tokens, cast }: Read,
): Person | null {
  const { sentence } = tokens[from]!;
  const wordAt = (index: number): string => (tokens[index]?.sentence === sentence ? tokens[index]!.word : '');
  const isReveal =
    role.kind === 'kin' && determiner !== 'a' && copulas.has(wordAt(begin - 1)) && wordAt(begin - 2) === 'it';
  if (!isReveal) return null;
  const last = cast.present.findLast(
    (person) => person.roleKind === 'plain' && sentencesSince(person, sentence) <= 1,
  );
  return last && isNameless(last) && last.canBe(role.gender ?? 'unknown') ? last : null;
}

const sayingVerbs = new Set(
  'said says asked asks replied replies answered answers cried cries whispered whispers shouted shouts called laughed growled murmured muttered'.split(
    ' ',
  ),
);

/** "…," said the owl. */
export function isSaidBy(from: number, { tokens }: Pick<Read, 'tokens'>): boolean {
  const { sentence } = tokens[from]!;
  const verb = [from - 1, from - 2, from - 3].find(
    (index) => tokens[index]?.sentence === sentence && sayingVerbs.has(tokens[index].word),
  );
  return verb !== undefined && /["”’]\s*$/u.test(tokens[verb]!.gap);
}

/** "Out of the mist came a shepherd": the subject follows its verb. */
export function isBehindVerb(begin: number, { tokens }: Pick<Read, 'tokens'>): boolean {
  const { sentence } = tokens[begin]!;
  const [article, verb] = [tokens[begin - 1], tokens[begin - 2]];
  const at = /^(?:an?|the|my|her|his|our|their|two|three)$/u.test(article?.word ?? '') ? verb : article;
  return (
    at?.sentence === sentence &&
    !at.isFirst &&
    at.gap === ' ' &&
    /^(?:came|comes|stood|stands|sat|sits|lay|lies|appeared|appears|stepped|steps|walked|walks|ran|runs|emerged|emerges|waited|waits|lived|lives)$/u.test(
      at.word,
    ) &&
    /^(?:out|in|on|at|from|behind|down|up|under|beside|there|here|inside|outside|next|around|through|into|between|across|over|opposite|near)$/u.test(
      tokens.find((token) => token.sentence === sentence)!.word,
    )
  );
}

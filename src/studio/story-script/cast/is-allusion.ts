import { determinerOf } from './determiner-of.ts';
import type { Person } from '../people/person.ts';
import type { Token } from '../text/tokens.ts';

/** "What does a mountain guide take?" does not introduce a person. */
function isAskedAbout({ mentions }: Person, tokens: readonly Token[]): boolean {
  const { from, sentence } = mentions[0]!;
  const first = tokens.findIndex((token) => token.sentence === sentence);
  return (
    /^an?$/u.test(determinerOf(tokens, from)) &&
    /^(?:what|who|how|why|where|when)$/u.test(tokens[first]!.word) &&
    /^(?:do|does|did|is|are|was|can|would)$/u.test(tokens[first + 1]!.word)
  );
}

const objectWords = new Set([
  'for',
  'of',
  'from',
  'about',
  'than',
  'like',
  'as',
  'by',
  'between',
  'into',
  'without',
]);

/** Only mentioned, not present: "a gift for a friend", "my grandmother's recipe", a dog that does nothing. */
export function isAllusion(person: Person, tokens: readonly Token[]): boolean {
  if (person.given !== null || person.last !== null || person.isNarrator || person.isPronounOnly)
    return false;
  const places = person.mentions.filter(({ kind }) => kind !== 'pronoun');
  if (places.length === 0) return true;
  if (person.isAnimal) return person.actions === 0 && places.length < 3;
  if (person.isOnlyOwner && person.actions === 0) return true;
  if (
    places.length === 1 &&
    tokens[places[0]!.to]!.isPossessive &&
    /^an?$/u.test(tokens[places[0]!.from - 1]?.word ?? '')
  )
    return true;
  if (person.mentions.length > 1) return false;
  const { from, to } = places[0]!;
  if (tokens[to]!.isPossessive) return true;
  if (/^(?:died|passed|dies)$/u.test(tokens[to + 1]?.word ?? '')) return true;
  if (isAskedAbout(person, tokens)) return true;
  if (person.actions > 0) return false;
  let begin = from - 1;
  while (begin > from - 4 && begin > 0 && !/^(?:a|an|the|my|her|his|our|their)$/u.test(tokens[begin]!.word))
    begin--;
  const article = tokens[begin]!.word;
  const before = tokens[begin - 1]?.word ?? '';
  return (
    objectWords.has(before) &&
    (article === 'a' ||
      article === 'an' ||
      ((article === 'the' || person.roleKind !== 'kin') && before !== 'by'))
  );
}

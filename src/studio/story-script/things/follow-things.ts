import type { StoryCharacter, StoryProduct } from '#studio/story/story.ts';
import { findThingPronouns, type ThingPronoun } from './thing-pronouns.ts';
import { findNamed, type Named } from './named-before.ts';

/** Context of a scene beyond its words. */
export type KnownThings = {
  /** Things in the text before, the latest one last. */
  before: readonly string[];
  products: readonly Pick<StoryProduct, 'name' | 'kind'>[];
  characters: readonly Pick<StoryCharacter, 'name' | 'role'>[];
};
export type Followed = {
  /** The narration with "the violin" for "it". */
  text: string;
  /** For the next scene: the last things mentioned or referred to, the latest one last. */
  named: string[];
  /** The referents of the pronouns. */
  meant: string[];
};

/** The most things remembered. */
const maxNamed = 3;
/** An ordinary scene has a handful; a hostile one would take quadratic time. */
const maxPronouns = 40;

/** Resolves each handled "it", "them", "one" or "a pair" to the last mentioned thing that fits. */
export function followThings(narration: string, { before, products, characters }: KnownThings): Followed {
  const known = { products, characters };
  const earlier = before.flatMap((words) => findNamed(`with the ${words}`, known).slice(0, 1));
  const here = findNamed(narration, known);
  const meant: Named[] = [];
  let text = '';
  let from = 0;
  for (const pronoun of findThingPronouns(narration).slice(0, maxPronouns)) {
    const named = [
      ...earlier,
      ...[...here, ...meant].filter(({ at }) => at < pronoun.at).toSorted((one, other) => one.at - other.at),
    ];
    const found = findMeant(pronoun, named);
    if (!found || found.length === 0) continue;
    text += narration.slice(from, pronoun.at) + wordsFor(pronoun, found);
    from = pronoun.at + pronoun.word.length;
    meant.push({ ...takenAs(pronoun, found.at(-1)!), at: pronoun.at });
  }
  const all = [...here, ...meant].toSorted((one, other) => one.at - other.at);
  return {
    text: text + narration.slice(from),
    named: [...new Set(all.filter(({ being }) => !being).map(({ words }) => words))].slice(-maxNamed),
    meant: meant.map(({ singular }) => singular),
  };
}

/** Returns the last thing that fits; none if an animal, or people for "them", were mentioned after it. */
function findMeant({ number, fits }: ThingPronoun, named: readonly Named[]): Named[] | null {
  const last = named.findLastIndex(({ being }) => being === number);
  const things = named.slice(last + 1).filter(({ being }) => !being);
  const fitting = things.filter((thing) => fits(thing));
  if (number === 'portion') return fitting.slice(-1);
  if (number === 'any') {
    const several = fitting.findLast(({ isPlural }) => isPlural) ?? fitting.at(-1);
    return several ? [several] : null;
  }
  const found = fitting.findLast(({ isPlural }) => isPlural === (number === 'plural'));
  if (found || number === 'singular') return found ? [found] : null;
  // "A hammer and a nail": both of them.
  const pair = fitting.slice(-2);
  return pair.length === 2 && pair[0]!.singular !== pair[1]!.singular ? pair : null;
}

/** One of several things is a single thing from then on. */
const takenAs = ({ number, word }: ThingPronoun, thing: Named): Named =>
  number === 'any' && /^(?:one|another)/iu.test(word) && !/pair/iu.test(word)
    ? { ...thing, words: thing.singular, isPlural: isPair(thing) }
    : thing;

/** "Socks" and "scissors" have no other singular. */
const isPair = ({ words, singular }: Named): boolean => singular.endsWith('s') && words === singular;

function wordsFor({ number, word }: ThingPronoun, found: readonly Named[]): string {
  const [first] = found;
  if (number === 'portion') return `${word} of the ${first!.words}`;
  if (number !== 'any') return found.map(({ words }) => `the ${words}`).join(' and ');
  return /pair/iu.test(word) || isPair(first!)
    ? `a pair of ${first!.words}`
    : /^(?:two|three|both)$/iu.test(word)
      ? `${word} ${first!.words}`
      : `a ${first!.singular}`;
}

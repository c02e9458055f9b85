import type { Person } from './person.ts';
import type { Token } from '../text/tokens.ts';

/** Family and friends. */
const ownPeople =
  /^(?:wife|husband|girlfriend|boyfriend|fiancée?|kid|son|daughter|mother|father|parent|sister|brother|friend|grandmother|grandfather|twin)$/u;

/** The people in "we" besides the narrator: "Mei and I", or else the narrator's family and friends. */
export function findCompanions(persons: readonly Person[], tokens: readonly Token[]): Person[] {
  const joined = persons.filter(
    ({ isNarrator, mentions }) =>
      !isNarrator &&
      mentions.some(({ from, to }) => {
        const [next, after] = [tokens[to + 1]?.word, tokens[to + 2]?.word];
        const [before, first] = [tokens[from - 1]?.word, tokens[from - 2]?.word];
        return (
          (next === 'and' && /^i(?:'m)?$/u.test(after ?? '')) ||
          (before === 'and' && /^(?:i|me)$/u.test(first ?? ''))
        );
      }),
  );
  if (joined.length > 0) return joined;
  const own = persons.filter(({ role }) => ownPeople.test(role));
  if (own.length > 0) return own;
  // "We had been saving … Jonas found one": a person with a name and without a trade.
  return persons
    .filter(({ given, role, isNarrator }) => given !== null && role === '' && !isNarrator)
    .slice(0, 1);
}

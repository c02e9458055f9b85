import type { Person } from './person.ts';
import type { Token } from './tokens.ts';

const ownPeople =
  /^(?:wife|husband|girlfriend|boyfriend|fiancée?|kid|son|daughter|mother|father|parent|sister|brother|friend|grandmother|grandfather|twin)$/u;

/** Who is meant by "we" besides the narrator: "Mei and I", else the narrator's own people. */
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
  return joined.length > 0 ? joined : persons.filter(({ role }) => ownPeople.test(role));
}

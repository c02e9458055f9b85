import { findNames } from './find-names.ts';
import { findRoles } from './find-roles.ts';
import type { Person } from './person.ts';
import { PersonWalk } from './person-walk.ts';
import { settleCast } from '../cast/settle-cast.ts';
import type { Token } from '../text/tokens.ts';

export type PersonsContext = {
  isProduct: (index: number) => boolean;
  isMostlyQuoted: boolean;
  knownNames: ReadonlySet<string>;
};

/** Finds the people of a narrative, reading it from start to end. */
export function findPersons(
  tokens: readonly Token[],
  { isProduct, isMostlyQuoted, knownNames }: PersonsContext,
): Person[] {
  const roles = findRoles(tokens, { isMasked: isProduct, readsQuotations: isMostlyQuoted });
  const roleTokens = new Set(roles.flatMap(({ from, to }) => range(from, to)));
  const runs = findNames(tokens, { isRole: (index) => roleTokens.has(index), isProduct, knownNames });
  const runAt = new Map(runs.flatMap((run) => range(run.from, run.to).map((index) => [index, run] as const)));
  const roleAt = new Map(roles.map((role) => [role.from, role]));
  const walk = new PersonWalk(tokens, runAt);
  for (let index = 0; index < tokens.length; index++) {
    const run = runAt.get(index);
    const role = roleAt.get(index);
    if (run && run.from === index) {
      walk.readName(run);
      index = run.to;
    } else if (role && !run) {
      walk.readRole(role);
      index = Math.max(index, role.to);
    } else walk.readPronoun(index, isMostlyQuoted);
  }
  return settleCast(walk.cast, tokens);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

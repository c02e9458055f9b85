import type { Cast } from '../cast/cast.ts';
import type { NameRun } from './find-names.ts';
import type { Person } from './person.ts';
import type { Token } from '../text/tokens.ts';

type Clauses = { tokens: readonly Token[]; cast: Cast; runAt: ReadonlyMap<number, NameRun> };

/** The person named later in the clause of a subject pronoun: in "she sleeps on Nadia's bed", "she" is not Nadia. */
export function findNamedAfter(index: number, { tokens, cast, runAt }: Clauses): Person | null {
  const { sentence } = tokens[index]!;
  const word = (at: number): string => (tokens[at]?.sentence === sentence ? tokens[at]!.word : '');
  if (/^(?:when|while|before|after|as|if|because|since|until|although)$/u.test(word(index - 1))) return null;
  for (let at = index + 1; tokens[at]?.sentence === sentence; at++) {
    if (/[,;:.—–"“”]/u.test(tokens[at]!.gap) || tokens[at]!.isQuoted) return null;
    const run = runAt.get(at);
    if (run?.from === at) return cast.findByName(run);
  }
  return null;
}

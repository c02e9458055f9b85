import { isVerb } from '../text/dictionary.ts';
import type { NameRun } from './find-names.ts';
import type { RolePlace } from './find-roles.ts';
import type { Token } from '../text/tokens.ts';

type Named = { tokens: readonly Token[]; runAt: ReadonlyMap<number, NameRun> };

/** The names right after "our kids", "two friends,", "two teenagers from next door,". */
export function findNamesAfter(to: number, { tokens, runAt }: Named): NameRun[] {
  const runs: NameRun[] = [];
  for (let index = afterPlace(to, tokens) + 1; ;) {
    const run = runAt.get(index);
    if (run && run.from === index && /^(?:, | |: )$/u.test(tokens[index]!.gap)) {
      runs.push(run);
      index = run.to + 1;
    } else if (runs.length > 0 && tokens[index]?.word === 'and' && runAt.has(index + 1)) index++;
    else break;
  }
  return runs.length > 1 ? runs : [];
}

/** The end of a phrase of up to four words that says where a person is from, if a comma follows it. */
function afterPlace(to: number, tokens: readonly Token[]): number {
  if (!/^(?:from|of|at|in)$/u.test(tokens[to + 1]?.word ?? '')) return to;
  for (let index = to + 2; index <= to + 5; index++) {
    if (tokens[index]?.sentence !== tokens[to]!.sentence) return to;
    if (tokens[index + 1]?.gap === ', ') return index;
    if (tokens[index + 1]?.gap !== ' ') return to;
  }
  return to;
}

/** "The driver of the 7:42 train, Mathilde Garnier, climbed out." */
function findApposedName(to: number, { tokens, runAt }: Named): NameRun | null {
  const { sentence } = tokens[to]!;
  if (!/^(?:of|at|from|in|for)$/u.test(tokens[to + 1]?.word ?? '')) return null;
  for (let index = to + 2; index <= to + 7 && tokens[index]?.sentence === sentence; index++) {
    const run = runAt.get(index);
    if (run) {
      const after = tokens[run.to + 1];
      const isClosed = after?.sentence === sentence && after.gap.startsWith(',');
      return run.from === index && tokens[index]!.gap === ', ' && isClosed ? run : null;
    }
    if (!/^[ :-]$/u.test(tokens[index]!.gap)) return null;
  }
  return null;
}

/** Finds the name of a role: "my wife Elena", "her boss, Mr. Grant,", "a barista named Tunde". */
export function findNamed({ to, determiner, role }: RolePlace, { tokens, runAt }: Named): NameRun | null {
  const next = tokens[to + 1];
  if (!next || next.sentence !== tokens[to]!.sentence || tokens[to]!.isPossessive) return null;
  const run = runAt.get(to + 1);
  if (run?.from === to + 1) {
    if (/^(?: |: )$/u.test(next.gap)) return run;
    const after = tokens[run.to + 1];
    const isClosed =
      !after ||
      after.sentence !== next.sentence ||
      /^[,.;:!?—–-]/u.test(after.gap.trim()) ||
      isVerb(after.word);
    if (/^, $/u.test(next.gap) && determiner !== null && isClosed && role.kind !== 'animal') return run;
    if (/^, $/u.test(next.gap) && determiner !== null && determiner !== 'the' && isClosed) return run;
  }
  const apposed = findApposedName(to, { tokens, runAt });
  if (apposed && determiner !== null && determiner !== 'a') return apposed;
  const isNaming = next.word === 'named' || next.word === 'called';
  const later = isNaming ? to + 2 : next.word === 'whose' ? to + 4 : -1;
  const called = later > 0 ? runAt.get(later) : undefined;
  return called?.from === later ? called : null;
}

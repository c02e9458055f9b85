import type { Cast } from './cast.ts';
import type { Token } from '../text/tokens.ts';
import { roleRows } from '../words/roles.ts';

/** Makes a name one of a group: "The penguins held a race. Poppy was the smallest", "the youngest one, Kra". */
export function joinHerd(cast: Cast, tokens: readonly Token[]): void {
  for (const person of cast.present) {
    const first = person.mentions[0];
    if (!first || person.role !== '' || person.isNarrator || person.honorific !== null) continue;
    const isOne =
      tokens[first.from]!.gap === ', ' &&
      [1, 2, 3].some((step) => (tokens[first.from - step]?.word ?? '').endsWith('est'));
    const words = [1, 2, 3].map((step) => tokens[first.to + step]?.word ?? '');
    const isSaid =
      /^(?:was|is)$/u.test(words[0]!) && words[1] === 'the' && /est$|^(?:only|last|first)$/u.test(words[2]!);
    if (!isSaid && !isOne) continue;
    const before = tokens.filter(
      ({ sentence }) => sentence === first.sentence - 1 || sentence === first.sentence - 2,
    );
    const herd = before.flatMap(({ word }) => herdOf.get(word) ?? []).at(-1);
    if (herd) [person.role, person.roleKind, person.isAnimal] = [herd, 'animal', true];
  }
}
const herdOf: ReadonlyMap<string, string> = new Map(
  roleRows.flatMap(([phrase, { role, isPlural }]) =>
    isPlural && role.kind === 'animal' ? [[phrase, role.label] as const] : [],
  ),
);

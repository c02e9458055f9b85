import type { Token } from '../text/tokens.ts';
import { isBrandSpelling, type NamePlace } from './brand-names.ts';

/** Words that often stand before a product's name: "introducing Lumo", "she bought a Lumo". */
const leadIns = new Set(
  'the our with introducing try use used uses using called a my bought got made download opened opens like of'.split(
    ' ',
  ),
);

/** The weight of each sign at this place that the name is a brand. */
export function weighSignsOfBrand(tokens: readonly Token[], place: NamePlace): number[] {
  const { name, from } = place;
  const before = tokens[from - 1]?.sentence === tokens[from]!.sentence ? tokens[from - 1]!.word : '';
  const signs: [isThere: boolean, weight: number][] = [
    [isFirm(tokens, place), 2],
    [isBrandSpelling(name) || name.includes('&'), 1],
    [isSlogan(tokens, place), 1.5],
    [leadIns.has(before), 0.7],
  ];
  return signs.filter(([isThere]) => isThere).map(([, weight]) => weight);
}

/** "Today Second Skin has 23 employees", "her ward switched to Vakta", "Holly phoned DripWise". */
export function isFirm(tokens: readonly Token[], { from, to }: NamePlace): boolean {
  const { sentence } = tokens[from]!;
  const at = (index: number): string => (tokens[index]?.sentence === sentence ? tokens[index]!.word : '');
  const [before, twoBefore] = [at(from - 1), at(from - 2)];
  if (/^(?:phoned|subscribed|joined|installed|downloaded)$/u.test(before)) return true;
  if (before === 'to' && /^(?:switched|switches|switch|subscribed)$/u.test(twoBefore)) return true;
  if (before === 'for' && twoBefore === 'up') return true;
  const [after, twoAfter] = [at(to + 1), at(to + 2)];
  if (tokens[to + 1]?.gap !== ' ') return false;
  if (
    /^(?:has|employs|had)$/u.test(after) &&
    /^\d|^(?:two|three|ten|twenty|hundreds|thousands)$/u.test(twoAfter)
  )
    return true;
  return /^(?:sells|makes|delivers|ships|sends|offers|costs|launched)$/u.test(after);
}

/** Adverts end with a name and a promise: "Zephyr: keep the peace", "Nutriva. Breakfast is done." */
function isSlogan(tokens: readonly Token[], { from, to }: NamePlace): boolean {
  const isAtEnd = tokens.at(-1)!.sentence - tokens[from]!.sentence <= 1;
  const next = tokens[to + 1];
  const endsThere =
    next !== undefined && (next.sentence !== tokens[to]!.sentence || /^[.:,!—–]/u.test(next.gap.trim()));
  return isAtEnd && tokens[from]!.isFirst && endsThere;
}

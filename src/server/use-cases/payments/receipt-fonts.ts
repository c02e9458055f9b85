import { createRequire } from 'node:module';

const subsets = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;
type Subset = (typeof subsets)[number];
export type FontWeight = 400 | 700;

const { resolve } = createRequire(import.meta.url);
const ranges = createRequire(import.meta.url)('@fontsource/inter/unicode.json') as Record<Subset, string>;

/** `U+0000-00FF,U+0131` as pairs of first and last. */
const readRanges = (list: string): [number, number][] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const covered = subsets.map((subset) => ({ subset, ranges: readRanges(ranges[subset]) }));

const subsetOf = (character: string): Subset | null => {
  const code = character.codePointAt(0) ?? 0;
  return (
    covered.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.subset ??
    null
  );
};

export const fontFile = (subset: Subset, weight: FontWeight): string =>
  resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);

/** Splits text into runs with one font each; characters without a font become question marks. */
export function fontRuns(text: string): { subset: Subset; text: string }[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const character of text) {
    const found = subsetOf(character);
    const run = { subset: found ?? 'latin', text: found ? character : '?' };
    const last = runs.at(-1);
    if (last?.subset === run.subset) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

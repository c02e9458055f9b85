import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** Glyphs that the typefaces lack and other faces have. */
export type FallbackScript =
  'arabic' | 'hebrew' | 'devanagari' | 'thai' | 'emoji' | 'japanese' | 'korean' | 'chinese';

export type Typeface = 'inter' | 'sora' | 'dm-serif-display' | 'baloo-2' | 'ibm-plex-sans';

/** A missing weight is replaced by the nearest one. */
export type FontChoice = { typeface: Typeface; weight: number };

/** `css` names the families of a font; the variable ones need the weight in `fontVariationSettings` too. */
export type FontStack = { families: string; weight: number; isVariable: boolean };

const { resolve } = createRequire(import.meta.url);

const typefaces: Record<Typeface, { subsets: readonly string[]; weights: readonly [number, number] }> = {
  inter: {
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'],
    weights: [100, 900],
  },
  sora: { subsets: ['latin', 'latin-ext'], weights: [100, 800] },
  'dm-serif-display': { subsets: ['latin', 'latin-ext'], weights: [400, 400] },
  'baloo-2': { subsets: ['latin', 'latin-ext', 'vietnamese', 'devanagari'], weights: [400, 800] },
  'ibm-plex-sans': {
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'],
    weights: [100, 700],
  },
};

const weightOf = ({ typeface, weight }: FontChoice): number => {
  const [lightest, boldest] = typefaces[typeface].weights;
  return Math.min(boldest, Math.max(lightest, Math.round(weight / 100) * 100));
};

const filesOfFace =
  ({ typeface, weight }: FontChoice) =>
  (): string[] =>
    typefaces[typeface].subsets.map((subset) =>
      resolve(`@fontsource/${typeface}/files/${typeface}-${subset}-${weight}-normal.woff`),
    );

const noto = (script: string) => (weight: number) => (): string[] => [
  resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`),
];

/** Thousands of glyphs, in about a hundred files of one variable face. */
const notoOfMany = (name: string) => () => (): string[] => {
  const folder = path.join(path.dirname(resolve(`@fontsource-variable/noto-sans-${name}/wght.css`)), 'files');
  return readdirSync(folder)
    .filter((file) => file.endsWith('-wght-normal.woff2'))
    .map((file) => path.join(folder, file));
};

const filesOf: Record<FallbackScript, (weight: number) => () => string[]> = {
  arabic: noto('arabic'),
  hebrew: noto('hebrew'),
  devanagari: noto('devanagari'),
  thai: noto('thai'),
  emoji: () => () => [resolve('twemoji-colr-font/twemoji.woff2')],
  japanese: notoOfMany('jp'),
  korean: notoOfMany('kr'),
  chinese: notoOfMany('sc'),
};
const variable = new Set<FallbackScript>(['japanese', 'korean', 'chinese']);
const withoutWeight = new Set<FallbackScript>([...variable, 'emoji']);

const registered = new Map<string, string>();

/** Each file is a separate family; a stack lists all of them, and a missing glyph falls through to the next. */
function familiesOf(name: string, files: () => string[]): string {
  const known = registered.get(name);
  if (known !== undefined) return known;
  const families = files().map((file, index) => {
    const family = `Hookline ${name} ${index}`;
    GlobalFonts.registerFromPath(file, family);
    return `"${family}"`;
  });
  registered.set(name, families.join(', '));
  return families.join(', ');
}

/** The fonts for a text with these scripts; faces are loaded on first use. */
export function fontStack(choice: FontChoice, scripts: readonly FallbackScript[]): FontStack {
  const weight = weightOf(choice);
  const own = { typeface: choice.typeface, weight };
  const inter = { typeface: 'inter' as const, weight };
  const stacks = [
    familiesOf(`${choice.typeface} ${weight}`, filesOfFace(own)),
    // Adds Greek and Cyrillic to faces without them.
    ...(choice.typeface === 'inter' ? [] : [familiesOf(`inter ${weight}`, filesOfFace(inter))]),
    ...scripts.map((script) =>
      familiesOf(withoutWeight.has(script) ? script : `${script} ${weight}`, filesOf[script](weight)),
    ),
  ];
  return {
    families: [...stacks, 'sans-serif'].join(', '),
    weight,
    isVariable: scripts.some((script) => variable.has(script)),
  };
}

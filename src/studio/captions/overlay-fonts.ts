import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

export type OverlayScript =
  'arabic' | 'hebrew' | 'devanagari' | 'thai' | 'emoji' | 'japanese' | 'korean' | 'chinese';

export const overlayFontWeight = 800;

const { resolve } = createRequire(import.meta.url);

const ownSubsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const ownFiles = (): string[] =>
  ownSubsets.map((subset) =>
    resolve(`@fontsource/inter/files/inter-${subset}-${overlayFontWeight}-normal.woff`),
  );

const noto = (script: string) => (): string[] => [
  resolve(
    `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${overlayFontWeight}-normal.woff`,
  ),
];

/** Thousands of signs, in about a hundred files of one variable face. */
const notoOfMany = (name: string) => (): string[] => {
  const folder = path.join(path.dirname(resolve(`@fontsource-variable/noto-sans-${name}/wght.css`)), 'files');
  return readdirSync(folder)
    .filter((file) => file.endsWith('-wght-normal.woff2'))
    .map((file) => path.join(folder, file));
};

const filesOf: Record<OverlayScript, () => string[]> = {
  arabic: noto('arabic'),
  hebrew: noto('hebrew'),
  devanagari: noto('devanagari'),
  thai: noto('thai'),
  emoji: () => [resolve('twemoji-colr-font/twemoji.woff2')],
  japanese: notoOfMany('jp'),
  korean: notoOfMany('kr'),
  chinese: notoOfMany('sc'),
};
const variable = new Set<OverlayScript>(['japanese', 'korean', 'chinese']);

const registered = new Map<string, string>();

/** Each file is a family of its own; a stack names them all, and a missing sign falls through to the next. */
function familiesOf(name: string, files: () => string[]): string {
  const known = registered.get(name);
  if (known !== undefined) return known;
  const families = files().map((file, index) => {
    const family = `Hookline Overlay ${name} ${index}`;
    GlobalFonts.registerFromPath(file, family);
    return `"${family}"`;
  });
  registered.set(name, families.join(', '));
  return families.join(', ');
}

/** The font stack for a text with these scripts; faces are read when they are first needed. */
export function overlayFonts(scripts: readonly OverlayScript[]): { families: string; isVariable: boolean } {
  const stacks = [
    familiesOf('own', ownFiles),
    ...scripts.map((script) => familiesOf(script, filesOf[script])),
  ];
  return {
    families: [...stacks, 'sans-serif'].join(', '),
    isVariable: scripts.some((script) => variable.has(script)),
  };
}

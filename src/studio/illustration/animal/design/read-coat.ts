import type { Coat, Pattern } from '../animal-look.ts';

/** Details of an animal in a description; undefined when not mentioned. */
export type DescribedCoat = {
  base?: string;
  under?: string;
  pattern?: Pattern;
  size?: 'small' | 'large';
  shaggy?: boolean;
};

const colours: readonly (readonly [RegExp, base: string, under: string])[] = [
  [/black and white|white and black/, '#f1ece4', '#ffffff'],
  [/\bsnow|\bwhite/, '#f1ece4', '#ffffff'],
  [/\bblack/, '#35323a', '#57525c'],
  [/\bgr[ea]y|silver/, '#8d929a', '#c3c6ca'],
  [/golden|\bblond/, '#d9a95c', '#f1dcb0'],
  [/ginger|orange/, '#d98540', '#f6e3c8'],
  [/\bred\b|reddish|auburn|russet/, '#b9562a', '#f1e0cc'],
  [/cream|beige|\btan\b|sandy|fawn/, '#d9bb8c', '#f1e3c8'],
  [/chocolate|dark brown/, '#5a3824', '#8a6144'],
  [/\bbrown|chestnut/, '#8f5b34', '#c99a6a'],
  [/yellow/, '#e0bb45', '#f6e6a8'],
  [/\bblue/, '#5f86b0', '#cfdce8'],
  [/\bgreen/, '#6f9a52', '#d3dea8'],
];
const patterns: readonly (readonly [RegExp, Pattern])[] = [
  [/black and white|white and black|patch|piebald/, 'patches'],
  [/strip|tabby|brindle/, 'stripes'],
  [/spott|dalmatian|speckl|freckl/, 'spots'],
];

const find = <T>(rules: readonly (readonly [RegExp, T])[], words: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(words))?.[1];

export function readCoat(appearance: string): DescribedCoat {
  // "Brown eyes" does not describe the coat.
  const words = appearance.toLowerCase().replaceAll(/[\w-]+ eyes/g, '');
  const colour = colours.find(([pattern]) => pattern.test(words));
  return {
    ...(colour && { base: colour[1], under: colour[2] }),
    pattern: find(patterns, words),
    size: /\b(?:little|small|tiny|puppy|kitten)\b/.test(words)
      ? 'small'
      : /\b(?:big|large|huge|giant)\b/.test(words)
        ? 'large'
        : undefined,
    shaggy: /fluffy|shaggy|scruffy|furry|woolly/.test(words) ? true : undefined,
  };
}

/** The breed's coat in the colours of the story. */
export function coatFromDescription(own: Coat, described: DescribedCoat): Coat {
  if (!described.base) return described.pattern ? { ...own, pattern: described.pattern } : own;
  const keepsUnder = own.socks !== null;
  return {
    ...own,
    base: described.base,
    under: keepsUnder ? own.under : described.under!,
    pattern: described.pattern ?? (own.pattern === 'stripes' ? 'stripes' : 'plain'),
    mark: own.pattern === 'stripes' || described.pattern ? shade(described.base) : described.under!,
    tailTip: own.pattern === 'saddle' || own.pattern === 'points' ? null : own.tailTip,
    socks: own.pattern === 'saddle' || own.pattern === 'points' ? null : own.socks,
  };
}

/** A colour for markings that contrasts with the coat. */
function shade(hex: string): string {
  const lightness = Number.parseInt(hex.slice(3, 5), 16);
  return lightness > 190 ? '#3a3538' : lightness < 80 ? '#8a8078' : '#3f2c22';
}

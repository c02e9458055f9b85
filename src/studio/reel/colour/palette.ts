import type { Ramp } from '../vignettes/vignette.ts';
import { fromOklch, toOklch, type Oklch } from './oklch.ts';

/** The hues of a film, from which each style mixes its colours. */
export type Palette = {
  /** Lightness 0…100; `chroma` multiplies that of the brand's colour. */
  shade: (ramp: Ramp, lightness: number, chroma?: number) => string;
  main: string;
  second: string;
};

/** Matching pairs of colours, for brands without colours. */
const housePairs: readonly (readonly [string, string])[] = [
  ['#3457d5', '#ff8a5b'],
  ['#0f8b8d', '#f2a541'],
  ['#7b2ff7', '#21d4a8'],
  ['#d7263d', '#1b998b'],
  ['#1f6f54', '#e8b04a'],
  ['#e4572e', '#2e86ab'],
  ['#5b3cc4', '#ff6f91'],
  ['#0b6e99', '#ffb400'],
  ['#b5179e', '#4cc9f0'],
  ['#2a7f62', '#f0798b'],
];

export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16_777_619) >>> 0;
  return hash;
}

export const isHex = (colour: string | undefined): colour is string => /^#[\da-f]{6}$/i.test(colour ?? '');

/** `minChroma` lifts pale and muted colours in colourful styles; a brand's greys stay grey. */
export function mixPalette(
  colours: readonly [string, string] | undefined,
  seed: string,
  minChroma = 0,
): Palette {
  const house = housePairs[hashOf(seed) % housePairs.length]!;
  const [main, second] = colours && colours.every(isHex) ? colours : house;
  const mainHue = toOklch(main);
  const secondHue = vivid(apart(mainHue, toOklch(second)), minChroma);
  const ramps: Record<Ramp, Oklch> = {
    main: vivid({ ...mainHue, chroma: Math.max(mainHue.chroma, isGrey(mainHue) ? 0.012 : 0.07) }, minChroma),
    second: secondHue,
    plain: { lightness: 0.5, chroma: 0.012, hue: mainHue.hue },
    spark: { lightness: 0.8, chroma: Math.max(0.14, secondHue.chroma), hue: secondHue.hue },
    third: { lightness: 0.7, ...thirdHue(mainHue.hue, secondHue.hue) },
  };
  const mixed = new Map<string, string>();
  const shade: Palette['shade'] = (ramp, lightness, chroma = 1) => {
    const key = `${ramp} ${lightness} ${chroma}`;
    const known = mixed.get(key);
    if (known !== undefined) return known;
    const hue = ramps[ramp];
    // Near black and white the gamut is smaller; mid tones keep the chroma of the brand.
    const room = 1 - Math.abs(lightness - 55) / 110;
    const colour = fromOklch({
      ...hue,
      lightness: lightness / 100,
      chroma: hue.chroma * chroma * (0.45 + 0.55 * room),
    });
    mixed.set(key, colour);
    return colour;
  };
  return { shade, main, second };
}

/** Yellow, pink or turquoise: the first that differs from both brand hues. */
function thirdHue(one: number, other: number): Pick<Oklch, 'hue' | 'chroma'> {
  const away = (hue: number, from: number) => Math.abs(((hue - from + 540) % 360) - 180);
  return thirds.find(({ hue }) => away(hue, one) >= 40 && away(hue, other) >= 40) ?? thirds[0]!;
}

const thirds = [
  { hue: 92, chroma: 0.15 },
  { hue: 358, chroma: 0.13 },
  { hue: 185, chroma: 0.095 },
];

const isGrey = ({ chroma }: Oklch): boolean => chroma < 0.03;

const vivid = (colour: Oklch, minChroma: number): Oklch =>
  isGrey(colour) ? colour : { ...colour, chroma: Math.max(colour.chroma, minChroma) };

/** Dark yellow and orange look brown. */
export function isYellow(colour: string): boolean {
  const { hue, chroma } = toOklch(colour);
  return chroma > 0.03 && hue > 50 && hue < 118;
}

/** Two similar hues would be indistinguishable: the second hue is shifted by 45°. */
function apart(main: Oklch, second: Oklch): Oklch {
  const turn = Math.abs(((second.hue - main.hue + 540) % 360) - 180);
  if (isGrey(second)) return { ...second, chroma: Math.max(second.chroma, 0.02) };
  if (isGrey(main) || turn >= 25) return { ...second, chroma: Math.max(second.chroma, 0.08) };
  return { ...second, hue: (main.hue + 45) % 360, chroma: Math.max(second.chroma, 0.09) };
}

/** The minimum contrast of text with its background, from WCAG 2.2, 1.4.3. */
export const minTextContrast = 4.5;

type Channels = [number, number, number];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The light of a channel, 0 to 1, from its value in sRGB. */
function linearOf(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb` after WCAG 2.2, 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(linearOf) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances, 1 to 21. */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrastOf = (one: string, other: string): number =>
  contrastOfLuminances(luminanceOf(one), luminanceOf(other));

/** `share` 0 is the first colour, 1 the second. */
export function mixColours(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  return toHex(from.map((channel, index) => channel + (to[index]! - channel) * share));
}

/** The first of white, nearly black and black that has the minimum contrast with the ground. */
export function textOn(ground: string): string {
  const [white, night, black] = ['#ffffff', '#131118', '#000000'] as const;
  if (contrastOf(white, ground) >= minTextContrast) return white;
  return contrastOf(night, ground) >= minTextContrast ? night : black;
}

/** How vivid a color is: the range of its sRGB channels, 0 for grey to 1. */
export function chromaOf(colour: string): number {
  const channels = channelsOf(colour);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** The color itself if it has the minimum chroma, else the same hue, darkened until it has; greys stay grey. */
export function saturate(colour: string, minChroma: number): string {
  const channels = channelsOf(colour);
  const [max, chroma] = [Math.max(...channels), chromaOf(colour)];
  if (chroma === 0 || chroma >= minChroma) return colour;
  return toHex(channels.map((channel) => Math.max(0, max - ((max - channel) * minChroma) / chroma)));
}

/** Lightness and two axes of hue in OKLab (Björn Ottosson, 2020). */
function labOf(colour: string): Channels {
  const [red, green, blue] = channelsOf(colour).map(linearOf) as Channels;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** How different two colours look: 0 for equal ones, 1 for black and white; below 0.02 no difference is seen. */
export function colourDifference(one: string, other: string): number {
  const [from, to] = [labOf(one), labOf(other)];
  return Math.hypot(...from.map((value, index) => value - to[index]!));
}

/** The brightest colour of the same hue and saturation; white for black. */
function brightestOf(colour: string): string {
  const channels = channelsOf(colour);
  const max = Math.max(...channels);
  return max === 0 ? '#ffffff' : toHex(channels.map((channel) => (channel / max) * 255));
}

/**
 * The color itself if it is legible on the ground, else the color lightened or darkened until it is. Lightening keeps hue
 * and saturation as far as possible: white is mixed in only if the brightest color of the hue is still too dark.
 */
export function legibleOn(colour: string, ground: string, minContrast = minTextContrast): string {
  const isLightened = contrastOf('#ffffff', ground) >= contrastOf('#000000', ground);
  const route = isLightened ? [colour, brightestOf(colour), '#ffffff'] : [colour, '#000000'];
  for (const [index, towards] of route.slice(1).entries())
    for (let share = 0; share < 1; share += 0.04) {
      const tried = mixColours(route[index]!, towards, share);
      if (contrastOf(tried, ground) >= minContrast) return tried;
    }
  return route.at(-1)!;
}

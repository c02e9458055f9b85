import { parseHex } from '../../presenter/paint/colour.ts';

/** Lightness 0…1, chroma 0…0.37, hue in degrees. After Björn Ottosson, "A perceptual color space" (2020). */
export type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts to `#rrggbb`. A colour outside the sRGB gamut loses chroma, not lightness. */
export function fromOklch(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let [low, high] = [0, colour.chroma];
  const isShown = (chroma: number) =>
    toRgb({ ...colour, lightness, chroma }).every((value) => value >= -0.0005 && value <= 1.0005);
  if (isShown(high)) low = high;
  else
    for (let step = 0; step < 14; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(middle)) low = middle;
      else high = middle;
    }
  const channels = toRgb({ ...colour, lightness, chroma: low }).map((value) =>
    Math.round(Math.min(255, Math.max(0, fromLinear(Math.max(0, value))))),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

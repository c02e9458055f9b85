import { createCanvas } from '@napi-rs/canvas';
import { mixColours, parseHex } from '../../presenter/paint/colour.ts';
import { fromOklch, toOklch } from '../../reel/colour/oklch.ts';

/** Cache: colours repeat thousands of times in a picture, and converting between colour spaces is slow. */
const known = new Map<string, string>();

function remember(key: string, find: () => string): string {
  let found = known.get(key);
  if (found === undefined) {
    if (known.size > 20_000) known.clear();
    found = find();
    known.set(key, found);
  }
  return found;
}

const reader = createCanvas(1, 1).getContext('2d');

/** `#rrggbb` of any CSS colour; grey for an invalid colour. */
export function toHex(css: string): string {
  if (/^#[0-9a-f]{6}$/.test(css)) return css;
  return remember(css, () => {
    reader.clearRect(0, 0, 1, 1);
    reader.fillStyle = '#8a8a8a';
    reader.fillStyle = css;
    reader.fillRect(0, 0, 1, 1);
    const [red, green, blue] = reader.getImageData(0, 0, 1, 1).data;
    return `#${[red!, green!, blue!].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** Adds lightness (0…1), multiplies chroma, and rotates the hue by degrees. */
export function toned(hex: string, lightness: number, chroma = 1, hue = 0): string {
  return remember(`${hex}|${lightness}|${chroma}|${hue}`, () => {
    const own = toOklch(hex);
    return fromOklch({
      lightness: own.lightness + lightness,
      chroma: own.chroma * chroma,
      hue: own.hue + hue,
    });
  });
}

/** Perceptual lightness, 0…1. */
export function lightnessOf(hex: string): number {
  return Number(remember(`${hex}|l`, () => String(toOklch(hex).lightness)));
}

/** The colour under coloured light; `amount` 0…1. */
export function underLight(hex: string, light: string, amount: number): string {
  return remember(`${hex}*${light}|${amount}`, () => {
    const lamp = parseHex(light);
    const channels = parseHex(hex).map((channel, index) =>
      Math.round(channel * (1 - amount + (amount * lamp[index]!) / 255)),
    );
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

export const mixed = (hex: string, other: string, share: number): string =>
  remember(`${hex}~${other}|${share}`, () => mixColours(hex, other, share));

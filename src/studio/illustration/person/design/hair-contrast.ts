import type { HairColours } from '../../../presenter/paint/hair-lock.ts';
import { lightnessOf, toned } from '../../brush/tints.ts';
import { toOklch } from '../../../reel/colour/oklch.ts';
import type { Skin } from '../person-look.ts';

/** Difference in lightness (0…1) below which short hair looks like a bald head. */
export const minHairContrast = 0.13;
const darkest = 0.1;
const lightest = 0.96;

/** Darkens or lightens hair until it stands out from the skin; grey and white hair gets lighter. */
export function hairOn(skin: Skin, colours: HairColours): HairColours {
  const [own, ground] = [lightnessOf(colours.base), lightnessOf(skin.base)];
  if (Math.abs(own - ground) >= minHairContrast) return colours;
  const isGrey = toOklch(colours.base).chroma < 0.03 && own > 0.45;
  const [lighter, darker] = [ground + minHairContrast, ground - minHairContrast];
  const wanted = (isGrey && lighter <= lightest) || darker < darkest ? lighter : darker;
  // Slightly past the limit, because colours are rounded to bytes.
  const shift = wanted - own + Math.sign(wanted - own) * 0.01;
  return {
    dark: toned(colours.dark, shift),
    base: toned(colours.base, shift),
    light: toned(colours.light, shift),
    shine: toned(colours.shine, shift),
  };
}

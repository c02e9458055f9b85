import { z } from 'zod';
import { brandColoursSchema } from '../reels.ts';
import { limits } from '../limits.ts';
import { captionStyles, defaultCaptionStyle } from '../word-captions/caption-styles.ts';
import { colourInvalid } from '../colour-text.ts';

export const brandKitLimits = {
  maxEndTextCharacters: 60,
  maxEndAddressCharacters: 60,
  /** The duration of the end card. */
  endCardSeconds: 2,
} as const;

export const brandKitTexts = {
  logoType: 'Only JPG, PNG and WebP logos are supported. Please export an SVG as PNG.',
  logoMissing: 'Please choose a picture of your logo',
  logoUnknown: 'This logo is no longer available. Please upload it again.',
  colourInvalid,
  endTextTooLong: 'Please use at most 60 characters on the end card',
  endAddressInvalid: 'Please write a web address such as example.com, with at most 60 characters',
  empty: 'Please add a logo, a text or a web address: an end card needs one of them.',
  missing: 'There is no brand kit yet. Please set it up first.',
} as const;

export const brandKitDefaults = {
  colours: ['#6f3cf0', '#ff7465'] as [string, string],
  captionStyle: defaultCaptionStyle,
  endText: '',
  endAddress: '',
  musicVolume: limits.defaultMusicVolume,
} as const;

/** The upload of a logo and the hash of its content. */
const kitLogoSchema = z.object({ uploadId: z.string(), contentHash: z.string() });
export type KitLogo = z.infer<typeof kitLogoSchema>;

/** The parts of a kit that are visible in a video. */
export const brandLookSchema = z.object({
  logo: kitLogoSchema.nullable(),
  colours: brandColoursSchema,
  endText: z.string(),
  endAddress: z.string(),
});
export type BrandLook = z.infer<typeof brandLookSchema>;

/** Everything that the owner of a kit sets; `musicVolume` is 0 to 100. */
export const kitSettingsSchema = brandLookSchema.extend({
  captionStyle: z.enum(captionStyles),
  musicVolume: z.int().min(0).max(100),
});
export type KitSettings = z.infer<typeof kitSettingsSchema>;

/** Two or more labels, then an optional port and path: `example.com`, `www.example.com:8080/shop`. */
const addressPattern = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s]*)?$/u;

/** A web address without its scheme: `https://example.com/` → `example.com`. Null for an invalid one; empty stays empty. */
export function readEndAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  if (address === '') return text.trim() === '' ? '' : null;
  return [...address].length <= brandKitLimits.maxEndAddressCharacters && addressPattern.test(address)
    ? address
    : null;
}

export const isEndTextTooLong = (text: string): boolean =>
  [...text.trim()].length > brandKitLimits.maxEndTextCharacters;

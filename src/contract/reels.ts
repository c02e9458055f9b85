import { z } from 'zod';
import { defaultVideoFormat } from './video-formats.ts';
import { defaultVoice, speakingStyles, voices } from './voices.ts';
import { colourInvalid } from './colour-text.ts';

export const otherIndustry = 'Other';
/** In display order; the last industry requires a name of its own. */
export const reelIndustries = [
  'Technology',
  'E-commerce',
  'Fashion',
  'Food & Beverage',
  'Healthcare',
  'Education',
  'Finance',
  'Real Estate',
  'Entertainment',
  'Travel',
  otherIndustry,
] as const;

export const reelAspectRatios = ['9:16', '16:9', '1:1', '4:5'] as const;
export type ReelAspectRatio = (typeof reelAspectRatios)[number];
/** In seconds. */
export const reelDurations = [15, 30, 60] as const;
export type ReelDuration = (typeof reelDurations)[number];

/** The visual styles, in the order in which they are offered. */
export const reelStyles = ['modern', 'cinematic', 'minimalist', 'colorful', 'corporate'] as const;
export type ReelStyle = (typeof reelStyles)[number];
export const reelStyleNames = {
  modern: 'Modern',
  cinematic: 'Cinematic',
  minimalist: 'Minimalist',
  colorful: 'Colorful',
  corporate: 'Corporate',
} as const satisfies Record<ReelStyle, string>;

/** The moods of the built-in tracks, in the order of the tracks; `none` means without music. */
export const reelMusicMoods = [
  'upbeat',
  'happy',
  'bright',
  'acoustic',
  'playful',
  'uplifting',
  'corporate',
  'confident',
  'chill',
  'lo-fi',
  'cosy',
  'energetic',
  'electronic',
  'driving',
  'hip-hop',
  'moody',
  'funky',
  'cool',
  'stylish',
  'cinematic',
  'epic',
  'building',
  'none',
] as const;
export type ReelMusicMood = (typeof reelMusicMoods)[number];

export const reelLineRoles = ['hook', 'problem', 'promise', 'benefit', 'call-to-action'] as const;
export type ReelLineRole = (typeof reelLineRoles)[number];

export const reelDefaults = {
  aspectRatio: defaultVideoFormat,
  duration: 30,
  style: 'modern',
  voice: defaultVoice,
  voiceStyle: 'natural',
  musicMood: 'upbeat',
} as const;

export const reelLimits = {
  minBrandNameCharacters: 2,
  maxBrandNameCharacters: 60,
  maxIndustryCharacters: 60,
  /** One line about the product. */
  maxOfferCharacters: 120,
  maxCallToActionCharacters: 60,
  maxScriptLines: 12,
  maxLineCharacters: 300,
  /** A script that takes longer than this multiple of the duration is refused before it is paid for. */
  maxScriptShare: 1.25,
  maxScriptVersion: 1_000,
  maxLogoBytes: 5_242_880,
  maxLogoSidePixels: 8_192,
  maxLogoPixels: 25_000_000,
} as const;

export const reelTexts = {
  brandNameMissing: 'Brand name is required',
  brandNameTooShort: 'Brand name must be at least 2 characters',
  brandNameTooLong: 'Brand name must be at most 60 characters',
  industryMissing: 'Please select an industry',
  customIndustryMissing: 'Please specify your industry',
  customIndustryTooLong: 'Please use at most 60 characters for your industry',
  categoryMissing: 'Please select a category',
  subcategoryMissing: 'Please select a subcategory',
  categoryUnknown: 'This category is no longer available. Please select another one.',
  subcategoryUnknown: 'This subcategory is no longer available. Please select another one.',
  offerTooLong: 'Please describe what you sell in at most 120 characters',
  callToActionTooLong: 'Please use at most 60 characters for the call to action',
  scriptEmpty: 'Please write at least one line to speak',
  lineEmpty: 'Please write something in this line, or remove it',
  lineTooLong: 'Please use at most 300 characters in a line',
  lineUnreadable: 'The voice can read Latin letters only. Please write this line in those.',
  brandUnreadable:
    'The voice can read Latin letters only. Please edit the lines of the script that have other letters.',
  scriptTooLong: 'This script takes longer to speak than the reel lasts. Please shorten it.',
  colourInvalid,
  trackUnknown: 'This track is no longer available. Please choose other music.',
  logoMissing: 'Please choose a picture of your logo',
  logoUnknown: 'This logo is no longer available. Please upload it again.',
  logoType: 'Only JPG, PNG, WebP and SVG logos are supported',
  logoTooLarge: 'This logo is too large. Please choose one of at most 5 MB and 25 megapixels.',
  logoUnsafe: 'This SVG has scripts or links to other files. Please export it as plain shapes, or as PNG.',
  notFinished: 'This reel is not finished yet',
} as const;

const isBlank = (text: string | null | undefined): boolean => !text?.trim();
const lengthOf = (text: string): number => [...text.trim()].length;

export type ReelBrandForm = {
  brandName: string;
  industry: string;
  customIndustry?: string | null | undefined;
  offer?: string | null | undefined;
  callToAction?: string | null | undefined;
};
export type ReelField = keyof ReelBrandForm;

/** The problems of the step Brand Info, in the order of its form. Values are trimmed first. */
export function findBrandProblems(form: ReelBrandForm): { field: ReelField; text: string }[] {
  const { brandName, industry, customIndustry, offer, callToAction } = form;
  const problems: Record<ReelField, string | null> = {
    brandName: findNameProblem(brandName),
    industry: reelIndustries.some((known) => known === industry.trim()) ? null : reelTexts.industryMissing,
    customIndustry: industry.trim() === otherIndustry ? findCustomProblem(customIndustry ?? '') : null,
    offer: lengthOf(offer ?? '') > reelLimits.maxOfferCharacters ? reelTexts.offerTooLong : null,
    callToAction:
      lengthOf(callToAction ?? '') > reelLimits.maxCallToActionCharacters
        ? reelTexts.callToActionTooLong
        : null,
  };
  return Object.entries(problems).flatMap(([field, text]) =>
    text === null ? [] : [{ field: field as ReelField, text }],
  );
}

function findNameProblem(name: string): string | null {
  if (isBlank(name)) return reelTexts.brandNameMissing;
  if (lengthOf(name) < reelLimits.minBrandNameCharacters) return reelTexts.brandNameTooShort;
  return lengthOf(name) > reelLimits.maxBrandNameCharacters ? reelTexts.brandNameTooLong : null;
}

function findCustomProblem(industry: string): string | null {
  if (isBlank(industry)) return reelTexts.customIndustryMissing;
  return lengthOf(industry) > reelLimits.maxIndustryCharacters ? reelTexts.customIndustryTooLong : null;
}

export const reelLineSchema = z.object({
  role: z.enum(reelLineRoles),
  text: z.string(),
});
export type ReelLine = z.infer<typeof reelLineSchema>;

/** `musicMood` is ignored if `trackId` is set. */
export const reelSettingsSchema = z.object({
  aspectRatio: z.enum(reelAspectRatios),
  duration: z.literal(reelDurations),
  style: z.enum(reelStyles),
  voice: z.enum(voices),
  voiceStyle: z.enum(speakingStyles),
  musicMood: z.enum(reelMusicMoods),
  trackId: z.string().nullable(),
});

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
/** The brand's main color and its second color, both as `#rrggbb` in lowercase. */
export const brandColoursSchema = z.tuple([colourSchema, colourSchema]);
export type BrandColours = z.infer<typeof brandColoursSchema>;

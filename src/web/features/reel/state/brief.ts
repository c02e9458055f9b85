import type { ClientInput } from '#contract/call.ts';
import type { ReelRequestInput, writeReelScript } from '#contract/calls/reels.ts';
import {
  findBrandProblems,
  otherIndustry,
  type ReelLine,
  type ReelMusicMood,
  type ReelStyle,
} from '#contract/reels.ts';
import { shortDigest } from '../../../lib/short-digest.ts';
import type { ReelData } from './reel-data.ts';

export const isBrandComplete = (brand: ReelData['brand']): boolean => findBrandProblems(brand).length === 0;

export const isCategoryComplete = ({ categoryId, subcategoryId }: ReelData['category']): boolean =>
  categoryId !== null && subcategoryId !== null;

/** Every value of the step Brand Info without the spaces around it. */
export const trimBrand = (brand: ReelData['brand']): ReelData['brand'] => ({
  ...brand,
  brandName: brand.brandName.trim(),
  customIndustry: brand.customIndustry.trim(),
  offer: brand.offer.trim(),
  callToAction: brand.callToAction.trim(),
});

const filled = (text: string): string | null => (text === '' ? null : text);

function briefOf({ brand, category }: ReelData) {
  const { brandName, industry, customIndustry, offer, callToAction } = trimBrand(brand);
  return {
    brandName,
    industry,
    customIndustry: industry === otherIndustry ? customIndustry : null,
    categoryId: category.categoryId ?? '',
    subcategoryId: category.subcategoryId ?? '',
    offer: filled(offer),
    callToAction: filled(callToAction),
  };
}

/** The facts that a script is written from. */
export type ScriptBrief = Omit<ClientInput<typeof writeReelScript>['body'], 'script' | 'version'>;
export const scriptBrief = (data: ReelData): ScriptBrief => ({
  ...briefOf(data),
  duration: data.generate.duration,
});

/** Equal for the same brief and length. */
export const briefKey = (data: ReelData): string =>
  shortDigest(JSON.stringify({ ...briefOf(data), duration: data.generate.duration }));

/** The lines that are sent; emptied ones are left out. */
export const spokenLines = (lines: readonly ReelLine[]): ReelLine[] =>
  lines.map(({ role, text }) => ({ role, text: text.trim() })).filter(({ text }) => text !== '');

const moodOfStyle = {
  modern: 'upbeat',
  cinematic: 'cinematic',
  minimalist: 'chill',
  colorful: 'playful',
  corporate: 'corporate',
} as const satisfies Record<ReelStyle, ReelMusicMood>;

function musicOf({ music, style }: ReelData['generate']) {
  if (music === 'none') return { musicMood: 'none', trackId: null } as const;
  return { musicMood: moodOfStyle[style], trackId: music === 'auto' ? null : music } as const;
}

/** The whole request for the reel. */
export function reelRequest(data: ReelData): ReelRequestInput {
  const { aspectRatio, duration, style, voice, voiceStyle, script } = data.generate;
  return {
    ...briefOf(data),
    settings: { aspectRatio, duration, style, voice, voiceStyle, ...musicOf(data.generate) },
    script: script && spokenLines(script.lines),
    scriptVersion: script?.version ?? 0,
    scriptEngine: script?.isEdited ? null : (script?.engine ?? null),
    logoUploadId: data.brand.logo?.uploadId ?? null,
    colours: data.brand.colours,
  };
}

export const makesSameReel = (one: ReelData, other: ReelData): boolean =>
  JSON.stringify(reelRequest(one)) === JSON.stringify(reelRequest(other));

/**
 * The idempotency key of a start. It is equal for the same entries, so that a second press, a retry or a second tab never
 * pays twice. `after` is the reel that this one replaces, so that an intended repetition has another key.
 */
export const startKey = (data: ReelData, draftId: string, after: string | null): string =>
  `reel-${after ?? draftId}-${data.attempt}-${shortDigest(JSON.stringify(reelRequest(data)))}`;

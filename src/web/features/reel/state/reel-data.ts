import type { Reel, RememberedBrand } from '#contract/calls/reels.ts';
import type { LanguageEngine } from '#contract/engines.ts';
import {
  reelDefaults,
  reelIndustries,
  type BrandColours,
  type ReelAspectRatio,
  type ReelDuration,
  type ReelLine,
  type ReelStyle,
} from '#contract/reels.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';

export type Industry = (typeof reelIndustries)[number];

/** The lines to be spoken, as written for a brief and as edited since. */
export type ScriptDraft = {
  /** The brief that the script was written for. */
  brief: string;
  version: number;
  lines: readonly ReelLine[];
  /** Which engine wrote it. */
  engine?: LanguageEngine | null;
  isEdited: boolean;
};

/** All entries of the user, by step. */
export type ReelData = {
  /** Counts refused starts, so that the next start has another idempotency key. */
  attempt: number;
  brand: {
    brandName: string;
    industry: Industry | '';
    customIndustry: string;
    offer: string;
    callToAction: string;
    logo: { uploadId: string; url: string } | null;
    colours: BrandColours | null;
  };
  category: { categoryId: string | null; subcategoryId: string | null };
  generate: {
    aspectRatio: ReelAspectRatio;
    duration: ReelDuration;
    style: ReelStyle;
    voice: Voice;
    voiceStyle: SpeakingStyle;
    /** `auto`: a track that goes with the style; else the id of a track. */
    music: 'auto' | 'none' | (string & {});
    script: ScriptDraft | null;
  };
};
/** The steps that the data comes from. */
export type ReportingStep = Exclude<keyof ReelData, 'attempt'>;

export const emptyData: ReelData = {
  attempt: 0,
  brand: {
    brandName: '',
    industry: '',
    customIndustry: '',
    offer: '',
    callToAction: '',
    logo: null,
    colours: null,
  },
  category: { categoryId: null, subcategoryId: null },
  generate: {
    aspectRatio: reelDefaults.aspectRatio,
    duration: reelDefaults.duration,
    style: reelDefaults.style,
    voice: reelDefaults.voice,
    voiceStyle: reelDefaults.voiceStyle,
    music: 'auto',
    script: null,
  },
};

const readIndustry = (name: string | null): Industry | '' =>
  reelIndustries.find((known) => known === name) ?? '';

/** The brand of the last reel, for the next reel. */
export const brandFromMemory = (brand: RememberedBrand): ReelData['brand'] => ({
  brandName: brand.brandName ?? '',
  industry: readIndustry(brand.industry),
  customIndustry: brand.customIndustry ?? '',
  offer: brand.offer ?? '',
  callToAction: brand.callToAction ?? '',
  logo: brand.logo && { uploadId: brand.logo.uploadId, url: brand.logo.url },
  colours: brand.colours,
});

/** The entries that made a reel. Its script counts as edited, so that it is not replaced unasked. */
export function dataFromReel(reel: Reel): ReelData {
  const { aspectRatio, duration, style, voice, voiceStyle, musicMood, trackId } = reel.settings;
  return {
    attempt: 0,
    brand: brandFromMemory(reel),
    category: { categoryId: reel.categoryId, subcategoryId: reel.subcategoryId },
    generate: {
      aspectRatio,
      duration,
      style,
      voice,
      voiceStyle,
      music: trackId ?? (musicMood === 'none' ? 'none' : 'auto'),
      script: reel.script && {
        brief: '',
        version: reel.scriptVersion,
        lines: reel.script,
        isEdited: true,
      },
    },
  };
}

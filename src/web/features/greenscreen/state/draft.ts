import type { BuiltInBackgroundId } from '#contract/backgrounds.ts';
import { isBuiltInBackground } from '#contract/backgrounds.ts';
import type { Greenscreen } from '#contract/calls/greenscreens.ts';
import { readColour } from '#contract/colour-text.ts';
import {
  greenscreenDefaults,
  type BackgroundFit,
  type BackgroundType,
  type CutoutEngine,
  type GreenscreenSound,
  type Subject,
} from '#contract/greenscreen-settings.ts';
import type { OverlayPlace } from '#contract/overlay-lines.ts';

/** All entries of the user. Each kind of background keeps its choice, so that the user can go back to it. */
export type GreenscreenDraft = {
  /** Counts refused starts, so that the next start has another idempotency key. */
  attempt: number;
  clip: { uploadId: string | null; startSeconds: number | null; endSeconds: number | null };
  background: {
    type: BackgroundType;
    /** `#rrggbb` */
    colour: string;
    imageId: string | null;
    videoId: string | null;
    builtInId: BuiltInBackgroundId;
    fit: BackgroundFit;
    blurStrength: number;
  };
  look: { engine: CutoutEngine; softness: number; shadow: number; subject: Subject };
  finish: { sound: GreenscreenSound; overlayText: string; overlayPlace: OverlayPlace };
};

const { colour, backgroundFit: fit, blurStrength, engine, softness, shadow, subject } = greenscreenDefaults;

export const emptyDraft: GreenscreenDraft = {
  attempt: 0,
  clip: { uploadId: null, startSeconds: null, endSeconds: null },
  // The built-in office needs no entry, so a complete picture can be shown at once.
  background: {
    type: 'built-in',
    colour,
    imageId: null,
    videoId: null,
    builtInId: 'office',
    fit,
    blurStrength,
  },
  look: { engine, softness, shadow, subject },
  finish: {
    sound: greenscreenDefaults.sound,
    overlayText: '',
    overlayPlace: greenscreenDefaults.overlayPlace,
  },
};

function backgroundOf({ settings }: Pick<Greenscreen, 'settings'>): GreenscreenDraft['background'] {
  const { backgroundType: type, backgroundConfig, backgroundFit, blurStrength: strength } = settings;
  const config = backgroundConfig ?? '';
  return {
    type,
    colour: (type === 'color' && readColour(config)) || colour,
    imageId: type === 'image' ? config : null,
    videoId: type === 'video' ? config : null,
    builtInId: type === 'built-in' && isBuiltInBackground(config) ? config : emptyDraft.background.builtInId,
    fit: backgroundFit,
    blurStrength: strength,
  };
}

/** The entries that made a video. */
export function draftFromVideo(video: Pick<Greenscreen, 'settings'>): GreenscreenDraft {
  const { settings } = video;
  return {
    attempt: 0,
    clip: {
      uploadId: settings.videoId ?? null,
      startSeconds: settings.startTime ?? null,
      endSeconds: settings.endTime ?? null,
    },
    background: backgroundOf(video),
    look: {
      engine: settings.engine,
      softness: settings.softness,
      shadow: settings.shadow,
      subject: settings.subject,
    },
    finish: {
      sound: settings.sound,
      overlayText: settings.textOverlay ?? '',
      overlayPlace: settings.overlayPlace,
    },
  };
}

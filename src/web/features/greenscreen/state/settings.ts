import type { GreenscreenSettingsInput } from '#contract/calls/greenscreens.ts';
import { greenscreenTexts, type GreenscreenSound } from '#contract/greenscreen-settings.ts';
import { shortDigest } from '../../../lib/short-digest.ts';
import type { GreenscreenDraft } from './draft.ts';

/** The settings that must be chosen before a video can be made. */
export type MissingPart = 'clip' | 'image' | 'video';

export const missingTexts = {
  clip: greenscreenTexts.videoMissing,
  image: greenscreenTexts.imageMissing,
  video: greenscreenTexts.backgroundVideoMissing,
} satisfies Record<MissingPart, string>;

export function findMissing({ clip, background }: GreenscreenDraft): MissingPart | null {
  if (clip.uploadId === null) return 'clip';
  if (background.type === 'image' && background.imageId === null) return 'image';
  if (background.type === 'video' && background.videoId === null) return 'video';
  return null;
}

/** Only an uploaded background video has sound. */
export const hasBackgroundSound = ({ type }: GreenscreenDraft['background']): boolean => type === 'video';

export const effectiveSound = ({ background, finish }: GreenscreenDraft): GreenscreenSound =>
  hasBackgroundSound(background) ? finish.sound : 'own';

function configOf({
  type,
  colour,
  imageId,
  videoId,
  builtInId,
}: GreenscreenDraft['background']): string | null {
  switch (type) {
    case 'color':
      return colour.replace('#', '');
    case 'image':
      return imageId;
    case 'video':
      return videoId;
    case 'built-in':
      return builtInId;
    case 'blur':
      return null;
  }
}

/** The settings that determine the picture; a preview shows these. The overlay text is drawn in the browser. */
export function pictureSettings(draft: GreenscreenDraft): GreenscreenSettingsInput {
  const { clip, background, look } = draft;
  return {
    videoId: clip.uploadId,
    startTime: clip.startSeconds,
    endTime: clip.endSeconds,
    backgroundType: background.type,
    backgroundConfig: configOf(background),
    ...look,
    ...(background.type === 'image' || background.type === 'video' ? { backgroundFit: background.fit } : {}),
    ...(background.type === 'blur' ? { blurStrength: background.blurStrength } : {}),
  };
}

/** The whole request for the video. */
export function videoSettings(draft: GreenscreenDraft): GreenscreenSettingsInput {
  const overlayText = draft.finish.overlayText.trim();
  return {
    ...pictureSettings(draft),
    sound: effectiveSound(draft),
    ...(overlayText === '' ? {} : { textOverlay: overlayText, overlayPlace: draft.finish.overlayPlace }),
    outputFormat: 'mp4',
    resolution: '720p',
  };
}

export const makesSameVideo = (one: GreenscreenDraft, other: GreenscreenDraft): boolean =>
  JSON.stringify(videoSettings(one)) === JSON.stringify(videoSettings(other));

/**
 * The idempotency key of a start. It is equal for the same entries of the same clip, so that a second press, a retry or a
 * second tab never pays twice. `after` is the video that this one replaces, so that an intended repetition has another key.
 */
export const startKey = (draft: GreenscreenDraft, clipId: string, after: string | null): string =>
  `greenscreen-${clipId}-${after ?? 'first'}-${draft.attempt}-${shortDigest(JSON.stringify(videoSettings(draft)))}`;

import { createHash } from 'node:crypto';
import { defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';
import { limits } from '#contract/limits.ts';
import type { Framing } from '#contract/framing.ts';
import type { BrandLook } from '#contract/brand-kit/brand-kit.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { sortKeys } from './sort-keys.ts';
import { withoutTitleAndEdits } from './stories/story-pictures.ts';
import {
  findPart,
  mixedVolume,
  type BackgroundPart,
  type ClipPart,
  type MusicPart,
  type PhotosPart,
  type StoryPart,
  type VideoPart,
} from '#contract/video-parts.ts';

/** 40 hexadecimal digits that are the same only for the same values in the same order. */
const fingerprint = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** This version and those below are incremented when the same inputs would give a different file: old files are not reused. */
const normaliserVersion = 2;
/** The layout of overlay text; clips without any keep their names. Version 1 had no number. */
const overlayVersion = 8;
/** The drawing of a chosen framing: its blur, its seams. */
const framingVersion = 2;
/** The layout of word captions, and their colours in a brand. */
const captionsVersion = 4;
/** The layout of word captions on a clip, and the positions of captions and overlay text. */
const clipCaptionsVersion = 6;
/** The position of a logo in its corner. */
const cornerVersion = 4;
const endCardVersion = 5;
const composerVersion = 3;
/** The mix of music; videos without any keep their names. */
const musicVersion = 5;
/** The mix of a clip below the usual level; videos with their clip at that level keep their names. */
const loweredClipVersion = 2;
const greenscreenVersion = 2;
const brollVersion = 3;
const reelVersion = 1;
const storyVideoVersion = 1;
const sceneSpeechVersion = 4;
const sceneMotionVersion = 1;
const sceneClipVersion = 16;

/**
 * Incremented when the app's own voices, its drawn presenters or people on footage would look or sound different for the
 * same words. A hook is not named by its recipe: it was paid for and stays as it is; its row stores the versions that made it.
 */
export const hookVersions = { voice: 3, presenter: 34, footage: 8 } as const;

/** The versions that made a hook; null: a vendor's engine, which has versions of its own. */
export type HookRecipe = { voice: number | null; film: number | null };

/** Jobs and rows from before versions were stored have none. */
const firstHookVersion = 1;

export const hookRecipe = (made: {
  speech: { version?: number | null };
  film: { version?: number | null };
}): HookRecipe => ({ voice: versionOf(made.speech), film: versionOf(made.film) });

const versionOf = ({ version }: { version?: number | null }): number | null =>
  version === undefined ? firstHookVersion : version;

/** Names a clip by its inputs: the same upload, range, overlay text and framing are prepared once. */
export function clipRecipe(clip: {
  userId: string;
  contentHash: string;
  startSeconds: number | null;
  endSeconds: number | null;
  overlayText: string;
  format: VideoFormat;
  framing: Framing | null;
  captions?: ClipCaptions | null;
  brand?: ClipBrand | null;
}): string {
  const { framing, captions, brand } = clip;
  return fingerprint(
    'clip',
    normaliserVersion,
    clip.userId,
    clip.contentHash,
    clip.startSeconds,
    clip.endSeconds,
    clip.overlayText,
    // Left out for the format that all clips had before there were others: their names stay.
    ...(clip.format === defaultVideoFormat ? [] : [clip.format]),
    ...(clip.overlayText === '' ? [] : ['overlay', overlayVersion]),
    ...(framing ? ['framing', framingVersion, ...framingFields(framing)] : []),
    ...(captions
      ? ['captions', clipCaptionsVersion, captions.style, captions.file, captions.offsetSeconds]
      : []),
    ...(brand ? ['brand', cornerVersion, ...brandFields(brand)] : []),
  );
}

/** The parts of a brand that are visible in a clip; colours if it has word captions. */
export type ClipBrand = { logo: BrandLook['logo']; colours: BrandLook['colours'] | null };

/** The brand's visible share of a clip. Null if nothing of it is visible: the clip then keeps the name that it has without. */
export const clipBrandOf = (look: BrandLook, hasCaptions: boolean): ClipBrand | null =>
  look.logo || hasCaptions ? { logo: look.logo, colours: hasCaptions ? look.colours : null } : null;

const brandFields = ({ logo, colours }: ClipBrand) => [logo?.contentHash ?? null, ...(colours ?? [])];

/** Names the copy of a hook that shows a brand. */
export const brandedHookRecipe = (hookId: string, { logo, colours }: BrandLook): string =>
  fingerprint('branded-hook', cornerVersion, captionsVersion, hookId, logo?.contentHash ?? null, ...colours);

/** Names an end card by its owner and its visible content. */
export const endCardRecipe = (userId: string, look: BrandLook, format: VideoFormat): string =>
  fingerprint('end-card', endCardVersion, userId, format, ...lookFields(look));

const lookFields = ({ logo, colours, endText, endAddress }: BrandLook) => [
  logo?.contentHash ?? null,
  ...colours,
  endText,
  endAddress,
];

export const isSameLook = (one: BrandLook, other: BrandLook): boolean =>
  JSON.stringify(lookFields(one)) === JSON.stringify(lookFields(other));

const framingFields = ({ mode, focusX, focusY, zoom }: Framing) => [mode, focusX, focusY, zoom];

/**
 * Names a final video by its parts: the same parts give the same name, and any change of a part another name.
 * Null while a part is missing. Photos alone have no format of their own.
 */
export function videoRecipe(
  parts: readonly VideoPart[],
  format: VideoFormat = defaultVideoFormat,
): string | null {
  const reel = findPart(parts, 'reel');
  // Everything but the format is the same in all videos with this voice-over.
  if (reel) return fingerprint('reel', reelVersion, reel.voiceOverId, reel.settings.aspectRatio);
  const clip = findPart(parts, 'clip');
  if (clip) return greenscreenRecipe(clip, findPart(parts, 'background'));
  const photos = findPart(parts, 'photos');
  if (photos) return brollRecipe(photos, findPart(parts, 'music'), format);
  const story = findPart(parts, 'story');
  if (story) return storyVideoRecipe(story, findPart(parts, 'music'));
  const hook = findPart(parts, 'hook');
  const product = findPart(parts, 'product');
  const music = findPart(parts, 'music');
  if (!hook || !product || !music) return null;
  const pictures = [hook.mediaId, product.mediaId] as const;
  const brand = findPart(parts, 'brand');
  const branded = brand ? ['brand', cornerVersion, endCardVersion, ...lookFields(brand)] : [];
  const { volume = limits.defaultClipVolume } = product;
  // Left out for the level that all clips had before it could be chosen: their videos keep their names.
  const clipSound = volume === limits.defaultClipVolume ? [] : ['clip-volume', volume, loweredClipVersion];
  const mixed = music.source === 'none' ? [] : ['music', musicVersion];
  const sound = [...musicFields(music), ...mixed, ...clipSound];
  return fingerprint('video', composerVersion, ...pictures, ...sound, ...branded);
}

function musicFields(music: MusicPart): (string | number | null)[] {
  if (music.source === 'none') return [null, null];
  return [music.source === 'custom' ? music.mediaId : music.trackId, mixedVolume(music)];
}

const storyVideoRecipe = ({ storyboardId, scenes }: StoryPart, music: MusicPart | null): string | null =>
  music && fingerprint('story', storyVideoVersion, storyboardId, ...musicFields(music), ...scenes);

const greenscreenRecipe = (clip: ClipPart, background: BackgroundPart | null): string | null =>
  background &&
  fingerprint(
    'greenscreen',
    greenscreenVersion,
    ...cutoutFields(clip),
    clip.sound,
    ...backgroundFields(background),
  );

const brollRecipe = (
  { photos, style, durationSeconds }: PhotosPart,
  music: MusicPart | null,
  format: VideoFormat,
): string =>
  fingerprint(
    'broll',
    brollVersion,
    format,
    style,
    durationSeconds,
    ...photos.flatMap(({ uploadId, text }) => [uploadId, text]),
    // Left out without music: all films were silent before.
    ...(music ? ['music', ...musicFields(music)] : []),
  );

/** Names a preview by what can be seen of the clip and its background. */
export const previewRecipe = ({ clip, background }: { clip: ClipPart; background: BackgroundPart }): string =>
  fingerprint('preview', greenscreenVersion, ...cutoutFields(clip), ...backgroundFields(background));

function cutoutFields({ mediaId, engine, softness, shadow, subject, overlayText, overlayPlace }: ClipPart) {
  const { x, y, scale } = subject;
  const overlay = overlayText === '' ? ['', ''] : [overlayText, overlayPlace, overlayVersion];
  return [mediaId, engine, softness, shadow, x, y, scale, ...overlay];
}

function backgroundFields(background: BackgroundPart): (string | number)[] {
  const { source } = background;
  if (source === 'color') return [source, background.colour];
  if (source === 'blur') return [source, background.strength];
  if (source === 'built-in') return [source, background.backgroundId];
  return [source, background.uploadId, background.fit];
}

/** Equal objects give equal text, whatever the order of their fields. */
const toStableJson = (facts: object): string => JSON.stringify(facts, sortKeys);

/** Incremented when the same subject would give another picture; the app's own drawing has a version of its own. */
const pictureVersion = 1;
const drawnPictureVersion = 17;

/** Names a picture of a story by what it shows, and by the engine that draws it. */
export const pictureRecipe = (engine: string, subject: object): string =>
  fingerprint(
    'picture',
    engine === 'embedded' ? drawnPictureVersion : pictureVersion,
    engine,
    toStableJson(subject),
  );

/** Names a storyboard by the pictures of its frames, in their order. */
export const storyboardRecipe = (storyId: string, pictures: readonly string[]): string =>
  fingerprint('storyboard', storyId, ...pictures);

/** Names the speech of a scene by its text, voices, settings and first engine. Fallback engines do not count. */
export const sceneSpeechRecipe = ({
  engines: [engine = ''],
  ...voices
}: {
  engines: readonly string[];
  [fact: string]: unknown;
}): string => fingerprint('scene-speech', sceneSpeechVersion, engine, toStableJson(voices));

/** Names a moving picture by its first picture, its request and the engine. */
export const sceneMotionRecipe = (order: {
  engine: string;
  picture: string;
  prompt: string;
  durationSeconds: number;
}): string => fingerprint('scene-motion', sceneMotionVersion, toStableJson(order));

/** Names the clip of a scene by all that is seen and heard in it: neither its place in the video nor the music. */
export function sceneClipRecipe(clip: {
  scene: StoryScene;
  picture: string;
  isLayered: boolean;
  /** The engine that moves the picture; null: the app's own camera does. */
  motion: string | null;
  speech: string;
  captions: boolean;
  format: VideoFormat;
}): string {
  const { scene, ...facts } = clip;
  // Neither the title nor the description can be seen: the picture has a recipe of its own.
  const undescribed = { ...withoutTitleAndEdits(scene), description: '' };
  // The key `told` is part of the names of stored clips.
  return fingerprint('scene-clip', sceneClipVersion, toStableJson({ ...facts, told: undescribed }));
}

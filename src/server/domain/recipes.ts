import { createHash } from 'node:crypto';
import { defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';
import {
  findPart,
  mixedVolume,
  type BackgroundPart,
  type ClipPart,
  type PhotosPart,
  type VideoPart,
} from '#contract/video-parts.ts';

const fingerprint = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** Changed when the same inputs would give another file, so that old results are not taken for new ones. */
const normaliserVersion = 2;
const composerVersion = 1;
const greenscreenVersion = 1;
const brollVersion = 1;
const reelVersion = 1;

/** Names a clip by what it is made of: the same upload, range and overlay text are prepared once. */
export function clipRecipe(clip: {
  userId: string;
  contentHash: string;
  startSeconds: number | null;
  endSeconds: number | null;
  overlayText: string;
  format: VideoFormat;
}): string {
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
  );
}

/**
 * Names a final video by its parts: changing one gives another video, changing none gives the same.
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
  if (photos) return brollRecipe(photos, format);
  const hook = findPart(parts, 'hook');
  const product = findPart(parts, 'product');
  const music = findPart(parts, 'music');
  if (!hook || !product || !music) return null;
  const pictures = [hook.mediaId, product.mediaId] as const;
  if (music.source === 'none') return fingerprint('video', composerVersion, ...pictures, null, null);
  const sound = music.source === 'custom' ? music.mediaId : music.trackId;
  return fingerprint('video', composerVersion, ...pictures, sound, mixedVolume(music));
}

const greenscreenRecipe = (clip: ClipPart, background: BackgroundPart | null): string | null =>
  background &&
  fingerprint('greenscreen', greenscreenVersion, ...lookOf(clip), clip.sound, ...factsOf(background));

const brollRecipe = ({ photos, style, durationSeconds }: PhotosPart, format: VideoFormat): string =>
  fingerprint(
    'broll',
    brollVersion,
    format,
    style,
    durationSeconds,
    ...photos.flatMap(({ uploadId, text }) => [uploadId, text]),
  );

/** Names a preview by what can be seen of the clip and its background. */
export const previewRecipe = ({ clip, background }: { clip: ClipPart; background: BackgroundPart }): string =>
  fingerprint('preview', greenscreenVersion, ...lookOf(clip), ...factsOf(background));

function lookOf({ mediaId, engine, softness, shadow, subject, overlayText, overlayPlace }: ClipPart) {
  const { x, y, scale } = subject;
  return [mediaId, engine, softness, shadow, x, y, scale, overlayText, overlayText && overlayPlace];
}

function factsOf(background: BackgroundPart): (string | number)[] {
  const { source } = background;
  if (source === 'color') return [source, background.colour];
  if (source === 'blur') return [source, background.strength];
  if (source === 'built-in') return [source, background.backgroundId];
  return [source, background.uploadId, background.fit];
}

/** Changed when the same subject would give another picture. */
const pictureVersion = 1;

/** Names a picture of a story by what it shows, and by the engine that draws it. */
export const pictureRecipe = (engine: string, subject: object): string =>
  fingerprint('picture', pictureVersion, engine, JSON.stringify(subject, sortKeys));

/** The database returns the fields of an object in an order of its own. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names a storyboard by the pictures of its frames, in their order. */
export const storyboardRecipe = (storyId: string, pictures: readonly string[]): string =>
  fingerprint('storyboard', storyId, ...pictures);

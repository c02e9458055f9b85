import { createHash } from 'node:crypto';
import { findPart, mixedVolume, type VideoPart } from '#contract/video-parts.ts';

const fingerprint = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** Changed when the same inputs would give another file, so that old results are not taken for new ones. */
const normaliserVersion = 2;
const composerVersion = 1;

/** Names a clip by what it is made of: the same upload, range and overlay text are prepared once. */
export function clipRecipe(clip: {
  userId: string;
  contentHash: string;
  startSeconds: number | null;
  endSeconds: number | null;
  overlayText: string;
}): string {
  return fingerprint(
    'clip',
    normaliserVersion,
    clip.userId,
    clip.contentHash,
    clip.startSeconds,
    clip.endSeconds,
    clip.overlayText,
  );
}

/**
 * Names a final video by its parts: changing one gives another video, changing none gives the same.
 * Null while a part is missing.
 */
export function videoRecipe(parts: readonly VideoPart[]): string | null {
  const hook = findPart(parts, 'hook');
  const product = findPart(parts, 'product');
  const music = findPart(parts, 'music');
  if (!hook || !product || !music) return null;
  const pictures = [hook.mediaId, product.mediaId] as const;
  if (music.source === 'none') return fingerprint('video', composerVersion, ...pictures, null, null);
  const sound = music.source === 'custom' ? music.mediaId : music.trackId;
  return fingerprint('video', composerVersion, ...pictures, sound, mixedVolume(music));
}

import { createHash } from 'node:crypto';

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

/** What a final video is made of, named as in its row. */
type VideoParts = {
  hook_id: string | null;
  clip_id: string | null;
  audio_source: 'none' | 'custom' | 'library' | null;
  audio_clip_id: string | null;
  audio_track_id: string | null;
  audio_volume: number;
};

/**
 * Names a final video by its parts: changing one gives another video, changing none gives the same.
 * Null while a part is missing.
 */
export function videoRecipe(parts: VideoParts): string | null {
  const { hook_id, clip_id, audio_source, audio_volume } = parts;
  if (!hook_id || !clip_id || !audio_source) return null;
  if (audio_source === 'none') return fingerprint('video', composerVersion, hook_id, clip_id, null, null);
  const music = audio_source === 'custom' ? parts.audio_clip_id : parts.audio_track_id;
  return music && fingerprint('video', composerVersion, hook_id, clip_id, music, audio_volume);
}

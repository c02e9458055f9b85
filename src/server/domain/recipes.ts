import { createHash } from 'node:crypto';

const fingerprint = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** Changed when the same inputs would give another file, so that old results are not taken for new ones. */
const normaliserVersion = 1;
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

/** Names a final video by its parts: changing one gives another video, changing none gives the same. */
export function videoRecipe(video: {
  hookId: string;
  clipId: string;
  audioClipId: string | null;
  audioVolume: number;
}): string {
  const volume = video.audioClipId === null ? null : video.audioVolume;
  return fingerprint('video', composerVersion, video.hookId, video.clipId, video.audioClipId, volume);
}

import type { Transaction } from 'kysely';
import type { MusicPart } from '#contract/video-parts.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { lockOwnVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { ensureClip, wholeClip } from '../uploads/ensure-clip.ts';
import { changeParts } from './change-parts.ts';

export type ChooseAudioInput = {
  userId: string;
  videoId: string;
  /** Null: the video has no music. */
  audio: AudioChoice | null;
};
/** An own file, or a track of the built-in library; volume 0 to 100. */
export type AudioChoice = { uploadId: string; volume: number } | { trackId: string; volume: number };

/** Answers the Music step: an own upload or a built-in track plays in the background, or nothing does. */
export async function chooseAudio(
  deps: TaskDeps & { database: Database },
  input: ChooseAudioInput,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    // Parts before the video: see ARCHITECTURE.md, "Locks".
    const part = await toPart(deps, transaction, input);
    const video = await lockOwnVideo(transaction, input.userId, input.videoId);
    if (!video) throw new AppError('not_found');
    await changeParts(deps, transaction, video, { part });
  });
}

async function toPart(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  { userId, audio }: ChooseAudioInput,
): Promise<MusicPart> {
  if (!audio) return { role: 'music', source: 'none' };
  const { volume } = audio;
  if ('trackId' in audio) {
    if (!findMusicTrack(audio.trackId)) throw new AppError('not_found', 'Music track not found');
    return { role: 'music', source: 'library', trackId: audio.trackId, volume };
  }
  const upload = await findOwnUpload(transaction, userId, audio.uploadId);
  if (upload?.kind !== 'audio') throw new AppError('not_found');
  const mediaId = await ensureClip(deps, transaction, upload, wholeClip);
  return { role: 'music', source: 'custom', mediaId, uploadId: upload.id, volume };
}

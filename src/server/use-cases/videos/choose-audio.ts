import type { Transaction } from 'kysely';
import { limits } from '#contract/limits.ts';
import { findPart, type MusicPart } from '#contract/video-parts.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { lockOwnUgcVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { ensureMedia, wholeUpload } from '../uploads/ensure-media.ts';
import { changeParts } from './change-parts.ts';

export type ChooseAudioInput = {
  userId: string;
  videoId: string;
  /** Null: the video has no music. */
  audio: AudioChoice | null;
};
/** One of the user's files or a library track, with the given levels, 0 to 100. */
export type AudioChoice = ({ uploadId: string } | { trackId: string }) & Partial<Levels>;
/** `volume`: of the music in the mix. `fileVolume`: of the file itself. */
type Levels = { volume: number; fileVolume: number };

/** Sets the choice of the Music step: one of the user's uploads, a library track, or no music. */
export async function chooseAudio(
  deps: TaskDeps & { database: Database },
  input: ChooseAudioInput,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    // Parts before the video: see ARCHITECTURE.md, "Locks".
    const sound = await toSound(deps, transaction, input);
    const video = await lockOwnUgcVideo(transaction, input.userId, input.videoId);
    if (!video) throw new AppError('not_found');
    const part = withLevels(sound, input.audio ?? {}, findPart(video.parts, 'music'));
    await changeParts(deps, transaction, video, { part });
  });
}

type Sound =
  | { source: 'none' }
  | { source: 'library'; trackId: string }
  | { source: 'custom'; mediaId: string; uploadId: string };

/** Omitted levels stay unchanged for the same sound; another sound begins with the defaults. */
function withLevels(sound: Sound, named: Partial<Levels>, before: MusicPart | null): MusicPart {
  if (sound.source === 'none') return { role: 'music', ...sound };
  const kept = before !== null && isSameSound(sound, before) ? before : null;
  const volume = named.volume ?? kept?.volume ?? limits.defaultMusicVolume;
  const fileVolume = named.fileVolume ?? kept?.fileVolume ?? limits.defaultFileVolume;
  return { role: 'music', ...sound, volume, fileVolume };
}

function isSameSound(
  sound: Exclude<Sound, { source: 'none' }>,
  part: MusicPart,
): part is Exclude<MusicPart, { source: 'none' }> {
  if (sound.source === 'library') return part.source === 'library' && part.trackId === sound.trackId;
  return part.source === 'custom' && part.uploadId === sound.uploadId;
}

async function toSound(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  { userId, audio }: ChooseAudioInput,
): Promise<Sound> {
  if (!audio) return { source: 'none' };
  if ('trackId' in audio) {
    if (!findMusicTrack(audio.trackId)) throw new AppError('not_found', 'Music track not found');
    return { source: 'library', trackId: audio.trackId };
  }
  const upload = await findOwnUpload(transaction, userId, audio.uploadId);
  if (upload?.kind !== 'audio') throw new AppError('not_found');
  const mediaId = await ensureMedia(deps, transaction, upload, wholeUpload);
  return { source: 'custom', mediaId, uploadId: upload.id };
}

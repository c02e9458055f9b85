import type { BrollSettings } from '#contract/calls/broll.ts';
import { brollLimits, brollTexts } from '#contract/broll.ts';
import { limits } from '#contract/limits.ts';
import { reelTexts } from '#contract/reels.ts';
import type { MusicPart } from '#contract/video-parts.ts';
import { videoTitle } from '#contract/video-title.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { countActiveTasks } from '../../db/tasks.ts';
import { insertVideo, updateVideo } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { choosePhotos, type ChosenPhotos } from './choose-photos.ts';
import { nameOfFile } from './name-of-file.ts';

export type StartBrollDeps = TaskDeps & { database: Database };

type StartBrollInput = {
  userId: string;
  settings: BrollSettings;
  /** Default: the first line of text, the name of the first file if a person gave it, or the number of photos. */
  title: string | null;
  idempotencyKey: string | null;
};

/** Writes the video and starts its task. Throws `too_many_broll` if this user has too many in progress. */
export const startBroll = (deps: StartBrollDeps, input: StartBrollInput): Promise<{ videoId: string }> =>
  deps.database.transaction().execute((transaction) => {
    const { userId, settings, title, idempotencyKey: key } = input;
    const { audioTrackId, ...silent } = settings;
    // Omitted without music, so that a retry of a request from before there was music is recognised.
    const request = { ...(audioTrackId === null ? silent : settings), title };
    return replyOnce(transaction, { userId, call: 'start-broll', key, request }, async () => {
      const chosen = await choosePhotos(transaction, { userId, settings });
      const parts = [chosen.part, ...chooseMusic(audioTrackId)];
      const active = await countActiveTasks(transaction, userId, 'make-broll');
      if (active >= brollLimits.maxConcurrent)
        throw new AppError('too_many_broll', brollTexts.tooManyAtOnce, { retryAfterSeconds: 30 });
      const { format } = settings;
      const videoId = crypto.randomUUID();
      const recipe = videoRecipe(parts, format)!;
      await insertVideo(transaction, {
        id: videoId,
        userId,
        kind: 'broll',
        format,
        title: titleOf(title, chosen),
        parts,
      });
      const taskId = await startTask(deps, transaction, {
        kind: 'make-broll',
        userId,
        subjectId: videoId,
        data: { videoId, recipe },
        stage: 'processing',
      });
      await updateVideo(transaction, videoId, { recipe, task_id: taskId });
      return { videoId };
    });
  });

function chooseMusic(trackId: string | null): MusicPart[] {
  if (trackId === null) return [];
  if (!findMusicTrack(trackId))
    throw new AppError('music_track_unknown', reelTexts.trackUnknown, { field: 'audioTrackId' });
  return [{ role: 'music', source: 'library', trackId, volume: limits.defaultMusicVolume }];
}

function titleOf(title: string | null, { part, fileName }: ChosenPhotos): string {
  const { photos } = part;
  const names = [title, ...photos.map(({ text }) => text), nameOfFile(fileName)];
  const counted = photos.length === 1 ? 'Film of a photo' : `Film of ${photos.length} photos`;
  return videoTitle(names.find((name) => name?.trim()) ?? counted);
}

import type { Transaction } from 'kysely';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { reelTexts } from '#contract/reels.ts';
import { storyTexts } from '#contract/stories.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { MusicPart, VideoPart } from '#contract/video-parts.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { placeHold } from '../../db/ledger.ts';
import { readTaskIdsOfMedia } from '../../db/media.ts';
import { readFrames, readVersions, type FrameRow } from '../../db/story-frames.ts';
import { reuseSceneFile } from '../../db/story-scene-files.ts';
import type { StoryboardRow } from '../../db/storyboards.ts';
import { insertVideoScenes, readVideosOfStoryboard, type NewVideoScene } from '../../db/story-videos.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { insertVideo, updateVideo } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { startParentTask, startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { ensureMedia, wholeUpload } from '../uploads/ensure-media.ts';
import { lockStoryboard } from './lock-storyboard.ts';
import { planVideo, type PlannedScene, type PlanVideoDeps } from './plan-video.ts';

export type StartStoryVideoDeps = TaskDeps & PlanVideoDeps & { database: Database };
type Input = { userId: string; storyboardId: string; idempotencyKey: string | null };

/**
 * Holds the credits, writes the video and starts the missing scenes: all of it or nothing. Returns the existing video
 * with the same content instead, if it is in progress or finished as requested.
 */
export async function startStoryVideo(
  deps: StartStoryVideoDeps,
  { userId, storyboardId, idempotencyKey: key }: Input,
): Promise<{ videoId: string }> {
  return deps.database.transaction().execute((transaction) =>
    replyOnce(
      transaction,
      { userId, call: 'start-story-video', key, request: { storyboardId } },
      async () => {
        const storyboard = await lockStoryboard(transaction, { userId, storyboardId });
        const frames = await readFrames(transaction, storyboardId);
        requireFinishedFrames(storyboard, frames);
        const versions = await readVersions(transaction, storyboardId);
        const { settings } = storyboard;
        const planned = planVideo(deps, { settings, frames, versions });
        const parts: VideoPart[] = [
          {
            role: 'story',
            storyId: storyboard.story_id,
            storyboardId,
            settings,
            scenes: planned.map(({ recipe }) => recipe),
          },
          await chooseMusic(deps, transaction, userId, settings),
        ];
        const same = await findSameVideo(transaction, { userId, storyboardId, recipe: videoRecipe(parts)! });
        if (same) return { videoId: same };
        return { videoId: await insertAndStart(deps, transaction, { storyboard, planned, parts }) };
      },
    ),
  );
}

function requireFinishedFrames(storyboard: StoryboardRow, frames: readonly FrameRow[]): void {
  if (isUnderWay(storyboard)) throw new AppError('storyboard_in_progress', storyTexts.storyboardIsRunning);
  if (storyboard.paid_at === null || frames.every(({ stored }) => stored === null))
    throw new AppError('storyboard_unpaid', storyTexts.storyboardUnpaid);
  if (frames.some(isUnderWay)) throw new AppError('picture_in_progress', storyTexts.pictureInProgress);
}

async function chooseMusic(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  userId: string,
  { audioSource: source, audioTrackId, audioFileId, audioVolume: volume }: StoryboardSettings,
): Promise<MusicPart> {
  if (source === 'none') return { role: 'music', source };
  const unknown = (field: string) => new AppError('music_track_unknown', reelTexts.trackUnknown, { field });
  if (source === 'library') {
    if (audioTrackId === null || !findMusicTrack(audioTrackId)) throw unknown('audioTrackId');
    return { role: 'music', source, trackId: audioTrackId, volume };
  }
  const upload = audioFileId === null ? null : await findOwnUpload(transaction, userId, audioFileId);
  if (upload?.kind !== 'audio') throw unknown('audioFileId');
  const mediaId = await ensureMedia(deps, transaction, upload, wholeUpload);
  const fileVolume = limits.defaultFileVolume;
  return { role: 'music', source, mediaId, uploadId: upload.id, volume, fileVolume };
}

/** Whether other engines than the chosen ones made the video, which can then be made again. */
async function findSameVideo(
  transaction: Transaction<Tables>,
  { userId, storyboardId, recipe }: { userId: string; storyboardId: string; recipe: string },
): Promise<string | null> {
  const videos = await readVideosOfStoryboard(transaction, userId, storyboardId);
  const same = videos.find(
    (video) => video.recipe === recipe && (isUnderWay(video) || video.output?.telling?.notes.length === 0),
  );
  return same?.id ?? null;
}

async function insertAndStart(
  deps: StartStoryVideoDeps,
  transaction: Transaction<Tables>,
  video: { storyboard: StoryboardRow; planned: readonly PlannedScene[]; parts: readonly VideoPart[] },
): Promise<string> {
  const { storyboard, planned, parts } = video;
  const { user_id: userId, title } = storyboard;
  const description = `Story video: ${title}`;
  const holdId = await placeHold(transaction, { userId, credits: prices.storyVideo, description });
  const videoId = crypto.randomUUID();
  const recipe = videoRecipe(parts)!;
  await insertVideo(transaction, { id: videoId, userId, kind: 'story', title, parts });
  const scenes: NewVideoScene[] = [];
  for (const scene of planned) {
    const id = crypto.randomUUID();
    const taskId = await startScene(deps, transaction, { userId, id, recipe: scene.recipe });
    scenes.push({ ...scene, id, taskId });
  }
  await insertVideoScenes(transaction, videoId, scenes);
  const music = parts.flatMap((part) => ('mediaId' in part ? part.mediaId : []));
  const taskId = await startParentTask(deps, transaction, {
    kind: 'make-story-video',
    userId,
    subjectId: videoId,
    data: { videoId, recipe },
    stage: 'queued',
    childIds: [
      ...scenes.flatMap((scene) => scene.taskId ?? []),
      ...(await readTaskIdsOfMedia(transaction, music)),
    ],
    fanIn: 'settled',
    holdId,
  });
  await updateVideo(transaction, videoId, { recipe, task_id: taskId });
  return videoId;
}

/** Null if the clip exists, made by the chosen engines. */
async function startScene(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  { userId, id, recipe }: { userId: string; id: string; recipe: string },
): Promise<string | null> {
  const clip = await reuseSceneFile(transaction, { userId, kind: 'clip', recipe });
  if (clip?.notes.length === 0) return null;
  const data = { sceneId: id, recipe };
  return startTask(deps, transaction, {
    kind: 'make-story-scene',
    userId,
    subjectId: id,
    data,
    stage: 'voice',
  });
}

import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { storyLimits, storyTexts, type StoryStyle } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { isUnderWay } from '#contract/tasks.ts';
import { defaultVoice, speakingSpeed } from '#contract/voices.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { placeHold } from '../../db/ledger.ts';
import { lockOwnStory, readScenes, touchStory, type StoryRow } from '../../db/stories.ts';
import { readAssets } from '../../db/story-assets.ts';
import {
  findDrawnPicture,
  insertFrames,
  readFrames,
  storeFrame,
  updateFrame,
  type FrameRow,
} from '../../db/story-frames.ts';
import {
  insertStoryboard,
  readStoryboards,
  recordStoryboardRequest,
  type StoryboardRow,
} from '../../db/storyboards.ts';
import type { StoryCast } from '../../db/story-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { countActiveTasks } from '../../db/tasks.ts';
import { pictureRecipe, storyboardRecipe } from '../../domain/recipes.ts';
import { frameSubject } from '../../domain/stories/story-pictures.ts';
import { AppError } from '../../errors.ts';
import { startParentTask, startTask } from '../tasks/life-cycle.ts';
import { checkStyle } from './check-narrative.ts';
import { toCast } from './gather-cast.ts';
import { requirePictures, type StartPicturesDeps } from './picture-limits.ts';
import { subjectOfFrame } from './subject-of-frame.ts';

export type StartStoryboardDeps = StartPicturesDeps & { database: Database };
type Input = { userId: string; storyId: string; styleKey: string; idempotencyKey: string | null };

const defaultSettings: StoryboardSettings = {
  voice: defaultVoice,
  voiceStyle: 'natural',
  speed: speakingSpeed.usual,
  captions: true,
  audioSource: 'none',
  audioTrackId: null,
  audioFileId: null,
  audioVolume: limits.defaultMusicVolume,
};

/**
 * Holds the credits and starts drawing a story's frames in a style: all of it or nothing. A storyboard of the same
 * scenes, cast and style exists once: on a repeated request its missing frames are drawn, free of charge if it is paid.
 */
export async function startStoryboard(
  deps: StartStoryboardDeps,
  input: Input,
): Promise<{ storyboardId: string }> {
  const { userId, storyId, idempotencyKey: key } = input;
  const style = checkStyle(input.styleKey);
  return deps.database.transaction().execute((transaction) =>
    replyOnce(
      transaction,
      { userId, call: 'start-storyboard', key, request: { storyId, style } },
      async () => {
        const story = await lockOwnStory(transaction, userId, storyId);
        if (!story) throw new AppError('not_found');
        const storyboards = await readStoryboards(transaction, storyId);
        if (storyboards.some(isUnderWay)) throw new AppError('storyboard_in_progress', storyTexts.inProgress);
        const storyboard = await findOrInsert(deps, transaction, { story, style, storyboards });
        await touchStory(transaction, storyId, { style });
        await drawMissing(deps, transaction, { userId, title: story.title, storyboard });
        return { storyboardId: storyboard.id };
      },
    ),
  );
}

type StoryboardToDraw = Pick<StoryboardRow, 'id' | 'paid_at'>;

async function findOrInsert(
  { pictures }: StartPicturesDeps,
  transaction: Transaction<Tables>,
  {
    story,
    style,
    storyboards,
  }: { story: StoryRow; style: StoryStyle; storyboards: readonly StoryboardRow[] },
): Promise<StoryboardToDraw> {
  const { id: storyId, user_id: userId } = story;
  const assets = await readAssets(transaction, storyId);
  if (assets.some(isUnderWay)) throw new AppError('story_assets_pending', storyTexts.assetsPending);
  const cast = toCast(assets);
  const id = crypto.randomUUID();
  const frames = (await readScenes(transaction, storyId)).map(({ id: sceneId, scene }) => {
    const subject = frameSubject({ storyId, style }, { sceneId, variation: 0, scene, cast });
    const recipe = pictureRecipe(pictures.engine, subject);
    return { id: crypto.randomUUID(), storyboardId: id, userId, sceneId, scene, cast, recipe };
  });
  const spoken = frames.map(({ recipe, scene }) => `${recipe} ${scene.title} ${scene.narration}`);
  const recipe = storyboardRecipe(storyId, spoken);
  const existing = storyboards.find((storyboard) => storyboard.recipe === recipe);
  if (existing) return existing;
  const unfinished = await findUnfinished(transaction, { style, storyboards, frames });
  if (unfinished) return unfinished;
  const settings = storyboards[0]?.settings ?? defaultSettings;
  await insertStoryboard(transaction, { id, storyId, userId, style, recipe, settings });
  await insertFrames(transaction, frames);
  return { id, paid_at: null };
}

type NewFrame = { sceneId: string; scene: StoryScene; cast: StoryCast; recipe: string };

/**
 * A paid storyboard with missing frames whose recipes come from an earlier version of the drawing code. Its missing frames
 * are drawn for free, with the current version.
 */
async function findUnfinished(
  transaction: Transaction<Tables>,
  {
    style,
    storyboards,
    frames,
  }: { style: StoryStyle; storyboards: readonly StoryboardRow[]; frames: readonly NewFrame[] },
): Promise<StoryboardToDraw | null> {
  const wanted = new Map(frames.map((frame) => [frame.sceneId, frame]));
  for (const storyboard of storyboards.filter((other) => other.paid_at !== null && other.style === style)) {
    const rows = await readFrames(transaction, storyboard.id);
    const missing = rows.filter(({ stored }) => !stored);
    const isSame = (row: FrameRow): boolean => {
      const frame = wanted.get(row.scene_id);
      return frame !== undefined && isSameFrame(row, frame);
    };
    if (missing.length === 0 || rows.length !== wanted.size || !rows.every(isSame)) continue;
    // A redraw in progress stores its picture under its own recipe; wait for it instead.
    for (const { id, scene_id: sceneId } of missing.filter((row) => !isUnderWay(row)))
      await updateFrame(transaction, id, { recipe: wanted.get(sceneId)!.recipe });
    return storyboard;
  }
  return null;
}

/** Whether a frame still has the content of the story. For a redrawn frame only the narration counts: its picture follows the redraw. */
function isSameFrame({ scene, cast_members: cast, variation }: FrameRow, frame: NewFrame): boolean {
  const isRedrawn = variation > 0 || scene.inStory !== undefined;
  if (isRedrawn) return scene.narration === frame.scene.narration;
  return isDeepStrictEqual({ scene, cast }, { scene: frame.scene, cast: frame.cast });
}

type DrawInput = { userId: string; title: string; storyboard: StoryboardToDraw };

/** Starts the frames without a picture. A picture that was drawn for another storyboard is reused. */
async function drawMissing(
  deps: StartPicturesDeps,
  transaction: Transaction<Tables>,
  { userId, title, storyboard }: DrawInput,
): Promise<void> {
  const missing = await reuseDrawnPictures(transaction, userId, storyboard.id);
  if (storyboard.paid_at && missing.length === 0) {
    await recordStoryboardRequest(transaction, storyboard.id, null);
    return;
  }
  await requirePictures(deps, transaction);
  if ((await countActiveTasks(transaction, userId, 'make-storyboard')) >= storyLimits.maxStoryboardsAtOnce)
    throw new AppError('too_many_storyboards', storyTexts.tooManyAtOnce, { retryAfterSeconds: 20 });
  const holdId = storyboard.paid_at ? null : await holdCredits(transaction, userId, title);
  const taskId = await startParentTask(deps, transaction, {
    kind: 'make-storyboard',
    userId,
    subjectId: storyboard.id,
    data: { storyboardId: storyboard.id },
    stage: 'frames',
    childIds: await startFrameTasks(deps, transaction, userId, missing),
    fanIn: 'settled',
    ...(holdId ? { holdId } : {}),
  });
  await recordStoryboardRequest(transaction, storyboard.id, taskId);
}

/** Shows pictures that were drawn before for the same recipe. Returns the frames that are still without one. */
async function reuseDrawnPictures(
  transaction: Transaction<Tables>,
  userId: string,
  storyboardId: string,
): Promise<FrameRow[]> {
  const missing: FrameRow[] = [];
  for (const frame of await readFrames(transaction, storyboardId)) {
    if (frame.stored) continue;
    const drawn = await findDrawnPicture(transaction, userId, frame.recipe);
    if (drawn) {
      const shown = { id: frame.id, userId, subject: subjectOfFrame(frame), title: frame.scene.title };
      await storeFrame(transaction, shown, drawn, storyLimits.maxFrameVersions);
      // Otherwise the earlier failure would be shown as a failed redraw.
      if (frame.status === 'failed') await updateFrame(transaction, frame.id, { task_id: null });
    } else missing.push(frame);
  }
  return missing;
}

const holdCredits = (transaction: Transaction<Tables>, userId: string, title: string): Promise<string> =>
  placeHold(transaction, { userId, credits: prices.storyboard, description: `Storyboard: ${title}` });

/** Returns the tasks of all these frames, including those that were started by a redraw. */
async function startFrameTasks(
  deps: StartPicturesDeps,
  transaction: Transaction<Tables>,
  userId: string,
  frames: readonly FrameRow[],
): Promise<string[]> {
  const taskIds: string[] = [];
  for (const frame of frames) {
    const { id: frameId, recipe, task_id: activeId } = frame;
    // Wait for the redraw already in progress.
    if (activeId && isUnderWay(frame)) taskIds.push(activeId);
    else {
      const taskId = await startTask(deps, transaction, {
        kind: 'draw-frame',
        userId,
        subjectId: frameId,
        data: { frameId, recipe },
      });
      await updateFrame(transaction, frameId, { task_id: taskId });
      taskIds.push(taskId);
    }
  }
  return taskIds;
}

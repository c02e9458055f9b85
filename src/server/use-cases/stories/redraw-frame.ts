import { storyLimits, storyTexts } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { placeHold } from '../../db/ledger.ts';
import { readScenes } from '../../db/stories.ts';
import { readFrames, updateFrame, type FrameRow } from '../../db/story-frames.ts';
import type { StoryboardRow } from '../../db/storyboards.ts';
import type { StoryCast } from '../../db/story-tables.ts';
import { pictureRecipe } from '../../domain/recipes.ts';
import { redrawCreditsOf } from '../../domain/stories/redraw-price.ts';
import { frameSubject } from '../../domain/stories/story-pictures.ts';
import { AppError } from '../../errors.ts';
import { startTask } from '../tasks/life-cycle.ts';
import { describeScene } from './change-scenes.ts';
import { lockStoryboard } from './lock-storyboard.ts';
import { requirePictures, type StartPicturesDeps } from './picture-limits.ts';

type Input = {
  userId: string;
  storyboardId: string;
  frameId: string;
  /** The new description of the picture. */
  description: string | null;
  idempotencyKey: string | null;
};

/** Redraws one frame of a paid storyboard. A frame that has a picture costs credits and gets a different one. */
export async function redrawFrame(
  deps: StartPicturesDeps & { database: Database },
  input: Input,
): Promise<{ frameId: string }> {
  const { userId, storyboardId, frameId, idempotencyKey: key } = input;
  const description = input.description?.trim() || null;
  if ([...(description ?? '')].length > storyLimits.maxSceneDescriptionCharacters)
    throw new AppError('invalid_request', storyTexts.descriptionTooLong, { field: 'description' });
  const request = { storyboardId, frameId, description };
  return deps.database.transaction().execute((transaction) =>
    replyOnce(transaction, { userId, call: 'redraw-frame', key, request }, async () => {
      const storyboard = await lockStoryboard(transaction, { userId, storyboardId });
      const frame = (await readFrames(transaction, storyboardId)).find(({ id }) => id === frameId);
      if (!frame) throw new AppError('not_found');
      requireRedrawable(storyboard, frame);
      await requirePictures(deps, transaction);
      const scenes = await readScenes(transaction, storyboard.story_id);
      const storyScene = scenes.find(({ id }) => id === frame.scene_id)?.scene ?? frame.scene;
      const redrawn = applyRedraw(frame, { title: storyboard.title, storyScene, description });
      const subject = frameSubject({ storyId: storyboard.story_id, style: storyboard.style }, redrawn);
      const recipe = pictureRecipe(deps.pictures.engine, subject);
      const credits = redrawCreditsOf(frame);
      const holdDescription = `Redraw: ${frame.scene.title}`;
      const holdId =
        credits > 0 ? await placeHold(transaction, { userId, credits, description: holdDescription }) : null;
      const taskId = await startTask(deps, transaction, {
        kind: 'draw-frame',
        userId,
        subjectId: frameId,
        data: { frameId, recipe },
        ...(holdId ? { holdId } : {}),
      });
      const { scene, variation } = redrawn;
      await updateFrame(transaction, frameId, { scene, variation, recipe, task_id: taskId });
      return { frameId };
    }),
  );
}

function requireRedrawable(storyboard: StoryboardRow, frame: FrameRow): void {
  if (isUnderWay(storyboard)) throw new AppError('storyboard_in_progress', storyTexts.storyboardIsRunning);
  if (storyboard.paid_at === null) throw new AppError('storyboard_unpaid', storyTexts.storyboardUnpaid);
  if (isUnderWay(frame)) throw new AppError('picture_in_progress', storyTexts.pictureInProgress);
}

type FrameToDraw = { sceneId: string; variation: number; scene: StoryScene; cast: StoryCast };

/** Anything that the new description leaves open is taken from the story, not from an earlier redraw. */
function applyRedraw(
  frame: FrameRow,
  { title, storyScene, description }: { title: string; storyScene: StoryScene; description: string | null },
): FrameToDraw {
  const { scene_id: sceneId, scene, cast_members: cast, stored } = frame;
  // Read against this scene and the frame's own cast: the story may have changed since.
  const readingContext = { title, mood: scene.mood, scenes: [scene], ...cast };
  return {
    sceneId,
    cast,
    variation: frame.variation + (stored ? 1 : 0),
    scene:
      description === null || description === scene.description
        ? scene
        : {
            ...describeScene({ ...storyScene, ...spokenFieldsOf(scene) }, description, readingContext),
            ...userEditsOf(scene),
          },
  };
}

const spokenFieldsOf = ({ title, narration, quotations }: StoryScene) => ({ title, narration, quotations });

/** Keeps a title that the user chose, and the scene's title and description from before its first redraw. */
const userEditsOf = ({ title, description, isRenamed, inStory }: StoryScene): Partial<StoryScene> => ({
  ...(isRenamed && { isRenamed }),
  inStory: inStory ?? { title, description },
});

import { storyLimits } from '#contract/stories.ts';
import type { TaskData } from '#contract/tasks.ts';
import { nameScenes } from '#studio/story-script/scenes/scene-texts.ts';
import type { Database } from '../../db/database.ts';
import { findFrame, readFrames, storeFrame, type FrameRow } from '../../db/story-frames.ts';
import type { WriteResult } from '../../db/tables.ts';
import { framePrompt } from '../../domain/stories/story-prompts.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { drawPicture, type DrawPictureDeps } from './draw-picture.ts';
import { subjectOfFrame } from './subject-of-frame.ts';

export type DrawFrameDeps = DrawPictureDeps & { database: Database };

/** Draws one frame of a storyboard. Returns how to write the result. */
export async function drawFrame(
  deps: DrawFrameDeps,
  { frameId, recipe }: TaskData<'draw-frame'>,
  context: JobContext,
): Promise<WriteResult> {
  const frame = await findFrame(deps.database, frameId);
  if (!frame || frame.recipe !== recipe) throw new Error('the frame has changed');
  const { user_id: userId } = frame;
  const subject = subjectOfFrame(frame);
  const stored = await drawPicture(
    deps,
    { userId, folder: 'story-frames', recipe, prompt: framePrompt(subject), subject, shape: 'portrait' },
    context,
  );
  return async (transaction) => {
    const title = titleOf(frame, await readFrames(transaction, frame.storyboard_id));
    await storeFrame(
      transaction,
      { id: frameId, userId, subject, title },
      stored,
      storyLimits.maxFrameVersions,
    );
  };
}

/** A frame that the user described has a title from its new content, unless the user renamed it. */
function titleOf({ id, scene, cast_members: cast }: FrameRow, frames: readonly FrameRow[]): string {
  if (!scene.inStory || !scene.pictured || scene.isRenamed) return scene.title;
  const names = new Map([...cast.characters, ...cast.products].map((asset) => [asset.id, asset.name]));
  const others = frames.filter((frame) => frame.id !== id).map((frame) => frame.scene.title);
  return nameScenes([scene], names, others)[0]!.title;
}

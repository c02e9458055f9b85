import { storyTexts } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { findVersion, readFrames, showVersion, updateFrame, type FrameRow } from '../../db/story-frames.ts';
import { sceneOfPicture, type FrameSubject } from '../../domain/stories/story-pictures.ts';
import { AppError } from '../../errors.ts';
import { lockStoryboard, type OwnStoryboard } from './lock-storyboard.ts';

/** Shows an earlier picture of a frame. */
export const chooseVersion = (
  { database }: { database: Database },
  own: OwnStoryboard & { frameId: string; versionId: string },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id } = await lockStoryboard(transaction, own);
    const frame = (await readFrames(transaction, id)).find((candidate) => candidate.id === own.frameId);
    if (!frame) throw new AppError('not_found');
    if (isUnderWay(frame)) throw new AppError('picture_in_progress', storyTexts.pictureInProgress);
    const version = await findVersion(transaction, own);
    if (!version) throw new AppError('not_found');
    await showVersion(transaction, frame.id, { ...version, scene: sceneShownBy(frame, version) });
    // A failed redraw is no longer reported once a picture is chosen.
    await updateFrame(transaction, frame.id, { task_id: null });
  });

/** The scene that a version of the frame shows; versions from before scenes were stored have none. */
export const sceneShownBy = (
  { story_id: storyId, scene, cast_members: cast }: FrameRow,
  { subject }: { subject: FrameSubject | null },
): StoryScene => (subject ? sceneOfPicture({ storyId, scene, cast }, subject) : scene);

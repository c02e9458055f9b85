import type { Transaction } from 'kysely';
import type { TaskData } from '#contract/tasks.ts';
import { findVersion, lockFrame, showVersion, type FrameRow } from '../../db/story-frames.ts';
import type { Tables } from '../../db/tables.ts';
import { sceneShownBy } from './choose-version.ts';

/**
 * Restores the scene of a frame's picture after a failed redraw, in the transaction that fails the task. Otherwise
 * a video would show the old picture as the new scene. A frame without a picture keeps its new description, for another
 * attempt.
 */
export async function restoreAfterFailedRedraw(
  transaction: Transaction<Tables>,
  { frameId, recipe }: TaskData<'draw-frame'>,
): Promise<void> {
  const frame = await lockFrame(transaction, frameId);
  if (frame?.recipe === recipe) await restoreScene(transaction, frame);
}

/** Restores the scene of a frame's picture and keeps the current narration. */
export async function restoreScene(transaction: Transaction<Tables>, frame: FrameRow): Promise<void> {
  const { id: frameId, stored } = frame;
  const version = stored && (await findVersion(transaction, { frameId, recipe: stored.recipe }));
  if (version) await showVersion(transaction, frameId, { ...version, scene: sceneShownBy(frame, version) });
}

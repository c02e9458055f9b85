import type { GreenscreenSettings, PreviewNote } from '#contract/calls/greenscreens.ts';
import type { CutoutMethod } from '#contract/greenscreen-settings.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isActive, type TaskStatus } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import {
  findOwnPreview,
  deleteOldPreviews,
  insertPreview,
  readTasksOfOtherPreviews,
  setPreviewTask,
} from '../../db/greenscreen-previews.ts';
import { previewRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { cancelTask, startParentTask } from '../tasks/life-cycle.ts';
import { abandonReplaced, chooseParts } from './choose-parts.ts';
import type { StartGreenscreenDeps } from './start-greenscreen.ts';

/** Previews kept per user for a day, so that moving a slider back finds an earlier one. */
const keptPreviews = 30;

type ReadDeps = { database: Database; storage: Storage };

/** Three frames before and after, as their owner sees them. */
export type PreviewView = {
  id: string;
  status: TaskStatus | null;
  progress: number;
  errorCode: ErrorCode | null;
  frames: { moment: 'start' | 'middle' | 'end'; beforeUrl: string; afterUrl: string }[];
  engine: CutoutMethod | null;
  notes: PreviewNote[];
};

/**
 * Requests three frames with these settings, free of charge. While it is kept, the same preview is drawn only once. The
 * clip's other unfinished previews are cancelled, because the settings have changed.
 */
export async function startPreview(
  deps: StartGreenscreenDeps & ReadDeps,
  { userId, settings }: { userId: string; settings: GreenscreenSettings },
): Promise<PreviewView> {
  const { id, clipId, replaced } = await deps.database.transaction().execute(async (transaction) => {
    const { parts, clip, replacedMediaIds } = await chooseParts(deps, transaction, { userId, settings });
    const previewId = previewRecipe(parts);
    await deleteOldPreviews(transaction, userId, keptPreviews);
    await insertPreview(transaction, { id: previewId, userId, clipId: clip.id, parts });
    const { status, stored } = (await findOwnPreview(transaction, userId, previewId))!;
    if (!stored && !(status && isActive(status))) {
      const taskId = await startParentTask(deps, transaction, {
        kind: 'preview-greenscreen',
        userId,
        subjectId: previewId,
        data: { previewId },
        childIds: [clip.task_id!],
        fanIn: 'every',
      });
      await setPreviewTask(transaction, previewId, taskId);
    }
    return { id: previewId, clipId: clip.id, replaced: replacedMediaIds };
  });
  for (const taskId of await readTasksOfOtherPreviews(deps.database, { id, clipId }))
    await deps.database.transaction().execute((transaction) => cancelTask(deps, transaction, taskId));
  await abandonReplaced(deps, replaced);
  return readPreview(deps, { userId, previewId: id });
}

export async function readPreview(
  deps: ReadDeps,
  { userId, previewId }: { userId: string; previewId: string },
): Promise<PreviewView> {
  const preview = await findOwnPreview(deps.database, userId, previewId);
  if (!preview) throw new AppError('not_found');
  const { id, status, progress, error_code, stored } = preview;
  return {
    id,
    status,
    progress: progress ?? 100,
    errorCode: error_code,
    frames: (stored?.frames ?? []).map(({ moment, beforeKey, afterKey }) => ({
      moment,
      beforeUrl: deps.storage.signAddress(beforeKey),
      afterUrl: deps.storage.signAddress(afterKey),
    })),
    engine: stored?.method ?? null,
    notes: stored?.notes ?? [],
  };
}

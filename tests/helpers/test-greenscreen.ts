import type { GreenscreenSettings } from '#contract/calls/greenscreens.ts';
import { greenscreenDefaults } from '#contract/greenscreen-settings.ts';
import type { Database } from '#server/db/database.ts';
import { findGreenscreenClip, storeFindings } from '#server/db/greenscreen-clips.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import type { ClipFindings } from '#server/domain/cutout-method.ts';
import { completeTask } from '#server/use-cases/tasks/life-cycle.ts';
import { finishClip } from './test-video.ts';

export const greenscreenOf = (
  videoId: string,
  changes: Partial<GreenscreenSettings> = {},
): GreenscreenSettings => ({
  ...greenscreenDefaults,
  videoId,
  backgroundType: 'color',
  backgroundConfig: '#123456',
  ...changes,
});

export const aPerson: ClipFindings = { backdrop: null, personShare: 0.4 };
export const greenScreen: ClipFindings = { backdrop: { kind: 'green', share: 0.9 }, personShare: 0.4 };
export const nothing: ClipFindings = { backdrop: null, personShare: 0.001 };

/** Marks a clip as prepared and examined, as its jobs would, without making a file. */
export async function finishExamination(
  deps: { database: Database; jobs: JobQueue },
  clipId: string,
  findings: ClipFindings,
): Promise<void> {
  const clip = (await findGreenscreenClip(deps.database, clipId))!;
  if (!clip.stored) await finishClip(deps, clip.media_id);
  const isCompleted = await deps.database
    .transaction()
    .execute((transaction) =>
      completeTask(deps, transaction, clip.task_id!, (connection) =>
        storeFindings(connection, clipId, findings),
      ),
    );
  if (!isCompleted) throw new Error(`the task of clip ${clipId} has ended before`);
}

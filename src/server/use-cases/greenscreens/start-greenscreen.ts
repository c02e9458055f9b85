import type { GreenscreenSettings } from '#contract/calls/greenscreens.ts';
import { greenscreenTexts } from '#contract/greenscreen-settings.ts';
import { prices } from '#contract/prices.ts';
import { videoTitle } from '#contract/video-title.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { placeHold } from '../../db/ledger.ts';
import { lockTasksForShare } from '../../db/tasks.ts';
import { insertVideo, updateVideo } from '../../db/videos.ts';
import { cutoutMethod } from '../../domain/cutout-method.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { startParentTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { abandonReplaced, chooseParts, type ChosenParts } from './choose-parts.ts';

export type StartGreenscreenDeps = TaskDeps & { database: Database; publicOrigin: string };

export type StartGreenscreenInput = {
  userId: string;
  settings: GreenscreenSettings;
  /** Default: the overlay text, or the name of the file. */
  title: string | null;
  idempotencyKey: string | null;
};

export const noPersonFound = (): AppError => new AppError('no_person_found', greenscreenTexts.noPerson);

/**
 * Holds the credits and writes the video and its task, which waits until the clip is prepared and examined: all of it
 * or nothing. Throws `no_person_found` if the analysis already shows that `auto` has nothing to cut out.
 */
export async function startGreenscreen(
  deps: StartGreenscreenDeps,
  input: StartGreenscreenInput,
): Promise<{ videoId: string }> {
  const { userId, settings, title, idempotencyKey: key } = input;
  let replaced: readonly string[] = [];
  const started = await deps.database.transaction().execute((transaction) =>
    replyOnce(
      transaction,
      { userId, call: 'start-greenscreen', key, request: { ...settings, title } },
      async () => {
        const chosen = await chooseParts(deps, transaction, { userId, settings });
        const { clip, background } = chosen.parts;
        const { findings, task_id, format } = chosen.clip;
        if (findings && !cutoutMethod(clip.engine, findings)) throw noPersonFound();
        const parts = [clip, background];
        const recipe = videoRecipe(parts)!;
        const videoId = crypto.randomUUID();
        const name = titleOf(title, chosen);
        // Tasks of parts before the wallet: see ARCHITECTURE.md, "Locks".
        await lockTasksForShare(transaction, [task_id!]);
        const holdId = await placeHold(transaction, {
          userId,
          credits: prices.greenscreen,
          description: `Greenscreen: ${name}`,
        });
        await insertVideo(transaction, {
          id: videoId,
          userId,
          kind: 'greenscreen',
          format,
          title: name,
          parts,
        });
        const taskId = await startParentTask(deps, transaction, {
          kind: 'make-greenscreen',
          userId,
          subjectId: videoId,
          data: { videoId, recipe },
          stage: 'processing',
          holdId,
          childIds: [task_id!],
          fanIn: 'every',
        });
        await updateVideo(transaction, videoId, { recipe, task_id: taskId });
        replaced = chosen.replacedMediaIds;
        return { videoId };
      },
    ),
  );
  await abandonReplaced(deps, replaced);
  return started;
}

function titleOf(title: string | null, { parts, upload }: ChosenParts): string {
  const fileName = upload.file_name.replace(/\.[^.]*$/, '');
  return videoTitle([title, parts.clip.overlayText, fileName].find((text) => text?.trim()) ?? '');
}

import type { BrollSettings } from '#contract/calls/broll.ts';
import { brollLimits, brollTexts } from '#contract/broll.ts';
import { videoTitle } from '#contract/video-title.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { countActiveTasks } from '../../db/tasks.ts';
import { insertVideo, updateVideo } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { choosePhotos, type ChosenPhotos } from './choose-photos.ts';

export type StartBrollDeps = TaskDeps & { database: Database };

type StartBrollInput = {
  userId: string;
  settings: BrollSettings;
  /** Default: the first line of text, or the name of the first file. */
  title: string | null;
  idempotencyKey: string | null;
};

/** Writes the video and starts its task. Throws `too_many_broll` if this user has too many in progress. */
export const startBroll = (deps: StartBrollDeps, input: StartBrollInput): Promise<{ videoId: string }> =>
  deps.database.transaction().execute((transaction) => {
    const { userId, settings, title, idempotencyKey: key } = input;
    const request = { ...settings, title };
    return replyOnce(transaction, { userId, call: 'start-broll', key, request }, async () => {
      const chosen = await choosePhotos(transaction, { userId, settings });
      const active = await countActiveTasks(transaction, userId, 'make-broll');
      if (active >= brollLimits.maxAtOnce)
        throw new AppError('too_many_broll', brollTexts.tooManyAtOnce, { retryAfterSeconds: 30 });
      const { format } = settings;
      const videoId = crypto.randomUUID();
      const recipe = videoRecipe([chosen.part], format)!;
      await insertVideo(transaction, {
        id: videoId,
        userId,
        kind: 'broll',
        format,
        title: titleOf(title, chosen),
        parts: [chosen.part],
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

function titleOf(title: string | null, { part, fileName }: ChosenPhotos): string {
  const names = [title, ...part.photos.map(({ text }) => text), fileName.replace(/\.[^.]*$/, '')];
  return videoTitle(names.find((name) => name?.trim()) ?? '');
}

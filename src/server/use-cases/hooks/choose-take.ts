import { findPart } from '#contract/video-parts.ts';
import { videoTitle } from '#contract/video-title.ts';
import type { Database } from '../../db/database.ts';
import { readTakesOfVideo } from '../../db/hooks.ts';
import { lockOwnUgcVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { changeParts } from '../videos/change-parts.ts';
import { isTakeShown } from './read-takes.ts';

/** Selects another take as the start of a video, free of charge. A take that is still being made continues. */
export async function chooseTake(
  deps: TaskDeps & { database: Database },
  input: { userId: string; videoId: string; hookId: string },
): Promise<void> {
  const { userId, videoId, hookId } = input;
  await deps.database.transaction().execute(async (transaction) => {
    const video = await lockOwnUgcVideo(transaction, userId, videoId);
    if (!video) throw new AppError('not_found', 'Video not found');
    const chosenId = findPart(video.parts, 'hook')?.mediaId ?? null;
    const take = (await readTakesOfVideo(transaction, videoId)).find(({ id }) => id === hookId);
    if (!take || !isTakeShown(take, chosenId)) throw new AppError('not_found', 'This video has no such take');
    if (take.id === chosenId) return;
    await changeParts(deps, transaction, video, {
      part: { role: 'hook', mediaId: take.id },
      title: videoTitle(take.text),
    });
  });
}

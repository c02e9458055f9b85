import { videoTitle } from '#contract/video-title.ts';
import type { Database } from '../../db/database.ts';
import { findOwnHook, findOwnHookOfVideo, type HookRow, insertTake } from '../../db/hooks.ts';
import { insertVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import { readInitialBrand } from '../brand-kit/apply-brand.ts';

/**
 * Starts a new video with a hook that its owner already has, free of charge. `id`: of the hook, or of a video with it.
 */
export async function attachHook(
  deps: { database: Database },
  input: { userId: string; id: string | null },
): Promise<{ videoId: string; hook: HookRow }> {
  const { userId, id } = input;
  const hook =
    id === null
      ? undefined
      : ((await findOwnHook(deps.database, userId, id)) ??
        (await findOwnHookOfVideo(deps.database, userId, id)));
  if (!hook || hook.deleted_at || hook.status === 'failed' || hook.status === 'cancelled') {
    throw new AppError('not_found', 'Hook generation not found');
  }
  const videoId = crypto.randomUUID();
  await deps.database.transaction().execute(async (transaction) => {
    await insertVideo(transaction, {
      id: videoId,
      userId,
      kind: 'ugc',
      title: videoTitle(hook.text),
      parts: [{ role: 'hook', mediaId: hook.id }, ...(await readInitialBrand(transaction, userId))],
    });
    await insertTake(transaction, { videoId, hookId: hook.id });
  });
  return { videoId, hook };
}

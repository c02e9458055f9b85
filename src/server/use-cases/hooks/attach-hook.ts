import { videoTitle } from '#contract/video-title.ts';
import type { Database } from '../../db/database.ts';
import { insertGeneration } from '../../db/generations.ts';
import { findOwnHook, findOwnHookOfGeneration } from '../../db/hooks.ts';
import { AppError } from '../../errors.ts';

type ExistingHook = { hookId?: string; hookGenerationId?: string; hookUrl?: string };

/** The hook's address carries its id: `/api/files/users/<user>/hooks/<hook>.mp4?…`. */
const idInAddress = (hookUrl: string | undefined): string | undefined =>
  /\/hooks\/([0-9a-f-]{36})\.mp4(?:\?|$)/.exec(hookUrl ?? '')?.[1];

/** Begins a new video with a hook that its owner already has. Costs nothing. */
export async function attachHook(
  deps: { database: Database },
  input: { userId: string; hook: ExistingHook },
): Promise<{ generationId: string; status: string }> {
  const { hookId, hookGenerationId, hookUrl } = input.hook;
  const id = hookId ?? hookGenerationId ?? idInAddress(hookUrl);
  const hook = id
    ? ((await findOwnHook(deps.database, input.userId, id)) ??
      (await findOwnHookOfGeneration(deps.database, input.userId, id)))
    : undefined;
  if (!hook || hook.deleted_at || hook.status === 'failed' || hook.status === 'cancelled') {
    throw new AppError('not_found', 'Hook generation not found');
  }
  const generationId = crypto.randomUUID();
  await insertGeneration(deps.database, {
    id: generationId,
    userId: input.userId,
    hookId: hook.id,
    title: videoTitle(hook.text),
  });
  return { generationId, status: hook.status };
}

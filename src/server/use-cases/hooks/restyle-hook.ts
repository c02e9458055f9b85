import type { Database } from '../../db/database.ts';
import {
  findHook,
  updateHookCleanKey,
  updateHookEngines,
  updateHookWords,
  type HookRow,
} from '../../db/hooks.ts';
import { storeMedia } from '../../db/media.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredHookEngines } from '../../db/video-tables.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import { cleanKeyOf } from './hook-difference.ts';
import { storeFilm, type StoreFilmDeps } from './store-film.ts';

/** Makes a hook from the voice and picture of another hook, with new captions. Returns the function that writes the result. */
export async function restyleHook(
  deps: StoreFilmDeps & { database: Database },
  { hook, sourceHookId }: { hook: HookRow; sourceHookId: string },
  context: JobContext,
): Promise<WriteResult> {
  const source = await findHook(deps.database, sourceHookId);
  const key = source && cleanKeyOf(source);
  if (!source?.clip || !key) throw new Error(`hook ${sourceHookId} has no picture without captions`);
  const { words } = source;
  const { durationSeconds } = source.clip;
  context.progress({ stage: 'lip-sync', progress: 5 });
  const film = await context.step('captions', async () =>
    storeFilm(deps, {
      hook,
      path: await deps.storage.fetch(key, context.workFolder),
      durationSeconds,
      words,
      context,
      onProgress: (fraction) =>
        context.progress({ stage: 'lip-sync', progress: progressBetween(5, 95, fraction) }),
    }),
  );
  return async (transaction) => {
    await storeMedia(transaction, hook.id, film.media);
    await updateHookEngines(transaction, hook.id, enginesOf(source, hook));
    await updateHookWords(transaction, hook.id, words);
    await updateHookCleanKey(transaction, hook.id, film.cleanKey);
  };
}

/** The same engines made it; its captions may be the first with unknown times. */
function enginesOf({ engines, words }: HookRow, { caption_style }: HookRow): StoredHookEngines {
  const others = (engines.notes ?? []).filter(
    (note) => typeof note === 'string' || note.code !== 'captions_estimated',
  );
  const isEstimated = caption_style !== null && words === null;
  const notes = isEstimated ? [...others, { code: 'captions_estimated' as const }] : others;
  return { ...(engines as StoredHookEngines), notes };
}

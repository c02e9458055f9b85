import type { HookEngines } from '#contract/engines.ts';
import type { Voice } from '#contract/voices.ts';
import type { Database } from '../../db/database.ts';
import { findOwnHook, findOwnHookOfVideo, type HookRow } from '../../db/hooks.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { findManner } from '../templates/find-template.ts';
import { describeEngines } from './describe-engines.ts';

export type ReadHookDeps = { database: Database; storage: Storage };

export type HookView = Omit<HookRow, 'voice' | 'engines'> & {
  /** The hook's own voice, or its avatar's. */
  voice: Voice;
  engines: HookEngines;
  url: string | null;
  posterUrl: string | null;
};

/** Takes the id of a hook or of the video that begins with it: callers of both families have either. */
export async function readHook(deps: ReadHookDeps, input: { userId: string; id: string }): Promise<HookView> {
  const hook =
    (await findOwnHook(deps.database, input.userId, input.id)) ??
    (await findOwnHookOfVideo(deps.database, input.userId, input.id));
  if (!hook) throw new AppError('not_found', 'Hook generation not found');
  const { clip } = hook;
  return {
    ...hook,
    voice: hook.voice ?? (await findManner(deps.database, hook.template_id))?.voice ?? 'alloy',
    engines: describeEngines(hook),
    url: clip && deps.storage.signAddress(clip.key),
    posterUrl: clip?.posterKey ? deps.storage.signAddress(clip.posterKey) : null,
  };
}

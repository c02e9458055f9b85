import type { MyHook } from '#contract/calls/hooks.ts';
import type { Database } from '../../db/database.ts';
import { readFinishedHooks } from '../../db/hooks.ts';
import type { Storage } from '../../ports/storage.ts';
import { readNames } from '../templates/find-template.ts';
import { describeEngines } from './describe-engines.ts';

/** A page of the finished hooks, newest first, and how many there are. */
export async function readMyHooks(
  deps: { database: Database; storage: Storage },
  input: { userId: string; limit: number; offset: number },
): Promise<{ hooks: MyHook[]; totalCount: number }> {
  const { rows, totalCount } = await readFinishedHooks(deps.database, input.userId, input);
  const names = await readNames(
    deps.database,
    rows.map((hook) => hook.template_id),
  );
  const hooks = rows.map((hook) => ({
    id: hook.id,
    hookUrl: deps.storage.signAddress(hook.clip.key),
    posterUrl: hook.clip.posterKey ? deps.storage.signAddress(hook.clip.posterKey) : null,
    hookText: hook.text,
    templateId: hook.template_id,
    templateName: names.get(hook.template_id) ?? 'Avatar',
    textOverlayEnabled: hook.overlay_enabled,
    durationSeconds: hook.clip.durationSeconds,
    engines: describeEngines(hook),
    createdAt: hook.created_at.toISOString(),
  }));
  return { hooks, totalCount };
}

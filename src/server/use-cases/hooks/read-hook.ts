import type { MyHook } from '#contract/calls/hooks.ts';
import type { HookEngines } from '#contract/engines.ts';
import { isActive } from '#contract/tasks.ts';
import type { Voice } from '#contract/voices.ts';
import type { Database } from '../../db/database.ts';
import { findOwnHook, findOwnHookOfVideo, type HookRow, readFinishedHooks } from '../../db/hooks.ts';
import { readTakePlaces } from '../../db/take-places.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { readTimeLeft } from '../tasks/read-time-left.ts';
import { findVoiceDefaults, readSpeakerNames } from '../templates/find-template.ts';

/** The row may be unfinished, or older than the notes. */
export const describeEngines = ({ engines }: { engines: Partial<HookEngines> }): HookEngines => ({
  voice: engines.voice ?? null,
  lipSync: engines.lipSync ?? null,
  notes: engines.notes ?? [],
});

export type ReadHookDeps = { database: Database; storage: Storage };

export type HookView = Omit<HookRow, 'voice' | 'engines'> & {
  /** The hook's own voice, or its presenter's. */
  voice: Voice;
  engines: HookEngines;
  /** Estimated seconds left; null if it is not in progress, or unknown. */
  secondsLeft: number | null;
  url: string | null;
  posterUrl: string | null;
};

/** Accepts the id of a hook or of the video that starts with it, because callers of both families have either. */
export async function readHook(deps: ReadHookDeps, input: { userId: string; id: string }): Promise<HookView> {
  const hook =
    (await findOwnHook(deps.database, input.userId, input.id)) ??
    (await findOwnHookOfVideo(deps.database, input.userId, input.id));
  if (!hook) throw new AppError('not_found', 'Hook generation not found');
  const { clip } = hook;
  return {
    ...hook,
    voice: hook.voice ?? (await findVoiceDefaults(deps.database, hook.template_id))?.voice ?? 'alloy',
    engines: describeEngines(hook),
    secondsLeft: isActive(hook.status) ? await readTimeLeft(deps, hook.task_id) : null,
    url: clip && deps.storage.signAddress(clip.key),
    posterUrl: clip?.posterKey ? deps.storage.signAddress(clip.posterKey) : null,
  };
}

/** A page of the finished hooks, newest first, and the total. */
export async function readMyHooks(
  deps: { database: Database; storage: Storage },
  input: { userId: string; limit: number; offset: number },
): Promise<{ hooks: MyHook[]; totalCount: number }> {
  const { rows, totalCount } = await readFinishedHooks(deps.database, input.userId, input);
  const names = await readSpeakerNames(
    deps.database,
    rows.map((hook) => hook.template_id),
  );
  const places = await readTakePlaces(
    deps.database,
    rows.map(({ id }) => id),
  );
  const hooks = rows.map((hook) => ({
    id: hook.id,
    hookUrl: deps.storage.signAddress(hook.clip.key),
    posterUrl: hook.clip.posterKey ? deps.storage.signAddress(hook.clip.posterKey) : null,
    hookText: hook.text,
    templateId: hook.template_id,
    templateName: names.get(hook.template_id) ?? 'Avatar',
    textOverlayEnabled: hook.overlay_enabled,
    captionStyle: hook.caption_style,
    durationSeconds: hook.clip.durationSeconds,
    engines: describeEngines(hook),
    createdAt: hook.created_at.toISOString(),
    take: places.get(hook.id) ?? null,
  }));
  return { hooks, totalCount };
}

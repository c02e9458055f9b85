import type { HookStatus } from '#contract/calls/hooks.ts';
import type { Database } from '../../db/database.ts';
import { findOwnHook, findOwnHookOfGeneration } from '../../db/hooks.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { findManner } from '../templates/find-template.ts';
import { describeEngines } from './describe-engines.ts';

/** Takes the id of a hook or of the video that it opens: callers of both families hold one or the other. */
export async function readHook(
  deps: { database: Database; storage: Storage },
  input: { userId: string; id: string },
): Promise<HookStatus> {
  const hook =
    (await findOwnHook(deps.database, input.userId, input.id)) ??
    (await findOwnHookOfGeneration(deps.database, input.userId, input.id));
  if (!hook) throw new AppError('not_found', 'Hook generation not found');
  const url = hook.clip ? deps.storage.signAddress(hook.clip.key) : null;
  const error = hook.status === 'failed' ? 'Hook generation failed' : null;
  return {
    id: hook.id,
    hook_generation_id: hook.id,
    generation_id: input.id,
    status: hook.status,
    stage: hook.stage,
    progress: hook.progress,
    templateId: hook.template_id,
    hookText: hook.text,
    textOverlayEnabled: hook.overlay_enabled,
    voice: hook.voice ?? (await findManner(deps.database, hook.template_id))?.voice ?? 'alloy',
    style: hook.style,
    speed: hook.speed,
    videoURL: url,
    video_url: url,
    hook_video_url: url,
    url,
    hookUrl: url,
    posterUrl: hook.clip?.posterKey ? deps.storage.signAddress(hook.clip.posterKey) : null,
    durationSeconds: hook.clip?.durationSeconds ?? null,
    engines: describeEngines(hook),
    error,
    error_message: error,
    errorCode: hook.error_code,
  };
}

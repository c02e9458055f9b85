import type { Transaction } from 'kysely';
import { prices } from '#contract/prices.ts';
import { videoTitle } from '#contract/video-title.ts';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import type { Database } from '../../db/database.ts';
import { insertGeneration, lockOwnGeneration } from '../../db/generations.ts';
import { findHook, insertHook, type HookRow } from '../../db/hooks.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import { lockWallet, placeHold } from '../../db/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { changeParts } from '../generations/change-parts.ts';
import { findManner, getUsableTemplate } from '../templates/find-template.ts';
import { checkHookText } from './check-hook-text.ts';

export type HookWish = {
  userId: string;
  templateId: string;
  hookText: string;
  textOverlayEnabled: boolean;
  /** Null: the avatar's own voice, in its own manner and at its own pace. */
  voice: Voice | null;
  style: SpeakingStyle | null;
  speed: number | null;
  /** Of a video that already exists; without it a new one begins. */
  generationId: string | null;
  idempotencyKey: string | null;
};
export type StartedHook = { generationId: string; hookId: string; status: 'processing' | 'completed' };

/** What makes one hook another one. */
type SpokenHook = Pick<
  Parameters<typeof insertHook>[1],
  'templateId' | 'text' | 'overlayEnabled' | 'voice' | 'style' | 'speed'
>;

/**
 * Holds the credits, writes down the hook and queues its job: all of it or nothing.
 * A hook that the generation already has for the same template, text and overlay is used as it is.
 */
export async function startHook(
  deps: { database: Database; jobs: JobQueue; voices: readonly Pick<Speech, 'reads'>[] },
  wish: HookWish,
): Promise<StartedHook> {
  const text = checkHookText(deps.voices, wish.templateId, wish.hookText);
  const { userId, generationId } = wish;
  const { templateId, textOverlayEnabled: overlayEnabled, voice, style, speed } = wish;
  const asked = { templateId, text, overlayEnabled, voice, style, speed };
  return deps.database.transaction().execute((transaction) =>
    replyOnce(
      transaction,
      { userId, call: 'start-hook', key: wish.idempotencyKey, request: { ...asked, generationId } },
      async () => {
        // What holds credits before the whole (see composeWhenReady); and one start at a time for a person.
        await lockWallet(transaction, userId);
        const generation = generationId ? await lockOwnGeneration(transaction, userId, generationId) : null;
        if (generationId && !generation) throw new AppError('not_found', 'There is no such video');
        const manner = await findManner(transaction, templateId);
        const spoken: SpokenHook = {
          ...asked,
          style: style ?? manner?.style ?? 'natural',
          speed: speed ?? manner?.speed ?? speakingSpeed.usual,
        };
        const present = generation?.hook_id ? await findHook(transaction, generation.hook_id) : undefined;
        if (generation && present && isSameHook(present, spoken)) {
          return { generationId: generation.id, hookId: present.id, status: present.status };
        }
        const hookId = await beginHook(deps, transaction, userId, spoken);
        if (generation) {
          await changeParts(deps, transaction, generation, { hook_id: hookId, title: videoTitle(text) });
          return { generationId: generation.id, hookId, status: 'processing' };
        }
        const id = crypto.randomUUID();
        await insertGeneration(transaction, { id, userId, hookId, title: videoTitle(text) });
        return { generationId: id, hookId, status: 'processing' };
      },
    ),
  );
}

function isSameHook(
  hook: HookRow,
  spoken: SpokenHook,
): hook is HookRow & { status: 'processing' | 'completed' } {
  return (
    (hook.status === 'processing' || hook.status === 'completed') &&
    hook.template_id === spoken.templateId &&
    hook.text === spoken.text &&
    hook.overlay_enabled === spoken.overlayEnabled &&
    hook.voice === spoken.voice &&
    hook.style === spoken.style &&
    Math.abs(hook.speed - spoken.speed) < 0.001
  );
}

async function beginHook(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  userId: string,
  spoken: SpokenHook,
): Promise<string> {
  await getUsableTemplate(transaction, spoken.templateId);
  const hookId = crypto.randomUUID();
  const jobId = crypto.randomUUID();
  const holdId = await placeHold(transaction, {
    userId,
    credits: prices.hook,
    description: `Hook: ${videoTitle(spoken.text)}`,
  });
  await insertHook(transaction, { id: hookId, userId, ...spoken, holdId, jobId });
  await enqueueJob(deps.jobs, transaction, { id: jobId, name: 'make-hook', data: { hookId }, userId });
  return hookId;
}

import type { Transaction } from 'kysely';
import { defaultHookStyle, speakingStyleOf, type HookStyle } from '#contract/hook-styles.ts';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { isActive } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import { videoTitle } from '#contract/video-title.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import type { Database } from '../../db/database.ts';
import { findHook, type HookRow, insertHook, insertTake, readTakes } from '../../db/hooks.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { lockWallet, placeHold } from '../../db/ledger.ts';
import { insertMedia, setMediaTask } from '../../db/media.ts';
import type { Tables } from '../../db/tables.ts';
import { insertVideo, lockOwnUgcVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { readFirstBrand } from '../brand-kit/apply-brand.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { findVoiceDefaults, getUsableTemplate } from '../templates/find-template.ts';
import { changeParts } from '../videos/change-parts.ts';
import { countFilms, findCaptionSource, isSameHook, type HookSettings } from './hook-difference.ts';

type Reader = Pick<Speech, 'reads'>;

/** Rejects, before anything is charged, a text that no voice here can speak. Returns the trimmed text. */
export function checkHookText(voices: readonly Reader[], templateId: string, hookText: string): string {
  const text = hookText.trim();
  if (templateId === '' || text === '') {
    throw new AppError('hook_incomplete', 'Please select a template and enter hook text');
  }
  if ([...text].length > limits.maxHookCharacters) {
    throw new AppError('hook_text_too_long', `A hook has at most ${limits.maxHookCharacters} characters`, {
      maxCharacters: limits.maxHookCharacters,
    });
  }
  checkSpeakable(voices, text);
  return text;
}

/** Rejects a text that no connected voice can speak. */
export function checkSpeakable(voices: readonly Reader[], text: string): void {
  if (voices.some((voice) => voice.reads(text))) return;
  throw /\p{L}/u.test(text)
    ? new AppError(
        'hook_text_unsupported_script',
        'The voice can read Latin letters only. Please write the hook in those.',
      )
    : new AppError(
        'hook_text_unspeakable',
        'There is nothing to speak in this text. Please write some words.',
      );
}

export type StartHookDeps = TaskDeps & { database: Database; voices: readonly Pick<Speech, 'reads'>[] };

export type StartHookInput = {
  userId: string;
  templateId: string;
  hookText: string;
  textOverlayEnabled: boolean;
  /** Word captions instead of the overlay; null: none. */
  captionStyle: CaptionStyle | null;
  /** Null: casual. */
  hookStyle: HookStyle | null;
  /** Null: the presenter's own voice, style and speed; an explicit hook style determines the style. */
  voice: Voice | null;
  style: SpeakingStyle | null;
  speed: number | null;
  /**
   * Requests another take with the same input as this hook; null: an existing hook with this input is reused. If the
   * video has switched to another hook since, for example in another tab, that one is used.
   */
  anotherThan: string | null;
  /** An existing video; null starts a new one. */
  videoId: string | null;
  idempotencyKey: string | null;
};
export type StartedHook = { videoId: string; hookId: string; status: 'processing' | 'completed' };

/**
 * Holds the credits, writes the hook and queues its job: all of it or nothing. A take of the video with the same
 * template, text, overlay, captions and voice is reused instead, free of charge, unless another take than the current
 * one is requested. A hook that differs from a take only in its captions is made from that take, also free of charge.
 */
export async function startHook(deps: StartHookDeps, input: StartHookInput): Promise<StartedHook> {
  const text = checkHookText(deps.voices, input.templateId, input.hookText);
  const { userId, videoId, anotherThan } = input;
  const { templateId, captionStyle, hookStyle, voice, style, speed } = input;
  const overlayEnabled = input.textOverlayEnabled && captionStyle === null;
  const requested = { templateId, text, overlayEnabled, hookStyle, voice, style, speed };
  return deps.database.transaction().execute((transaction) =>
    replyOnce(
      transaction,
      {
        userId,
        call: 'start-hook',
        key: input.idempotencyKey,
        // Omitted unless set, so that a retry of a request from an earlier version is recognised.
        request: {
          ...requested,
          hookStyle: hookStyle ?? undefined,
          captionStyle: captionStyle ?? undefined,
          generationId: videoId,
          anotherThan: anotherThan ?? undefined,
        },
      },
      async () => {
        // Wallet before video (ARCHITECTURE.md, "Locks"); this also serialises a user's starts.
        await lockWallet(transaction, userId);
        const video = videoId ? await lockOwnUgcVideo(transaction, userId, videoId) : null;
        if (videoId && !video) throw new AppError('not_found', 'Video not found');
        const defaults = await findVoiceDefaults(transaction, templateId);
        const settings: HookSettings = {
          ...requested,
          captionStyle,
          hookStyle: hookStyle ?? defaultHookStyle,
          style: style ?? (hookStyle && speakingStyleOf[hookStyle]) ?? defaults?.style ?? 'natural',
          speed: speed ?? defaults?.speed ?? speakingSpeed.usual,
        };
        const part = video && findPart(video.parts, 'hook');
        const present = part ? await findHook(transaction, part.mediaId) : undefined;
        const takes = video ? await readTakes(transaction, video.id) : [];
        const alike = takes.filter((take) => isSameHook(take, settings));
        const made =
          present && isUsable(present) && isSameHook(present, settings)
            ? present
            : alike.findLast((take) => isUsable(take) && !take.deleted_at);
        const title = videoTitle(text);
        if (video && made && (anotherThan === null || made.id !== anotherThan)) {
          if (made.id !== present?.id)
            await changeParts(deps, transaction, video, { part: { role: 'hook', mediaId: made.id }, title });
          const status = isActive(made.status) ? 'processing' : 'completed';
          return { videoId: video.id, hookId: made.id, status };
        }
        const source = anotherThan === null ? findCaptionSource(present, takes, settings) : null;
        const take = source?.take ?? countFilms(takes, settings);
        const hookId = await insertNewHook(deps, transaction, userId, { ...settings, take }, source);
        if (video) {
          await insertTake(transaction, { videoId: video.id, hookId });
          await changeParts(deps, transaction, video, { part: { role: 'hook', mediaId: hookId }, title });
          return { videoId: video.id, hookId, status: 'processing' };
        }
        const id = crypto.randomUUID();
        const parts = [
          { role: 'hook' as const, mediaId: hookId },
          ...(await readFirstBrand(transaction, userId)),
        ];
        await insertVideo(transaction, { id, userId, kind: 'ugc', title, parts });
        await insertTake(transaction, { videoId: id, hookId });
        return { videoId: id, hookId, status: 'processing' };
      },
    ),
  );
}

const isUsable = ({ status }: HookRow): boolean => isActive(status) || status === 'completed';

async function insertNewHook(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  userId: string,
  settings: HookSettings & { take: number },
  source: HookRow | null,
): Promise<string> {
  const hookId = crypto.randomUUID();
  const paid = source ? {} : { holdId: await pay(transaction, userId, settings) };
  await insertMedia(transaction, {
    id: hookId,
    userId,
    kind: 'video',
    uploadId: null,
    startSeconds: null,
    endSeconds: null,
    overlayText: '',
  });
  await insertHook(transaction, { id: hookId, userId, ...settings });
  const taskId = await startTask(deps, transaction, {
    kind: 'make-hook',
    userId,
    subjectId: hookId,
    data: { hookId, ...(source ? { sourceHookId: source.id } : {}) },
    stage: 'preparing',
    ...paid,
  });
  await setMediaTask(transaction, hookId, { taskId });
  return hookId;
}

async function pay(
  transaction: Transaction<Tables>,
  userId: string,
  settings: HookSettings,
): Promise<string> {
  await getUsableTemplate(transaction, settings.templateId);
  const description = `Hook: ${videoTitle(settings.text)}`;
  return placeHold(transaction, { userId, credits: prices.hook, description });
}

import type { Transaction } from 'kysely';
import { defaultHookStyle, speakingStyleOf, type HookStyle } from '#contract/hook-styles.ts';
import { prices } from '#contract/prices.ts';
import { isActive } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import { videoTitle } from '#contract/video-title.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import type { Database } from '../../db/database.ts';
import {
  findHook,
  type HookRow,
  insertHook,
  insertTake,
  type NewHook,
  readTakesOfVideo,
} from '../../db/hooks.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { lockWallet, placeHold } from '../../db/ledger.ts';
import { insertMedia, setMediaTask } from '../../db/media.ts';
import type { Tables } from '../../db/tables.ts';
import { insertVideo, lockOwnUgcVideo, type VideoRow } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import { readInitialBrand } from '../brand-kit/apply-brand.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { findVoiceDefaults, requireUsableTemplate } from '../templates/find-template.ts';
import { changeParts } from '../videos/change-parts.ts';
import { checkHookText, type Reader } from './check-hook-text.ts';
import { nextVariation, findCaptionSource, isSameHook, type HookSettings } from './hook-difference.ts';

export type StartHookDeps = TaskDeps & { database: Database; voices: readonly Reader[] };

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
  /** See the call; null for its absence. */
  anotherThan: string | null;
  /** An existing video; null starts a new one. */
  videoId: string | null;
  idempotencyKey: string | null;
};
/** As requested: the settings that are null have defaults. */
type RequestedSettings = Omit<HookSettings, 'hookStyle' | 'style' | 'speed'> &
  Pick<StartHookInput, 'hookStyle' | 'style' | 'speed'>;

export type StartedHook = { videoId: string; hookId: string; status: 'processing' | 'completed' };

/**
 * Holds the credits, writes the hook and queues its job: all of it or nothing. A take of the video with the same
 * settings is reused instead, free of charge, unless it is `anotherThan`. A hook that differs from a take only in its
 * captions is made from that take, also free of charge.
 */
export async function startHook(deps: StartHookDeps, input: StartHookInput): Promise<StartedHook> {
  const text = checkHookText(deps.voices, input.templateId, input.hookText);
  const { userId, videoId, anotherThan } = input;
  const { templateId, captionStyle, hookStyle, voice, style, speed } = input;
  const overlayEnabled = input.textOverlayEnabled && captionStyle === null;
  const requested = { templateId, text, overlayEnabled, hookStyle, voice, style, speed, captionStyle };
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
      () => startInTransaction(deps, transaction, input, requested),
    ),
  );
}

async function startInTransaction(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  { userId, videoId, anotherThan }: StartHookInput,
  requested: RequestedSettings,
): Promise<StartedHook> {
  const video = await lockWalletAndVideo(transaction, userId, videoId);
  const settings = await resolveSettings(transaction, requested);
  const { currentHook, takes } = await readHooksOf(transaction, video);
  const reusableHook = findReusableHook(currentHook, takes, settings);
  if (video && reusableHook && reusableHook.id !== anotherThan) {
    if (reusableHook.id !== currentHook?.id) await switchToHook(deps, transaction, video, reusableHook);
    const status = isActive(reusableHook.status) ? 'processing' : 'completed';
    return { videoId: video.id, hookId: reusableHook.id, status };
  }
  const source = anotherThan === null ? findCaptionSource(currentHook, takes, settings) : null;
  const variation = source?.variation ?? nextVariation(takes, settings);
  const hook = { id: crypto.randomUUID(), text: settings.text };
  await insertNewHook(deps, transaction, { id: hook.id, userId, ...settings, variation }, source);
  if (!video) {
    const newVideoId = await insertNewVideo(transaction, userId, hook);
    return { videoId: newVideoId, hookId: hook.id, status: 'processing' };
  }
  await addTake(deps, transaction, video, hook);
  return { videoId: video.id, hookId: hook.id, status: 'processing' };
}

/** Wallet before video (ARCHITECTURE.md, "Locks"); this also serialises a user's starts. Null for a new video. */
async function lockWalletAndVideo(
  transaction: Transaction<Tables>,
  userId: string,
  videoId: string | null,
): Promise<VideoRow | null> {
  await lockWallet(transaction, userId);
  if (!videoId) return null;
  const video = await lockOwnUgcVideo(transaction, userId, videoId);
  if (!video) throw new AppError('not_found', 'Video not found');
  return video;
}

async function readHooksOf(transaction: Transaction<Tables>, video: VideoRow | null) {
  if (!video) return { currentHook: undefined, takes: [] };
  const part = findPart(video.parts, 'hook');
  return {
    currentHook: part ? await findHook(transaction, part.mediaId) : undefined,
    takes: await readTakesOfVideo(transaction, video.id),
  };
}

/** The presenter's own style and speed where none was requested. */
async function resolveSettings(
  transaction: Transaction<Tables>,
  requested: RequestedSettings,
): Promise<HookSettings> {
  const { hookStyle, style, speed } = requested;
  const defaults = await findVoiceDefaults(transaction, requested.templateId);
  return {
    ...requested,
    hookStyle: hookStyle ?? defaultHookStyle,
    style: style ?? (hookStyle && speakingStyleOf[hookStyle]) ?? defaults?.style ?? 'natural',
    speed: speed ?? defaults?.speed ?? speakingSpeed.usual,
  };
}

/** The current hook if it has these settings, else the video's latest such take. */
function findReusableHook(
  currentHook: HookRow | undefined,
  takes: readonly HookRow[],
  settings: HookSettings,
): HookRow | undefined {
  if (currentHook && isUsable(currentHook) && isSameHook(currentHook, settings)) return currentHook;
  const sameTakes = takes.filter((take) => isSameHook(take, settings));
  return sameTakes.findLast((take) => isUsable(take) && !take.deleted_at);
}

const isUsable = ({ status }: HookRow): boolean => isActive(status) || status === 'completed';

type NamedHook = Pick<HookRow, 'id' | 'text'>;

const switchToHook = (deps: TaskDeps, transaction: Transaction<Tables>, video: VideoRow, hook: NamedHook) =>
  changeParts(deps, transaction, video, {
    part: { role: 'hook', mediaId: hook.id },
    title: videoTitle(hook.text),
  });

async function addTake(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
  hook: NamedHook,
): Promise<void> {
  await insertTake(transaction, { videoId: video.id, hookId: hook.id });
  await switchToHook(deps, transaction, video, hook);
}

async function insertNewVideo(
  transaction: Transaction<Tables>,
  userId: string,
  hook: NamedHook,
): Promise<string> {
  const id = crypto.randomUUID();
  const parts = [
    { role: 'hook' as const, mediaId: hook.id },
    ...(await readInitialBrand(transaction, userId)),
  ];
  await insertVideo(transaction, { id, userId, kind: 'ugc', title: videoTitle(hook.text), parts });
  await insertTake(transaction, { videoId: id, hookId: hook.id });
  return id;
}

async function insertNewHook(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  hook: NewHook,
  source: HookRow | null,
): Promise<void> {
  const { id, userId } = hook;
  if (!source) await requireUsableTemplate(transaction, hook.templateId);
  const paid = source ? {} : { holdId: await holdHookCredits(transaction, hook) };
  await insertMedia(transaction, {
    id,
    userId,
    kind: 'video',
    uploadId: null,
    startSeconds: null,
    endSeconds: null,
    overlayText: '',
  });
  await insertHook(transaction, hook);
  const taskId = await startTask(deps, transaction, {
    kind: 'make-hook',
    userId,
    subjectId: id,
    data: { hookId: id, ...(source ? { sourceHookId: source.id } : {}) },
    stage: 'preparing',
    ...paid,
  });
  await setMediaTask(transaction, id, { taskId });
}

const holdHookCredits = (transaction: Transaction<Tables>, { userId, text }: NewHook): Promise<string> =>
  placeHold(transaction, { userId, credits: prices.hook, description: `Hook: ${videoTitle(text)}` });

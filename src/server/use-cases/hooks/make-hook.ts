import path from 'node:path';
import type { Transaction } from 'kysely';
import type { HookStage } from '#contract/calls/hooks.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '#studio/ffmpeg/measure-loudness.ts';
import { extractPoster } from '#studio/house-format/extract-poster.ts';
import { houseFrame } from '#studio/house-format/house-format.ts';
import { planMouth } from '#studio/mouth/plan-mouth.ts';
import { findPresenter, type Presenter } from '#studio/presenter/presenters.ts';
import { renderPresenterClip } from '#studio/presenter/render-presenter-clip.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';
import type { Database } from '../../db/database.ts';
import { completeHook, endHook, findHook, updateHookProgress, type HookRow } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { captureHold, releaseHold } from '../../db/ledger.ts';
import type { StoredMedia, Tables } from '../../db/tables.ts';
import { progressBetween, type JobContext, type JobProgress } from '../../domain/jobs.ts';
import type { Storage } from '../../ports/storage.ts';
import { composeWhenReady } from '../generations/compose-when-ready.ts';
import { sealVideo, type SealDeps } from '../generations/seal-video.ts';
import { tellGenerations } from '../generations/tell-generations.ts';

type MakeDeps = { database: Database; jobs: JobQueue; storage: Storage; ffmpeg: FfmpegTools } & SealDeps;
type Settle = (transaction: Transaction<Tables>) => Promise<void>;

type StoredSpeech = {
  key: string;
  durationSeconds: number;
  phones: { phone: string; startSeconds: number; endSeconds: number }[];
};

/** Shares of the whole by measured time: speaking is quick, drawing is not. */
const speechEndsAt = 12;
const drawingEndsAt = 97;

/** Speech, then the presenter who speaks it. Answers how to settle: state and credits in one transaction. */
export async function makeHook(
  deps: MakeDeps,
  input: { hookId: string },
  context: JobContext,
): Promise<Settle> {
  const hook = await findHook(deps.database, input.hookId);
  if (hook?.status !== 'processing') return async () => {};
  context.progress({ stage: 'text-to-speech', progress: 3 });
  const speech = await context.step('speech', () => speak(deps, hook, context));
  context.progress({ stage: 'lip-sync', progress: speechEndsAt });
  const clip = await context.step('clip', () => draw(deps, hook, speech, context));
  return async (transaction) => {
    const engines = { voice: 'embedded', lipSync: 'embedded' };
    if (!(await completeHook(transaction, hook.id, { clip, engines }))) return;
    await captureHold(transaction, hook.hold_id);
    const told = await tellGenerations(transaction, { hookId: hook.id }, 'status', {
      status: 'completed',
      stage: 'complete',
      progress: 100,
      errorCode: null,
    });
    for (const generationId of told) await composeWhenReady(deps, transaction, generationId);
  };
}

function presenterOf(hook: HookRow): Presenter {
  const presenter = findPresenter(hook.template_id);
  if (!presenter) throw new Error(`the presenter ${hook.template_id} is gone`);
  return presenter;
}

async function speak(deps: MakeDeps, hook: HookRow, context: JobContext): Promise<StoredSpeech> {
  const speech = await synthesizeSpeech({
    text: hook.text,
    voice: hook.voice ?? presenterOf(hook).voice,
    style: hook.style,
    speed: hook.speed,
    workDir: context.workFolder,
    signal: context.signal,
    ffmpegPath: deps.ffmpeg.ffmpegPath,
  });
  const key = `users/${hook.user_id}/hooks/${hook.id}.wav`;
  await deps.storage.put(key, speech.path);
  return { key, durationSeconds: speech.durationSeconds, phones: speech.phones };
}

async function draw(
  deps: MakeDeps,
  hook: HookRow,
  speech: StoredSpeech,
  context: JobContext,
): Promise<StoredMedia> {
  const { workFolder, signal } = context;
  const outputPath = path.join(workFolder, 'hook.mp4');
  const rendered = await renderPresenterClip({
    presenterId: presenterOf(hook).id,
    mouth: planMouth({ phones: speech.phones, durationSeconds: speech.durationSeconds }),
    speechPath: await deps.storage.fetch(speech.key, workFolder),
    overlayLines: hook.overlay_enabled ? layoutOverlay(hook.text, houseFrame) : [],
    outputPath,
    workDir: workFolder,
    signal,
    onProgress: (fraction) =>
      context.progress({
        stage: 'lip-sync',
        progress: progressBetween(speechEndsAt, drawingEndsAt, fraction),
      }),
    ffmpegPath: deps.ffmpeg.ffmpegPath,
  });
  const loudness = await measureLoudness({ path: outputPath, tools: deps.ffmpeg, signal });
  const posterPath = path.join(workFolder, 'poster.jpg');
  await extractPoster({ videoPath: outputPath, outputPath: posterPath, tools: deps.ffmpeg, signal });
  const key = `users/${hook.user_id}/hooks/${hook.id}.mp4`;
  const posterKey = `users/${hook.user_id}/hooks/${hook.id}.jpg`;
  await deps.storage.put(posterKey, posterPath);
  const sealedPath = await sealVideo(deps, {
    path: outputPath,
    title: hook.text,
    digitalSourceType: 'trainedAlgorithmicMedia',
    workFolder,
    signal,
  });
  await deps.storage.put(key, sealedPath);
  await deps.storage.remove(speech.key);
  return { key, posterKey, durationSeconds: rendered.durationSeconds, loudness };
}

/** The hook has failed for good: its credits go back, whoever waits is told. */
export async function failHook(
  deps: MakeDeps,
  transaction: Transaction<Tables>,
  hookId: string,
  code: ErrorCode,
): Promise<void> {
  if (!(await endHook(transaction, hookId, 'failed', code))) return;
  const hook = (await findHook(transaction, hookId))!;
  await releaseHold(transaction, hook.hold_id);
  const told = await tellGenerations(transaction, { hookId }, 'error', {
    status: 'failed',
    stage: hook.stage,
    progress: hook.progress,
    errorCode: code,
  });
  for (const generationId of told) await composeWhenReady(deps, transaction, generationId);
}

export async function reportHook(deps: MakeDeps, hookId: string, progress: JobProgress): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { stage } = progress;
    if (!(await updateHookProgress(transaction, hookId, stage as HookStage, progress.progress))) return;
    await tellGenerations(transaction, { hookId }, 'status', {
      status: 'processing',
      errorCode: null,
      ...progress,
    });
  });
}

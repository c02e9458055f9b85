import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '#studio/ffmpeg/inspect-media.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import { prepareMusic } from '#studio/music/prepare-music.ts';
import { endClip, findClip, updateClipProgress, type ClipRow } from '../../db/clips.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoredMedia } from '../../db/video-tables.ts';
import { findUpload, type UploadRow } from '../../db/uploads.ts';
import type { JobContext, JobProgress } from '../../domain/jobs.ts';
import type { Storage } from '../../ports/storage.ts';
import { composeWhenReady } from '../generations/compose-when-ready.ts';
import { tellGenerations } from '../generations/tell-generations.ts';

type PrepareDeps = { database: Database; jobs: JobQueue; storage: Storage; ffmpeg: FfmpegTools };

/** Turns an upload, or a part of it, into what the final video is joined from. Answers how to settle it. */
export async function prepareClip(
  deps: PrepareDeps,
  input: { clipId: string },
  context: JobContext,
): Promise<(transaction: Transaction<Tables>) => Promise<void>> {
  const clip = await findClip(deps.database, input.clipId);
  if (clip?.status !== 'processing') return async () => {};
  const upload = (await findUpload(deps.database, clip.upload_id))!;
  const media = await context.step('prepare', () =>
    upload.kind === 'video'
      ? makeHouseClip(deps, clip, upload, context)
      : makeMusic(deps, clip, upload, context),
  );
  return async (transaction) => {
    if (!(await endClip(transaction, clip.id, { status: 'ready', media }))) return;
    await clipChanged(deps, transaction, clip.id, null);
  };
}

async function makeHouseClip(
  deps: PrepareDeps,
  clip: ClipRow,
  upload: UploadRow,
  context: JobContext,
): Promise<StoredMedia> {
  const inputPath = await deps.storage.fetch(upload.storage_key, context.workFolder);
  const outputPath = path.join(context.workFolder, 'clip.mp4');
  const { signal } = context;
  const facts = await inspectMedia({ path: inputPath, kind: 'video', tools: deps.ffmpeg, signal });
  const lines = layoutOverlay(clip.overlay_text, houseFormat(), 'bottom');
  const result = await normaliseClip({
    inputPath,
    facts,
    outputPath,
    workDir: context.workFolder,
    ...(clip.start_seconds === null ? {} : { startSeconds: clip.start_seconds }),
    ...(clip.end_seconds === null ? {} : { endSeconds: clip.end_seconds }),
    ...(lines.length > 0 ? { overlayPng: await overlayPng(lines) } : {}),
    signal,
    onProgress: (fraction) => context.progress({ stage: 'normalise', progress: fraction * 99 }),
    tools: deps.ffmpeg,
  });
  const key = `users/${clip.user_id}/clips/${clip.id}.mp4`;
  await deps.storage.put(key, outputPath);
  return { key, posterKey: null, durationSeconds: result.durationSeconds, loudness: result.loudness };
}

async function makeMusic(
  deps: PrepareDeps,
  clip: ClipRow,
  upload: UploadRow,
  context: JobContext,
): Promise<StoredMedia> {
  const inputPath = await deps.storage.fetch(upload.storage_key, context.workFolder);
  const { signal } = context;
  const facts = await inspectMedia({ path: inputPath, kind: 'audio', tools: deps.ffmpeg, signal });
  const music = await prepareMusic({
    inputPath,
    facts,
    outputPath: path.join(context.workFolder, 'music.flac'),
    workDir: context.workFolder,
    signal,
    onProgress: (fraction) => context.progress({ stage: 'prepare', progress: fraction * 99 }),
    tools: deps.ffmpeg,
  });
  const key = `users/${clip.user_id}/clips/${clip.id}${path.extname(music.path)}`;
  await stat(music.path);
  await deps.storage.put(key, music.path);
  return { key, posterKey: null, durationSeconds: music.durationSeconds, loudness: music.loudness };
}

export async function failClip(
  deps: PrepareDeps,
  transaction: Transaction<Tables>,
  clipId: string,
  code: ErrorCode,
): Promise<void> {
  if (await endClip(transaction, clipId, { status: 'failed', errorCode: code })) {
    await clipChanged(deps, transaction, clipId, code);
  }
}

export async function reportClip(deps: PrepareDeps, clipId: string, progress: JobProgress): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    if (!(await updateClipProgress(transaction, clipId, progress.progress))) return;
    await tellGenerations(transaction, { clipId }, 'status', {
      status: 'processing',
      errorCode: null,
      ...progress,
    });
  });
}

async function clipChanged(
  deps: PrepareDeps,
  transaction: Transaction<Tables>,
  clipId: string,
  errorCode: ErrorCode | null,
): Promise<void> {
  const status = errorCode ? 'failed' : 'completed';
  const told = await tellGenerations(transaction, { clipId }, 'status', {
    status,
    stage: status,
    progress: errorCode ? 0 : 100,
    errorCode,
  });
  for (const generationId of told) await composeWhenReady(deps, transaction, generationId);
}

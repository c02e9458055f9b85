import { copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { defaultVideoFormat } from '#contract/video-formats.ts';
import { composeVideo as compose } from '#studio/compose/compose-video.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { Signer } from '#studio/provenance/sign-video.ts';
import { manifestHeadBytes, startsWithManifest } from '#studio/provenance/starts-with-manifest.ts';
import { findClip } from '../../db/clips.ts';
import type { Database } from '../../db/database.ts';
import { appendEvent } from '../../db/events.ts';
import {
  completeVideo,
  isUnderWay,
  lockGeneration,
  updateGeneration,
  updateVideoProgress,
  type GenerationRow,
} from '../../db/generations.ts';
import { findHook } from '../../db/hooks.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoredMedia, StoredVideo } from '../../db/video-tables.ts';
import { findUpload } from '../../db/uploads.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { progressBetween, type JobContext, type JobData, type JobProgress } from '../../domain/jobs.ts';
import type { Storage } from '../../ports/storage.ts';
import { musicTrackSource } from '../music/library.ts';
import { prepareSigner, sealVideo, type SealDeps } from './seal-video.ts';

type ComposeDeps = { database: Database; storage: Storage; ffmpeg: FfmpegTools } & SealDeps;
type Music = { media: StoredMedia } | { track: NonNullable<ReturnType<typeof musicTrackSource>> };
type Parts = {
  userId: string;
  title: string;
  hook: StoredMedia;
  product: StoredMedia;
  /** The upload that the product was cut from. */
  uploadId: string;
  music: Music | null;
  volume: number;
};

/** Joins hook and product, mixes the sound, marks the file. Answers how to settle it. */
export async function composeVideo(
  deps: ComposeDeps,
  input: JobData['compose-video'],
  context: JobContext,
): Promise<(transaction: Transaction<Tables>) => Promise<void>> {
  const parts = await readParts(deps, input);
  if (!parts) return async () => {};
  const video = await context.step('compose', async () => {
    const signer = await prepareSigner(deps, context.signal);
    return make(deps, input, { ...parts, signer }, context).finally(() => signer?.dismiss());
  });
  return async (transaction) => {
    if (!(await completeVideo(transaction, input.generationId, video))) return;
    await appendEvent(transaction, input.generationId, 'complete', {
      subject: 'video',
      id: input.generationId,
      status: 'completed',
      stage: 'completed',
      progress: 100,
      errorCode: null,
    });
  };
}

async function readParts(deps: ComposeDeps, input: JobData['compose-video']): Promise<Parts | null> {
  const generation = await deps.database
    .transaction()
    .execute((transaction) => lockGeneration(transaction, input.generationId));
  // Cancelled, or asked for with other parts since: another job makes that one.
  if (!generation?.hook_id || !generation.clip_id || videoRecipe(generation) !== input.recipe) return null;
  const hook = await findHook(deps.database, generation.hook_id);
  const clip = await findClip(deps.database, generation.clip_id);
  const music = await readMusic(deps, generation);
  if (!hook?.clip || !clip?.media) throw new Error('a part is not ready');
  return {
    userId: generation.user_id,
    title: generation.title,
    hook: hook.clip,
    product: clip.media,
    uploadId: clip.upload_id,
    music,
    volume: generation.audio_volume,
  };
}

async function readMusic(deps: ComposeDeps, generation: GenerationRow): Promise<Music | null> {
  if (generation.audio_source === 'library') {
    const track = musicTrackSource(generation.audio_track_id ?? '');
    if (!track) throw new Error(`the track ${generation.audio_track_id} is gone`);
    return { track };
  }
  if (generation.audio_source !== 'custom') return null;
  const clip = await findClip(deps.database, generation.audio_clip_id!);
  if (!clip?.media) throw new Error('the music is not ready');
  return { media: clip.media };
}

async function make(
  deps: ComposeDeps,
  input: JobData['compose-video'],
  parts: Parts & { signer: Signer | null },
  context: JobContext,
): Promise<StoredVideo> {
  const { workFolder, signal } = context;
  const local = async ({ key, durationSeconds, loudness }: StoredMedia) => ({
    path: await deps.storage.fetch(key, workFolder),
    durationSeconds,
    loudness,
  });
  const localMusic = async (music: Music) => ('media' in music ? local(music.media) : music.track);
  const joined = path.join(workFolder, 'joined.mp4');
  context.progress({ stage: 'rendering', progress: 5 });
  const result = await compose({
    format: defaultVideoFormat,
    segments: [
      { ...(await local(parts.hook)), sound: 'speech' },
      { ...(await local(parts.product)), sound: 'footage' },
    ],
    ...(parts.music ? { music: { ...(await localMusic(parts.music)), volume: parts.volume } } : {}),
    outputPath: joined,
    workDir: workFolder,
    signal,
    onProgress: (fraction) =>
      context.progress({ stage: 'rendering', progress: progressBetween(5, 90, fraction) }),
    tools: deps.ffmpeg,
  });
  context.progress({ stage: 'uploading', progress: 92 });
  const finished = await sealVideo(deps, {
    path: joined,
    title: parts.title,
    // The product clip is the user's own footage; the hook is made by AI.
    digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
    ingredientPaths: await fetchWithCredentials(deps, parts.uploadId, workFolder),
    signer: parts.signer,
    workFolder,
    signal,
  });
  const posterPath = path.join(workFolder, 'poster.jpg');
  // The hook's own poster: a face and its text say more than a frame of the product.
  await copyFile(await deps.storage.fetch(parts.hook.posterKey!, workFolder), posterPath);
  const key = `users/${parts.userId}/videos/${input.recipe}.mp4`;
  const posterKey = `users/${parts.userId}/videos/${input.recipe}.jpg`;
  const { size } = await stat(finished);
  await deps.storage.put(posterKey, posterPath);
  await deps.storage.put(key, finished);
  return { key, posterKey, durationSeconds: result.durationSeconds, sizeBytes: size, recipe: input.recipe };
}

/** The upload, when it came with content credentials: what they say of it is kept. */
async function fetchWithCredentials(
  { database, storage }: ComposeDeps,
  uploadId: string,
  workFolder: string,
): Promise<string[]> {
  const upload = await findUpload(database, uploadId);
  const key = upload?.storage_key;
  const size = key ? await storage.find(key) : null;
  if (!key || !size) return [];
  const end = Math.min(size.sizeBytes, manifestHeadBytes) - 1;
  const head = Buffer.concat(await (await storage.open(key, { start: 0, end })).toArray());
  return startsWithManifest(head) ? [await storage.fetch(key, workFolder)] : [];
}

export async function failVideo(
  transaction: Transaction<Tables>,
  input: JobData['compose-video'],
  code: ErrorCode,
): Promise<void> {
  const generation = await lockGeneration(transaction, input.generationId);
  if (!generation || generation.recipe !== input.recipe) return;
  if (!isUnderWay(generation)) return;
  await updateGeneration(transaction, input.generationId, { status: 'failed', error_code: code });
  await appendEvent(transaction, input.generationId, 'error', {
    subject: 'video',
    id: input.generationId,
    status: 'failed',
    stage: 'failed',
    progress: generation.progress,
    errorCode: code,
  });
}

export async function reportVideo(
  deps: { database: Database },
  input: JobData['compose-video'],
  { stage, progress }: JobProgress,
): Promise<void> {
  const status = stage === 'uploading' ? 'uploading' : 'rendering';
  await deps.database.transaction().execute(async (transaction) => {
    const { generationId, recipe } = input;
    if (!(await updateVideoProgress(transaction, generationId, recipe, { status, progress }))) return;
    await appendEvent(transaction, input.generationId, 'status', {
      subject: 'video',
      id: input.generationId,
      status,
      stage,
      progress,
      errorCode: null,
    });
  });
}

import { copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TaskData } from '#contract/tasks.ts';
import { composeVideo as compose } from '#studio/compose/compose-video.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { Signer } from '#studio/provenance/sign-video.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import { findPart, mixedVolume, type MusicPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import { findMedia } from '../../db/media.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredMedia, StoredVideo } from '../../db/video-tables.ts';
import { findVideo, setVideoOutput } from '../../db/videos.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { endCardOf, shownHookOf } from '../brand-kit/brand-media.ts';
import { musicTrackBeatSeconds } from '../music/library.ts';
import { fetchMusic } from './fetch-music.ts';
import { fetchWithCredentials } from './fetch-with-credentials.ts';
import { prepareSigner, sealVideo, type SealDeps } from './seal-video.ts';

export type ComposeVideoDeps = { database: Database; storage: Storage; ffmpeg: FfmpegTools } & SealDeps;
type Input = TaskData<'compose-video'>;
type ComposeParts = {
  userId: string;
  title: string;
  format: VideoFormat;
  taskId: string;
  hook: StoredMedia;
  /** The end of the hook's last word; null if its times are unknown. */
  spokenUntilSeconds: number | null;
  product: StoredMedia;
  /** The level of the product’s own sound. */
  clipVolume: number | undefined;
  /** Null: the video has no brand. */
  endCard: StoredMedia | null;
  /** The upload that the product was cut from. */
  uploadId: string;
  music: MusicPart;
};

/** Joins hook and product, mixes the sound, marks the file. Returns how to write the result. */
export async function composeVideo(
  deps: ComposeVideoDeps,
  input: Input,
  context: JobContext,
): Promise<WriteResult> {
  const parts = await readParts(deps, input);
  const stored = await context.step('compose', async () => {
    const signer = await prepareSigner(deps, context.signal);
    return make(deps, input, { ...parts, signer }, context).finally(() => signer?.dismiss());
  });
  const { videoId, recipe } = input;
  const { taskId, format } = parts;
  return (transaction) => setVideoOutput(transaction, { videoId, format, recipe, taskId, stored });
}

/** Parts cannot change under a running task: a change cancels it. */
async function readParts(deps: ComposeVideoDeps, input: Input): Promise<ComposeParts> {
  const video = await findVideo(deps.database, input.videoId);
  // The stored recipe: an update may compute another one from the same parts.
  if (!video?.task_id || video.recipe !== input.recipe) throw new Error('the parts have changed');
  const product = findPart(video.parts, 'product')!;
  const hookMedia = await findMedia(deps.database, shownHookOf(video)!);
  const hook = await findHook(deps.database, findPart(video.parts, 'hook')!.mediaId);
  const cardId = endCardOf(video);
  const cardMedia = cardId === null ? null : await findMedia(deps.database, cardId);
  const productMedia = await findMedia(deps.database, product.mediaId);
  if (!hookMedia?.stored || !productMedia?.stored || (cardId && !cardMedia?.stored))
    throw new Error('a part is not ready');
  const music = findPart(video.parts, 'music')!;
  return {
    userId: video.user_id,
    title: video.title,
    format: video.format,
    taskId: video.task_id,
    hook: hookMedia.stored,
    spokenUntilSeconds: hook?.words?.at(-1)?.endSeconds ?? null,
    product: productMedia.stored,
    clipVolume: product.volume,
    endCard: cardMedia?.stored ?? null,
    uploadId: productMedia.upload_id ?? product.uploadId,
    music,
  };
}

async function make(
  deps: ComposeVideoDeps,
  input: Input,
  parts: ComposeParts & { signer: Signer | null },
  context: JobContext,
): Promise<StoredVideo> {
  const { workFolder, signal } = context;
  const local = async ({ key, durationSeconds, loudness }: StoredMedia) => ({
    path: await deps.storage.fetch(key, workFolder),
    durationSeconds,
    loudness,
  });
  const music = await fetchMusic(deps, parts.music, workFolder);
  const joined = path.join(workFolder, 'joined.mp4');
  context.progress({ stage: 'rendering', progress: 5 });
  const result = await compose({
    format: parts.format,
    segments: [
      {
        ...(await local(parts.hook)),
        sound: 'speech',
        spokenUntilSeconds: parts.spokenUntilSeconds ?? undefined,
      },
      { ...(await local(parts.product)), sound: 'footage', volume: parts.clipVolume },
      ...(parts.endCard ? [{ ...(await local(parts.endCard)), sound: 'footage' as const }] : []),
    ],
    ...(music ? { music: { ...music, ...beatOf(parts.music), volume: mixedVolume(parts.music) } } : {}),
    outputPath: joined,
    workFolder,
    signal,
    onProgress: (fraction) =>
      context.progress({ stage: 'rendering', progress: progressBetween(5, 90, fraction) }),
    tools: deps.ffmpeg,
  });
  context.progress({ stage: 'uploading', progress: 92 });
  const finished = await sealVideo(deps, {
    path: joined,
    isDisposable: true,
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
  return { key, posterKey, durationSeconds: result.durationSeconds, sizeBytes: size };
}

function beatOf(music: MusicPart): { beatSeconds?: number } {
  const beatSeconds = music.source === 'library' ? musicTrackBeatSeconds(music.trackId) : null;
  return beatSeconds === null ? {} : { beatSeconds };
}

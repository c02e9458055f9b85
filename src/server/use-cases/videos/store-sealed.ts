import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { extractPoster, type TimeSpan } from '#studio/house-format/extract-poster.ts';
import type { DigitalSourceType } from '#studio/provenance/build-xmp.ts';
import type { Signer } from '#studio/provenance/sign-video.ts';
import type { StoredVideo } from '../../db/video-tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { prepareSigner, sealVideo, type SealDeps } from './seal-video.ts';

export type StoreSealedDeps = { storage: Storage; ffmpeg: FfmpegTools } & SealDeps;

type DrawnVideo = {
  userId: string;
  title: string;
  /** Names the files of the finished video. */
  recipe: string;
  /** The stored, unsealed frames. */
  drawn: { key: string; durationSeconds: number; transitions?: readonly TimeSpan[] };
  digitalSourceType: DigitalSourceType;
  /** Fetches the paths of source files that have content credentials of their own. */
  fetchIngredients?: () => Promise<string[]>;
};

/** Marks, signs and stores a drawn film with its poster: the last step of every kind of video that is drawn as a whole. */
export async function storeSealed(
  deps: StoreSealedDeps,
  video: DrawnVideo,
  context: JobContext,
): Promise<StoredVideo> {
  const { drawn, fetchIngredients, ...sealed } = video;
  const { workFolder, signal, progress } = context;
  progress({ stage: 'uploading', progress: 94 });
  const signer = await prepareSigner(deps, signal);
  try {
    const videoPath = await deps.storage.fetch(drawn.key, workFolder);
    const ingredientPaths = (await fetchIngredients?.()) ?? [];
    const { durationSeconds, transitions } = drawn;
    return await sealAndStore(
      deps,
      { ...sealed, path: videoPath, durationSeconds, transitions, ingredientPaths, signer },
      context,
    );
  } finally {
    signer?.dismiss();
  }
}

/** Marks and signs a finished film, and stores it with its own poster. */
export async function sealAndStore(
  deps: StoreSealedDeps,
  film: Omit<DrawnVideo, 'drawn' | 'fetchIngredients'> & {
    path: string;
    durationSeconds: number;
    /** The spans of time in which no frame is chosen as poster. */
    transitions?: readonly TimeSpan[] | undefined;
    ingredientPaths?: string[];
    /** An existing poster; otherwise it is extracted from the film. */
    posterPath?: string;
    signer: Signer | null;
  },
  { workFolder, signal }: Pick<JobContext, 'workFolder' | 'signal'>,
): Promise<StoredVideo> {
  const { userId, recipe, durationSeconds, transitions = [], ...seal } = film;
  const posterPath = film.posterPath ?? path.join(workFolder, 'poster.jpg');
  if (!film.posterPath)
    await extractPoster({
      videoPath: film.path,
      outputPath: posterPath,
      transitions,
      signal,
      tools: deps.ffmpeg,
    });
  const sealedPath = await sealVideo(deps, { ...seal, workFolder, signal });
  const stem = `users/${userId}/videos/${recipe}`;
  const { size: sizeBytes } = await stat(sealedPath);
  await deps.storage.put(`${stem}.jpg`, posterPath);
  await deps.storage.put(`${stem}.mp4`, sealedPath);
  return { key: `${stem}.mp4`, posterKey: `${stem}.jpg`, durationSeconds, sizeBytes };
}

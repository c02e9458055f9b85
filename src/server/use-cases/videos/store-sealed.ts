import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { extractPoster } from '#studio/house-format/extract-poster.ts';
import type { DigitalSourceType } from '#studio/provenance/build-xmp.ts';
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
  /** The pictures before they are sealed, in storage. */
  drawn: { key: string; durationSeconds: number };
  digitalSourceType: DigitalSourceType;
  /** Fetches parts that may have come with credentials of their own. */
  fetchIngredients?: () => Promise<string[]>;
};

/** Marks and signs what was drawn, and stores it with its poster: the last step of a creator that draws whole videos. */
export async function storeSealed(
  deps: StoreSealedDeps,
  video: DrawnVideo,
  { workFolder, signal, progress }: JobContext,
): Promise<StoredVideo> {
  const { userId, title, recipe, drawn, digitalSourceType } = video;
  progress({ stage: 'uploading', progress: 94 });
  const signer = await prepareSigner(deps, signal);
  try {
    const videoPath = await deps.storage.fetch(drawn.key, workFolder);
    const posterPath = path.join(workFolder, 'poster.jpg');
    await extractPoster({ videoPath, outputPath: posterPath, signal, tools: deps.ffmpeg });
    const ingredientPaths = (await video.fetchIngredients?.()) ?? [];
    const seal = { path: videoPath, title, digitalSourceType, ingredientPaths, signer, workFolder, signal };
    const sealedPath = await sealVideo(deps, seal);
    const folder = `users/${userId}/videos`;
    const [key, posterKey] = [`${folder}/${recipe}.mp4`, `${folder}/${recipe}.jpg`];
    const { size: sizeBytes } = await stat(sealedPath);
    await deps.storage.put(posterKey, posterPath);
    await deps.storage.put(key, sealedPath);
    return { key, posterKey, durationSeconds: drawn.durationSeconds, sizeBytes };
  } finally {
    signer?.dismiss();
  }
}

import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { brandKitLimits, type BrandLook } from '#contract/brand-kit/brand-kit.ts';
import { burnCaptions } from '#studio/captions/burn-captions.ts';
import { drawHookPoster } from '#studio/captions/draw-hook-poster.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { houseFormat, houseFrameRate } from '#studio/house-format/house-format.ts';
import type { Film } from '#studio/motion/film.ts';
import { renderFilm } from '#studio/motion/render-film.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import { findMedia, storeMedia, type MediaRow } from '../../db/media.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredMedia } from '../../db/video-tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { planHookStrip } from '../hooks/store-film.ts';
import type { EndCardParams } from './end-card-painters.ts';
import { fetchCornerLogo, fetchLogo } from './fetch-corner-logo.ts';

export type PrepareBrandDeps = { database: Database; storage: Storage; ffmpeg: FfmpegTools };

/** Makes a hook's branded copy, or an end card, in the house format. Returns how to write the result. */
export async function prepareBrand(
  deps: PrepareBrandDeps,
  input: { mediaId: string },
  context: JobContext,
): Promise<WriteResult> {
  const media = await findMedia(deps.database, input.mediaId);
  const brand = media?.brand;
  if (!media || !brand || brand.of === 'clip') throw new Error(`media ${input.mediaId} has no brand`);
  const stored = await context.step('prepare', () =>
    brand.of === 'hook' ? brandHook(deps, media, brand, context) : drawCard(deps, media, brand, context),
  );
  return (transaction) => storeMedia(transaction, media.id, stored);
}

async function brandHook(
  deps: PrepareBrandDeps,
  media: MediaRow,
  brand: BrandLook & { hookId: string },
  context: JobContext,
): Promise<StoredMedia> {
  const { workFolder, signal } = context;
  const hook = await findHook(deps.database, brand.hookId);
  if (!hook?.clip) throw new Error(`hook ${brand.hookId} is not ready`);
  const { durationSeconds, loudness } = hook.clip;
  // Captions are drawn again in the brand's colours, on the picture without them.
  const strip = hook.clean_key
    ? planHookStrip({ hook, durationSeconds, words: hook.words }, brand.colours)
    : null;
  const clipPath = await deps.storage.fetch(strip ? hook.clean_key! : hook.clip.key, workFolder);
  const logo = await fetchCornerLogo(deps, brand.logo, houseFormat(), workFolder);
  const logoPng = logo ? await overlayPng([], undefined, logo) : undefined;
  const outputPath = path.join(workFolder, 'branded.mp4');
  if (strip || logoPng)
    await burnCaptions({
      clipPath,
      durationSeconds,
      strip,
      ...(logoPng ? { overlayPng: logoPng } : {}),
      outputPath,
      workFolder,
      signal,
      onProgress: (fraction) => context.progress({ stage: 'prepare', progress: fraction * 95 }),
      tools: deps.ffmpeg,
    });
  else await copyFile(clipPath, outputPath);
  const posterPath = path.join(workFolder, 'poster.jpg');
  await drawHookPoster({
    cleanPath: clipPath,
    strip,
    overlayPng: logoPng,
    outputPath: posterPath,
    tools: deps.ffmpeg,
    signal,
  });
  const key = `users/${media.user_id}/clips/${media.id}.mp4`;
  const posterKey = `users/${media.user_id}/clips/${media.id}.jpg`;
  await deps.storage.put(posterKey, posterPath);
  await deps.storage.put(key, outputPath);
  return { key, posterKey, durationSeconds, loudness };
}

async function drawCard(
  deps: PrepareBrandDeps,
  media: MediaRow,
  brand: BrandLook,
  context: JobContext,
): Promise<StoredMedia> {
  const { workFolder, signal } = context;
  const logoPath = await fetchLogo(deps, brand.logo, workFolder);
  const params: EndCardParams = { look: brand, logoPath };
  const frames = brandKitLimits.endCardSeconds * houseFrameRate;
  const film: Film = {
    format: media.format,
    frames,
    painters: new URL('./end-card-painters.ts', import.meta.url).href,
    layers: [{ kind: 'painting', from: 0, to: frames, painter: 'endCard', params }],
  };
  const outputPath = path.join(workFolder, 'end-card.mp4');
  const onProgress = (fraction: number) => context.progress({ stage: 'prepare', progress: fraction * 99 });
  const { durationSeconds } = await renderFilm({
    film,
    outputPath,
    workFolder,
    signal,
    onProgress,
    tools: deps.ffmpeg,
  });
  const key = `users/${media.user_id}/clips/${media.id}.mp4`;
  await deps.storage.put(key, outputPath);
  // The card itself is silent: the video's music plays under it.
  const loudness = { integratedLufs: null, truePeakDbtp: null };
  return { key, posterKey: null, durationSeconds, loudness };
}

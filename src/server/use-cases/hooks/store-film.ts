import path from 'node:path';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import { spreadWords } from '#contract/spread-words.ts';
import type { BrandColours } from '#contract/reels.ts';
import { captionWords } from '#contract/word-captions/caption-words.ts';
import { burnCaptions } from '#studio/captions/burn-captions.ts';
import type { CaptionStrip } from '#studio/captions/caption-strip.ts';
import { drawHookPoster } from '#studio/captions/draw-hook-poster.ts';
import { measureLoudness } from '#studio/ffmpeg/loudness/measure-loudness.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { findPresenter } from '#studio/presenter/presenters.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { HookRow } from '../../db/hooks.ts';
import type { StoredMedia, StoredWord } from '../../db/video-tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { planStrip } from '../captions/plan-strip.ts';
import { sealVideo, type SealDeps } from '../videos/seal-video.ts';

export type StoreFilmDeps = SealDeps & { storage: Storage; ffmpeg: FfmpegTools };

export type StoredFilmFiles = {
  media: StoredMedia;
  /** The key of the picture without captions; null if there are none. */
  cleanKey: string | null;
};

type Film = {
  hook: HookRow;
  /** In the house format, without captions. */
  path: string;
  durationSeconds: number;
  /** Null: the times are unknown. */
  words: readonly StoredWord[] | null;
  context: JobContext;
  onProgress?: (fraction: number) => void;
};

/** Draws the hook's captions into its film, if any, marks the file and stores all of it. */
export async function storeFilm(deps: StoreFilmDeps, film: Film): Promise<StoredFilmFiles> {
  const { hook, durationSeconds, context } = film;
  const { workFolder, signal } = context;
  const folder = `users/${hook.user_id}/hooks/${hook.id}`;
  const strip = planHookStrip(film);
  const captionedPath = strip && (await writeCaptions(deps, film, strip));
  const shownPath = captionedPath ?? film.path;
  const loudness = await measureLoudness({ path: shownPath, tools: deps.ffmpeg, signal });
  const posterPath = path.join(workFolder, 'poster.jpg');
  await drawHookPoster({ cleanPath: film.path, strip, outputPath: posterPath, tools: deps.ffmpeg, signal });
  const posterKey = `${folder}.jpg`;
  await deps.storage.put(posterKey, posterPath);
  // The storage moves the file, so everything that is read from it comes before.
  const cleanKey = captionedPath === null ? null : `${folder}-clean.mp4`;
  if (cleanKey) await deps.storage.put(cleanKey, film.path);
  const sealedPath = await sealVideo(deps, {
    path: shownPath,
    title: withoutEmphasisMarks(hook.text),
    digitalSourceType: findPresenter(hook.template_id)
      ? 'trainedAlgorithmicMedia'
      : 'compositeWithTrainedAlgorithmicMedia',
    workFolder,
    signal,
  });
  const key = `${folder}.mp4`;
  await deps.storage.put(key, sealedPath);
  return { media: { key, posterKey, durationSeconds, loudness }, cleanKey };
}

async function writeCaptions(deps: StoreFilmDeps, film: Film, strip: CaptionStrip): Promise<string> {
  const { durationSeconds, context, onProgress } = film;
  const outputPath = path.join(context.workFolder, 'captioned.mp4');
  await burnCaptions({
    clipPath: film.path,
    durationSeconds,
    strip,
    outputPath,
    workFolder: context.workFolder,
    signal: context.signal,
    ...(onProgress ? { onProgress } : {}),
    tools: deps.ffmpeg,
  });
  return outputPath;
}

/** A hook's captions, in the colours of its brand if it has one; null if the hook has none. */
export function planHookStrip(
  { hook, durationSeconds, words }: Pick<Film, 'hook' | 'durationSeconds' | 'words'>,
  colours?: BrandColours,
) {
  if (hook.caption_style === null) return null;
  const spoken = words ?? spreadWords(withoutEmphasisMarks(hook.text), durationSeconds);
  return planStrip({
    words: captionWords(hook.text, spoken),
    style: hook.caption_style,
    colours,
    frame: houseFormat(),
    untilSeconds: durationSeconds,
  });
}

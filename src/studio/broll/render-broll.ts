import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { TimeSpan } from '../house-format/extract-poster.ts';
import { houseFrameRate } from '../house-format/house-format.ts';
import { renderFilm } from '../motion/render-film.ts';
import { runThread } from '../threads/run-thread.ts';
import type { BrollStyle } from './plan/broll-styles.ts';
import type { BrollOrder, BrollPhoto, StagedFilm } from './stage-film.ts';
import { placeClip, type Still } from './photo/stills.ts';

type BrollJob = {
  photos: readonly BrollPhoto[];
  style: BrollStyle;
  format: VideoFormat;
  seconds: number;
  /** Makes clips of at most `count` shots, at least as long as the shots; null for a camera move instead. */
  animation?: { count: number; animate: (stills: readonly Still[]) => Promise<readonly (string | null)[]> };
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

const stagingTimeoutMs = 180_000;
const stagingShare = 0.2;

export type RenderedBroll = {
  durationSeconds: number;
  frames: number;
  /** The times at which one photo gives way to the next, in seconds. */
  transitions: TimeSpan[];
};

/** Renders photos to a silent clip in house format, in order, each in moving shots. */
export async function renderBroll(job: BrollJob): Promise<RenderedBroll> {
  const { photos, style, format, seconds, animation, outputPath, workFolder, signal, tools } = job;
  if (photos.length === 0) throw new RangeError('B-roll needs at least one photo.');
  const report = (fraction: number) => job.onProgress?.(fraction);
  const folder = await mkdtemp(path.join(workFolder, 'broll-'));
  try {
    const frames = Math.round(seconds * houseFrameRate);
    const order: BrollOrder = { photos, style, format, folder, frames, stills: animation?.count ?? 0 };
    const staged = await runThread<StagedFilm>({
      worker: new URL('./stage-worker.ts', import.meta.url),
      order,
      purpose: 'looks at photos',
      timeoutMs: stagingTimeoutMs,
      signal,
      onProgress: (fraction) => report(fraction * stagingShare),
    });
    const clips = (await animation?.animate(staged.stills)) ?? [];
    const film = staged.stills.reduce(
      (made, still, index) => (clips[index] ? placeClip(made, still, clips[index]) : made),
      staged.film,
    );
    const rendered = await renderFilm({
      film,
      outputPath,
      workFolder,
      signal,
      tools,
      onProgress: (fraction) => report(stagingShare + fraction * (1 - stagingShare)),
    });
    const transitions = staged.transitions.map(({ from, to }) => ({
      from: from / houseFrameRate,
      to: to / houseFrameRate,
    }));
    return { ...rendered, transitions };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

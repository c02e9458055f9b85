import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { encodeFrames } from '../house-format/encode-frames.ts';
import { houseFrameRate } from '../house-format/house-format.ts';
import type { Film } from './film.ts';
import type { FilmOrder } from './film-worker.ts';

export type FilmRendering = {
  film: Film;
  /** Silence by default. */
  speechPath?: string;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
  /** Encoder arguments after those of the house format, for files that must be small. */
  extraVideoArgs?: readonly string[];
};

/** Enough to keep drawing while the encoder reads a frame; each is at most 1.4 MB. */
const framesAhead = 3;

/** Each frame leaves a copy of the canvas as garbage: a small young generation collects it after a few frames. */
const heapLimits = { maxYoungGenerationSizeMb: 1 };

/** Renders a film in a thread as a clip in house format. */
export async function renderFilm(job: FilmRendering): Promise<{ durationSeconds: number; frames: number }> {
  const { film, tools, ...encoding } = job;
  const order: FilmOrder = { film, tools };
  return encodeFrames({
    ...encoding,
    tools,
    thread: {
      worker: new URL('./film-worker.ts', import.meta.url),
      order,
      purpose: 'draws a film',
      framesAhead,
      returnsMemory: true,
      resourceLimits: heapLimits,
    },
    format: film.format,
    pixels: 'yuv420p',
    frames: film.frames,
    framesPerSecond: houseFrameRate,
  });
}

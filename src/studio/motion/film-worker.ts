import { workerData } from 'node:worker_threads';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import { pictureBytes } from '../raw-frames/picture.ts';
import { readCanvas } from '../raw-frames/read-canvas.ts';
import { serveFrames } from '../threads/serve-frames.ts';
import type { Film } from './film.ts';
import { openFilm } from './open-film.ts';

export type FilmOrder = { film: Film; tools?: Partial<FfmpegTools> };

async function* drawFrames(
  { film, tools }: FilmOrder,
  signal: AbortSignal,
  claimSpare: () => Uint8Array | undefined,
): AsyncGenerator<Uint8Array> {
  const { width, height } = videoFormats[film.format];
  const open = await openFilm(film, { tools, signal });
  try {
    for (let frame = 0; frame < film.frames; frame += 1) {
      const canvas = await open.draw(frame);
      const bytes = claimSpare() ?? new Uint8Array(pictureBytes(width, height));
      await readCanvas(canvas, bytes);
      yield bytes;
    }
  } finally {
    await open.close();
  }
}

serveFrames((signal, claimSpare) => drawFrames(workerData as FilmOrder, signal, claimSpare));

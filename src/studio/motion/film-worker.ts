import { workerData } from 'node:worker_threads';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import { openPicture, pictureBytes } from '../raw-frames/picture.ts';
import { rgbaToPicture } from '../raw-frames/rgba-to-picture.ts';
import { serveFrames } from '../threads/serve-frames.ts';
import type { Film } from './film.ts';
import { openFilm } from './open-film.ts';

export type FilmOrder = { film: Film; tools?: Partial<FfmpegTools> };

async function* drawFrames(
  { film, tools }: FilmOrder,
  signal: AbortSignal,
  takeSpare: () => Uint8Array | undefined,
): AsyncGenerator<Uint8Array> {
  const { width, height } = videoFormats[film.format];
  const open = await openFilm(film, { tools, signal });
  try {
    for (let frame = 0; frame < film.frames; frame += 1) {
      const pixels = (await open.draw(frame)).data();
      // Converted here, the frames take 1.4 MB each and not 3.7, all the way into the encoder.
      const bytes = takeSpare() ?? new Uint8Array(pictureBytes(width, height));
      rgbaToPicture(pixels, openPicture(bytes, width, height));
      release(pixels);
      yield bytes;
    }
  } finally {
    await open.close();
  }
}

/** Left to the garbage collector, these copies of the canvas pile up to hundreds of megabytes. */
function release({ buffer }: Buffer): void {
  (buffer as ArrayBuffer).transfer(0);
}

serveFrames((signal, takeSpare) => drawFrames(workerData as FilmOrder, signal, takeSpare));

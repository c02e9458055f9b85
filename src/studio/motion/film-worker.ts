import { workerData } from 'node:worker_threads';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { serveFrames } from '../threads/serve-frames.ts';
import type { Film } from './film.ts';
import { openFilm } from './open-film.ts';

export type FilmOrder = { film: Film; tools?: Partial<FfmpegTools> };

async function* drawFrames({ film, tools }: FilmOrder, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const open = await openFilm(film, { tools, signal });
  try {
    for (let frame = 0; frame < film.frames; frame += 1) {
      const canvas = await open.draw(frame);
      // The canvas keeps its own memory, which cannot leave this thread: a copy can. The picture is opaque.
      yield new Uint8Array(canvas.data());
    }
  } finally {
    await open.close();
  }
}

serveFrames((signal) => drawFrames(workerData as FilmOrder, signal));

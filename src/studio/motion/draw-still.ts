import type { Canvas } from '@napi-rs/canvas';
import type { Film } from './film.ts';
import { openFilm, type FilmRun } from './open-film.ts';

/** One frame of a film, exactly as it is rendered. Throws RangeError for a frame that the film does not have. */
export async function drawStill(film: Film, frame: number, run: FilmRun = {}): Promise<Canvas> {
  const open = await openFilm(film, run);
  try {
    return await open.draw(frame);
  } finally {
    await open.close();
  }
}

import type { Canvas } from '@napi-rs/canvas';
import type { Film } from './film.ts';
import { openFilm, type FilmRun } from './open-film.ts';

/** Draws one frame of a film, exactly as rendered. Throws RangeError for a frame outside the film. */
export async function drawStill(film: Film, frame: number, run: FilmRun = {}): Promise<Canvas> {
  const open = await openFilm(film, run);
  try {
    return await open.draw(frame);
  } finally {
    await open.close();
  }
}

import type { Filmstrip } from './draw-filmstrip.ts';
import type { ClipSource } from './open-input.ts';

/** Draws the filmstrip of one clip; the reader is loaded on demand, and a strip without pictures is valid too. */
export const filmstripOf =
  (source: ClipSource) =>
  async (filmstrip: Filmstrip): Promise<void> => {
    const module = await import('./draw-filmstrip.ts').catch(() => null);
    await module?.drawFilmstrip(source, filmstrip);
  };

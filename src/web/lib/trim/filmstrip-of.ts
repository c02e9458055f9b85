import type { Filmstrip } from './draw-filmstrip.ts';
import type { ClipSource } from './open-input.ts';

/** Returns a function that draws the filmstrip of one clip. Draws nothing if the code that reads clips did not load. */
export const filmstripOf =
  (source: ClipSource) =>
  async (filmstrip: Filmstrip): Promise<void> => {
    const module = await import('./draw-filmstrip.ts').catch(() => null);
    await module?.drawFilmstrip(source, filmstrip);
  };

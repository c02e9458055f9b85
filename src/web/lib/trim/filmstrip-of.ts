import type { Filmstrip } from './draw-filmstrip.ts';
import type { ClipSource } from './open-input.ts';

/** Draws the filmstrip of one clip; what reads clips is loaded only now, and a strip without pictures is still one. */
export const filmstripOf =
  (source: ClipSource) =>
  async (filmstrip: Filmstrip): Promise<void> => {
    const module = await import('./draw-filmstrip.ts').catch(() => null);
    await module?.drawFilmstrip(source, filmstrip);
  };

import type { Painter } from './film.ts';

/** A bar that grows with the frame, counted in the cache. */
const bar: Painter<{ colour: string }> = (context, { width, height, frame, frames }, { colour }, cache) => {
  cache.set('bars', ((cache.get('bars') as number | undefined) ?? 0) + 1);
  context.fillStyle = colour;
  context.fillRect(0, height / 2, (width * (frame + 1)) / frames, height / 2);
};

export const painters = { bar };

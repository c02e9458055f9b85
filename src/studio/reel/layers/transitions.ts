import type { Layer } from '../../motion/film.ts';
import { paint, type Direction } from './direction.ts';
import type { Stay } from './passages.ts';

/** What runs along the edge of the picture that comes: bands, a hairline, rings, bars; a leak of light where none runs. */
export function transitionLayers(direction: Direction, stays: readonly Stay[]): Layer[] {
  return stays.flatMap(({ entrance }) => {
    if (!entrance) return [];
    const { from, to, box, progress } = entrance;
    return [paint(direction, 'transition', { from, to }, { box, progress, from })];
  });
}

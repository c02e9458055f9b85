import type { Layer } from '../../motion/film.ts';
import { paint, type Direction } from './direction.ts';
import type { VisibleScene } from './entrances.ts';
import { glide } from './tracks.ts';

/** A light leak outlasts the dissolve that it covers by this many frames on both sides. */
const leakFrames = 9;

/** The shape along the edge of the incoming picture: bands, a hairline, rings or bars, or else a light leak. */
export function transitionLayers(direction: Direction, visibleScenes: readonly VisibleScene[]): Layer[] {
  return visibleScenes.flatMap(({ entrance }) => {
    if (!entrance) return [];
    const { box, how } = entrance;
    const reach = how === null ? leakFrames : 0;
    const [from, to] = [entrance.from - reach, entrance.to + reach];
    const progress = how === null ? glide(0, 1, from, to - from, 'linear') : entrance.progress;
    return [paint(direction, 'transition', { from, to }, { box, progress, from })];
  });
}

import type { Box, Layer } from '../../motion/film.ts';
import type { Scene } from '../timing/cuts.ts';
import { paint, type Direction } from './direction.ts';

/** Frames before and after the cut. */
const lengths = { modern: 8, cinematic: 10, minimalist: 11, colorful: 7, corporate: 10 };

/** One passage over each cut, centred on it; between two pictures only the picture's window changes where it can. */
export function transitionLayers(direction: Direction, scenes: readonly Scene[]): Layer[] {
  const { order, layout, look } = direction;
  const whole: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const inWindow = order.style === 'minimalist' || order.style === 'corporate';
  return scenes.slice(1).map((scene, index) => {
    const before = scenes[index]!;
    const half = Math.min(
      before.kind === 'title' ? 6 : lengths[order.style],
      Math.floor((scene.to - scene.from) / 3),
      Math.floor((before.to - before.from) / 3),
    );
    const isBetweenPictures = scene.kind === 'line' && before.kind === 'line';
    const grounds = {
      title: look.title.ground,
      hook: look.hook.ground,
      end: look.end.ground,
      line: look.grounds[(index + 1) % look.grounds.length],
    };
    const span = { from: scene.from - half, to: scene.from + half };
    return paint(direction, 'transition', span, {
      box: isBetweenPictures && inWindow ? layout.picture : whole,
      ground: grounds[scene.kind],
    });
  });
}

import { pointOnLine, smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { darker } from '../../person/clothes/scene.ts';
import { boxOf } from '../../person/shape/geometry.ts';
import type { AnimalBody } from './stand-animal.ts';

/** A horse's mane along the crest of the neck. */
export function drawMane(brush: Brush, { look, spine, unit, facing }: AnimalBody): void {
  if (look.head.extra !== 'horse-mane' && look.head.extra !== 'one-horn') return;
  const neck = spine.slice(4);
  const crest = neck.map(({ at, radius }): Point => [at[0] - facing * radius * 0.85, at[1] - radius * 0.55]);
  const random = brush.random(`${look.seed} mane`);
  const count = 9;
  const fall = Array.from({ length: count }, (_, index): Point => {
    const [x, y] = pointOnLine(crest, index / (count - 1));
    const reach = unit * (0.1 + random() * 0.06) * (index % 2 === 0 ? 1.25 : 0.8);
    return [x + facing * reach * 0.35, y + reach];
  });
  const path = smoothShape([...crest, ...fall.toReversed()]);
  brush.form(path, boxOf(path), { colour: look.coat.mark, material: 'hair', roundness: 0.4, outline: 0.6 });
  brush.context.save();
  brush.context.fillStyle = darker(look.coat.mark, 0.35);
  brush.context.globalAlpha *= 0.4;
  fall.forEach((end, index) => {
    const root = pointOnLine(crest, index / (count - 1));
    brush.context.fill(
      taperedStroke([root, [(root[0] + end[0]) / 2 - facing * 2, (root[1] + end[1]) / 2], end], unit * 0.012),
    );
  });
  brush.context.restore();
}

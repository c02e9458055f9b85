import { pointOnLine, smoothLine, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { furMaterial } from '../fur-material.ts';
import { darker } from '../../person/clothes/scene.ts';
import { boxOf, ellipse } from '../../person/shape/geometry.ts';
import { limb } from './limb.ts';
import type { AnimalBody } from './stand-animal.ts';

/** Radii along the tail, relative to its thickness. */
const profiles: Record<string, readonly number[]> = {
  raised: [1.15, 1, 0.8, 0.35],
  curled: [1.1, 1.05, 0.9, 0.4],
  brush: [0.5, 0.95, 1.1, 0.95, 0.2],
  thin: [1, 0.7, 0.45, 0.15],
  tassel: [1, 0.8, 0.7, 0.7],
  hair: [0.45, 0.9, 1, 0.9, 0.25],
  thick: [1.35, 1.05, 0.75, 0.35],
  puff: [1, 1],
  stub: [1.1, 0.8, 0.3],
};

export function drawTail(brush: Brush, { look, tail, unit, facing }: AnimalBody): void {
  const { shape, radius } = look.body.tail;
  if (shape === 'none') return;
  const { coat } = look;
  const size = radius * unit;
  const isMane = shape === 'hair';
  const colour = isMane ? coat.mark : shape === 'puff' ? (coat.tailTip ?? coat.under) : coat.base;
  const end = tail.at(-1)!;
  const path =
    shape === 'puff'
      ? ellipse([tail[0]![0] - facing * size * 0.5, tail[0]![1]], size * 1.1, size)
      : limb(
          tail,
          profiles[shape]!.map((factor) => factor * size),
          [0.2, 0.9],
        );
  brush.form(path, boxOf(path), {
    colour,
    material: furMaterial(brush),
    roundness: 0.5,
    outline: 0.85,
    inside: () => {
      if (!coat.tailTip || shape === 'puff') return;
      const tip = ellipse(end, size * (shape === 'brush' ? 1.9 : 3), size * (shape === 'brush' ? 1.5 : 3));
      brush.form(tip, boxOf(tip), { colour: coat.tailTip, roundness: 0, outline: 0 });
    },
  });
  if (shape === 'tassel') {
    const tuft = ellipse([end[0], end[1]], size * 2, size * 3.2);
    brush.form(tuft, boxOf(tuft), {
      colour: darker(coat.mark, 0.1),
      material: furMaterial(brush),
      roundness: 0.5,
      outline: 0.7,
    });
  }
  if (shape !== 'brush' && !isMane) return;
  for (const side of [-0.4, 0.1, 0.5]) {
    const strand = Array.from({ length: 5 }, (_, index): Point => {
      const [x, y] = pointOnLine(tail, 0.2 + index * 0.16);
      return [x + side * size * 0.5, y + side * size * 0.8];
    });
    brush.line(smoothLine(strand), { colour: darker(colour, 0.4), width: size * 0.06, alpha: 0.4 });
  }
}

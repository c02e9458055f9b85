import { smoothShape } from '../../../presenter/paint/curve.ts';
import { darker } from '../../person/clothes/scene.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import type { Vector } from '../../person/skeleton/vector.ts';
import { fill, patch, project, sides, type HeadScene } from './head-scene.ts';

/** Outlines of the right ear from the inner base over the tip to the outer base, in radii of the skull. */
const outlines: Record<'prick' | 'flop' | 'long' | 'leaf', (size: number) => Vector[]> = {
  prick: (size) => [
    [0.2, -0.82, 0.05],
    [0.42, -0.92 - 0.42 * size, 0.05],
    [0.72, -0.86 - 0.86 * size, -0.05],
    [0.92, -0.62 - 0.5 * size, -0.05],
    [0.98, -0.22, -0.1],
    [0.6, -0.45, 0],
  ],
  flop: (size) => [
    [0.5, -0.86, 0.1],
    [0.86, -0.82, 0],
    [1.12, -0.36, -0.05],
    [1.18, 0.2 * size + 0.1, 0],
    [1.02, 0.72 * size, 0.15],
    [0.8, 0.6 * size, 0.25],
    [0.74, 0, 0.2],
    [0.6, -0.46, 0.2],
  ],
  long: (size) => [
    [0.12, -0.82, 0],
    [0.12, -1.5 * size, -0.05],
    [0.26, -2.35 * size, -0.15],
    [0.48, -2.62 * size, -0.2],
    [0.68, -2.2 * size, -0.2],
    [0.7, -1.4 * size, -0.15],
    [0.6, -0.7, -0.1],
  ],
  leaf: (size) => [
    [0.55, -0.72, -0.1],
    [0.85, -0.95 - 0.22 * size, -0.15],
    [1.05 + 0.3 * size, -1.02 - 0.32 * size, -0.2],
    [1.1 + 0.22 * size, -0.72 - 0.06 * size, -0.2],
    [0.86, -0.46, -0.15],
  ],
};
/** Horses carry leaf-shaped ears upright. */
const upright = (points: Vector[]): Vector[] =>
  points.map(([x, y, z]) => [0.42 + (x - 0.42) * 0.55, -0.7 + (y + 0.7) * 1.3 - (x - 0.55) * 0.55, z]);

export function drawEars(scene: HeadScene, layer: 'behind' | 'front'): void {
  const { head, view } = scene;
  const { shape, size } = head.ears;
  if (size === 0) return;
  // The far ear first.
  const order = view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  for (const side of order) {
    const isNear = side !== Math.sign(view.yaw) || Math.abs(view.yaw) < 0.35;
    const isFront = shape === 'flop' && isNear;
    if ((layer === 'front') === isFront) drawEar(scene, side);
  }
}

function drawEar(scene: HeadScene, side: (typeof sides)[number]): void {
  const { head, view, coat, face, look } = scene;
  const { shape, size } = head.ears;
  const hasMark =
    (coat.pattern === 'points' || coat.pattern === 'mask' || coat.pattern === 'patches') &&
    look.plan === 'four-legged';
  const colour = hasMark ? coat.mark : shape === 'flop' ? darker(face, 0.18) : face;
  const showsInside = view.towards([side * 0.25, -0.2, 1]) > 0.15;
  if (shape === 'round') {
    const isElephant = head.extra === 'trunk';
    const at: Vector = isElephant ? [side * 1.4, 0.25, -0.4] : [side * 0.7, -0.72, -0.1];
    const radius = size * view.radius * 0.5;
    const squeeze = Math.max(0.6, Math.abs(view.towards([side * 0.3, 0, 1])));
    fill(
      scene,
      ellipse(view.at(at), radius * squeeze * (isElephant ? 1.05 : 1), radius * (isElephant ? 1.3 : 1)),
      colour,
    );
    if (showsInside)
      patch(
        scene,
        ellipse(view.at([at[0], at[1] + 0.05, at[2] + 0.1]), radius * 0.62 * squeeze, radius * 0.62),
        coat.innerEar,
        0.8,
      );
    return;
  }
  const isUpright = head.extra === 'horse-mane' || head.extra === 'one-horn';
  const base = outlines[shape](size);
  const points = (isUpright ? upright(base) : base).map(([x, y, z]): Vector => [side * x, y, z]);
  const path = smoothShape(project(scene, points));
  fill(scene, path, colour, {
    inside: () => {
      if (!showsInside || shape === 'flop') return;
      const middle = points.reduce(
        (sum, [x, y, z]): Vector => [
          sum[0] + x / points.length,
          sum[1] + y / points.length,
          sum[2] + z / points.length,
        ],
        [0, 0, 0] as Vector,
      );
      const inner = points.map(([x, y, z]): Vector => [
        middle[0] + (x - middle[0]) * 0.58,
        middle[1] + 0.08 + (y - middle[1]) * 0.66,
        z,
      ]);
      patch(scene, smoothShape(project(scene, inner)), coat.innerEar, 0.85);
    },
  });
}

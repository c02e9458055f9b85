import { smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { darker } from '../../person/clothes/scene.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import type { Vector } from '../../person/skeleton/vector.ts';
import { limb, union } from '../body/limb.ts';
import { fill, project, sides, type HeadScene } from './head-scene.ts';

const horn = '#cdbb9a';

/** Extras behind the skull: a lion's mane, horns, antlers. */
export function drawExtraBehind(scene: HeadScene): void {
  const { head, view, coat, look, brush } = scene;
  const curve = (points: Vector[], width: number, end = 0.3) =>
    limb(
      project(scene, points),
      [width * view.radius, width * 0.8 * view.radius, width * end * view.radius],
      [0.2, 0.6],
    );
  switch (head.extra) {
    case 'mane': {
      const random = brush.random(`${look.seed} mane`);
      const ring = Array.from({ length: 30 }, (_, index): Point => {
        const angle = (index / 30) * Math.PI * 2;
        const reach = (index % 2 === 0 ? 1.95 : 1.62) + random() * 0.18;
        return view.at([Math.cos(angle) * reach, Math.sin(angle) * reach * 1.08 + 0.25, -0.3]);
      });
      fill(scene, smoothShape(ring), coat.mark);
      return;
    }
    case 'short-horns':
      for (const side of sides)
        fill(
          scene,
          curve(
            [
              [side * 0.5, -0.8, -0.05],
              [side * 0.85, -1.15, -0.05],
              [side * 0.82, -1.55, 0],
            ],
            0.16,
          ),
          horn,
        );
      return;
    case 'long-horns':
      for (const side of sides)
        fill(
          scene,
          curve(
            [
              [side * 0.35, -0.85, 0],
              [side * 0.5, -1.7, -0.3],
              [side * 0.85, -2.2, -0.9],
            ],
            0.17,
          ),
          horn,
        );
      return;
    case 'antlers': {
      if (look.seed % 2 === 1) return;
      for (const side of sides) {
        const branches = [
          curve(
            [
              [side * 0.35, -0.85, 0],
              [side * 1, -1.8, -0.1],
              [side * 1.3, -3, 0],
            ],
            0.13,
          ),
          curve(
            [
              [side * 0.8, -1.5, -0.1],
              [side * 0.7, -2, 0.25],
              [side * 0.66, -2.4, 0.4],
            ],
            0.1,
          ),
          curve(
            [
              [side * 1.15, -2.3, -0.05],
              [side * 1.6, -2.6, 0],
              [side * 1.9, -3, 0],
            ],
            0.1,
          ),
        ];
        fill(scene, union(...branches), darker(horn, 0.25), { outline: 0.6 });
      }
      return;
    }
    default:
  }
}

/** Extras in front of the skull: a forelock, a horn, a trunk, a cap of wool. */
export function drawExtraFront(scene: HeadScene): void {
  const { head, view, coat, look, brush } = scene;
  const { radius } = view;
  const lock = (points: Vector[], width: number, colour: string) =>
    fill(scene, taperedStroke(project(scene, points), width * radius, 0.6), colour, { outline: 0.5 });
  switch (head.extra) {
    case 'horse-mane':
    case 'one-horn':
      for (const x of [-0.16, 0.12, 0])
        lock(
          [
            [0, -1.1, 0],
            [x, -0.75, 0.7],
            [x * 1.8, -0.2, 0.95],
            [x * 2.2, 0.15, 1],
          ],
          0.32,
          coat.mark,
        );
      if (head.extra === 'one-horn') {
        const tip = view.at([0, -3.1, 0.9]);
        const [left, right] = [view.at([-0.2, -0.75, 0.62]), view.at([0.2, -0.75, 0.62])];
        fill(scene, smoothShape([left, tip, right]), '#e8c25a', { gloss: 0.5 });
      }
      return;
    case 'trunk': {
      const trunk = limb(
        project(scene, [
          [0, 0.3, 0.8],
          [0, 1.1, 1.35],
          [0, 2.1, 1.4],
          [0, 3, 1.35],
          [0, 3.4, 1.7],
        ]),
        [0.5, 0.42, 0.32, 0.26, 0.22].map((share) => share * radius),
        [0.4, 0.8],
      );
      for (const side of sides)
        lock(
          [
            [side * 0.45, 0.6, 0.7],
            [side * 0.6, 1.2, 1.1],
            [side * 0.55, 1.5, 1.7],
          ],
          0.26,
          '#f3ead6',
        );
      fill(scene, trunk, coat.base);
      return;
    }
    case 'wool': {
      const random = brush.random(`${look.seed} cap`);
      const curls = Array.from({ length: 9 }, (_, index) =>
        ellipse(
          view.at([-0.62 + (index % 5) * 0.31, index < 5 ? -0.72 : -0.98, index < 5 ? 0.55 : 0.1]),
          radius * (0.3 + random() * 0.08),
        ),
      );
      fill(scene, union(...curls), coat.base, { outline: 0.8 });
      return;
    }
    default:
  }
}

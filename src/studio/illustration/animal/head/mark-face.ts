import { smoothShape, taperedStroke } from '../../../presenter/paint/curve.ts';
import { darker, lighter } from '../../person/clothes/scene.ts';
import { paintSoftSpot } from '../../brush/soft-spot.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import { muzzleTip, onSkull, patch, project, sides, type HeadScene } from './head-scene.ts';

/** Markings of a face, inside the shape of the skull. */
export function markFace(scene: HeadScene): void {
  const { brush, view, coat, look, head, face } = scene;
  const { radius } = view;
  const isLong = head.muzzle.drop > 0.9;
  if (!isLong && look.body.cover !== 'spines' && head.cheeks >= 0.1)
    for (const side of sides)
      patch(
        scene,
        ellipse(
          view.at([side * (0.5 + head.cheeks * 0.5), 0.68, 0.5]),
          radius * (0.3 + head.cheeks * 0.42),
          radius * 0.42,
        ),
        coat.under,
      );
  if (isLong) {
    const tip = muzzleTip(head);
    patch(
      scene,
      ellipse(
        view.at([0, tip[1] + 0.1, tip[2]]),
        radius * head.muzzle.tip * 1.5,
        radius * head.muzzle.tip * 0.95,
      ),
      look.body.cover === 'wool'
        ? darker(face, 0.1)
        : look.species === 'cow' || look.species === 'goat' || look.species === 'deer'
          ? coat.under
          : darker(face, 0.3),
    );
  }
  const eyePatch = (side: -1 | 1, size: number, colour: string) =>
    patch(
      scene,
      ellipse(view.at(onSkull(side * head.eyes.apart, -0.08)), radius * size * 0.9, radius * size),
      colour,
    );
  if (look.species === 'panda') for (const side of sides) eyePatch(side, 0.34, coat.mark);
  else if (coat.pattern === 'patches') {
    if (isLong) for (const side of sides) eyePatch(side, 0.62, coat.mark);
    else eyePatch(look.seed % 2 === 0 ? 1 : -1, 0.5, coat.mark);
  } else if (coat.pattern === 'stripes') drawStripes(scene);
  else if (coat.pattern === 'saddle') {
    patch(
      scene,
      smoothShape(
        project(scene, [
          [-0.95, -0.3, 0.3],
          [-0.3, -0.5, 0.85],
          [0, -0.28, 0.97],
          [0.3, -0.5, 0.85],
          [0.95, -0.3, 0.3],
          [0.6, -1.2, 0.1],
          [-0.6, -1.2, 0.1],
        ]),
      ),
      coat.mark,
      0.85,
    );
    blaze(scene);
  } else if (coat.pattern === 'mask' && look.body.cover !== 'wool')
    for (const side of sides)
      patch(
        scene,
        ellipse(view.at(onSkull(side * head.eyes.apart * 0.85, -0.48)), radius * 0.13, radius * 0.1),
        coat.mark,
      );
  else if ((look.species === 'horse' || look.species === 'dog') && look.seed % 3 === 0) blaze(scene);
  paintSoftSpot(brush, view.at([-0.1, -0.55, 0.8]), radius * 0.7, radius * 0.4, lighter(face, 0.4), 0.4);
  for (const side of sides)
    paintSoftSpot(
      brush,
      view.at(onSkull(side * head.eyes.apart, -0.05)),
      radius * 0.34,
      radius * 0.26,
      darker(face, 0.5),
      0.32,
    );
}

function blaze(scene: HeadScene): void {
  const { head, coat } = scene;
  const [, y, z] = muzzleTip(head);
  const low: [number, number, number] = [0, y * 0.8, z];
  patch(
    scene,
    taperedStroke(
      project(scene, [[0, -0.85, 0.5], [0, -0.4, 0.92], [0, 0.1, 1], low]),
      scene.view.radius * 0.26,
      0.5,
    ),
    coat.pattern === 'saddle' ? coat.under : '#f3ede2',
  );
}

function drawStripes(scene: HeadScene): void {
  const { view, coat, look } = scene;
  const stripe = (points: [number, number, number][], width: number) =>
    patch(scene, taperedStroke(project(scene, points), view.radius * width, 0.6), coat.mark, 0.9);
  if (look.species === 'badger') {
    for (const side of sides)
      stripe(
        [
          [side * 0.5, -0.95, 0.1],
          [side * 0.46, -0.3, 0.84],
          [side * 0.34, 0.25, 1],
          [side * 0.2, 0.5, 1.2],
        ],
        0.42,
      );
    return;
  }
  for (const x of [-0.3, 0, 0.3])
    stripe(
      [
        [x * 1.5, -1, 0.05],
        [x * 1.1, -0.7, 0.68],
        [x * 0.8, -0.42, 0.9],
      ],
      0.13,
    );
  for (const side of sides)
    for (const y of [0.05, 0.32])
      stripe(
        [
          [side * 1.05, y - 0.02, 0.15],
          [side * 0.85, y + 0.02, 0.5],
          [side * 0.64, y + 0.1, 0.72],
        ],
        0.11,
      );
}

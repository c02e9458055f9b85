import type { Path2D } from '@napi-rs/canvas';
import { smoothLine } from '../../../presenter/paint/curve.ts';
import { darker } from '../../person/clothes/scene.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import type { Vector } from '../../person/skeleton/vector.ts';
import { roundHull } from '../body/limb.ts';
import type { HeadState } from './draw-animal-head.ts';
import { fill, muzzleRoot, muzzleTip, patch, project, sides, type HeadScene } from './head-scene.ts';

/** The lower jaw with the tongue, behind the muzzle; visible when the mouth is open. */
export function drawJaw(scene: HeadScene, { opening }: HeadState): void {
  if (opening < 0.05) return;
  const { view, head, muzzle } = scene;
  const { tip } = head.muzzle;
  const [, y, z] = muzzleTip(head);
  const [, rootY, rootZ] = muzzleRoot(head);
  const drop = tip * (0.45 + opening * 0.75);
  const jaw = (inset: number) =>
    roundHull([
      { at: view.at([0, rootY + 0.2, rootZ * 0.8]), radius: view.radius * tip * (0.7 - inset) },
      { at: view.at([0, y + drop, z - tip * 0.25]), radius: view.radius * tip * (0.62 - inset) },
    ]);
  fill(scene, jaw(0), darker(muzzle, 0.08));
  patch(scene, jaw(0.14), '#4a1c22');
  const tongue = roundHull([
    { at: view.at([0, y + drop * 0.6, z - tip * 0.1]), radius: view.radius * tip * 0.36 },
    { at: view.at([0, y + drop * 1.12, z + tip * 0.1]), radius: view.radius * tip * 0.34 },
  ]);
  fill(scene, tongue, '#e08a8c', { outline: 0.5 });
}

/** The muzzle, if it is a separate shape, with nose and mouth. */
export function drawMuzzle(scene: HeadScene, snout: Path2D | null, state: HeadState): void {
  const { head, muzzle } = scene;
  if (snout) fill(scene, snout, muzzle, { outline: head.muzzle.length > 0.5 ? 0.55 : 0.2 });
  if (head.extra !== 'trunk') {
    drawMouth(scene, state);
    drawNose(scene);
  }
  if (whiskered.has(scene.look.species)) drawWhiskers(scene);
}

const whiskered = new Set([
  'cat',
  'mouse',
  'rat',
  'rabbit',
  'hamster',
  'tiger',
  'lion',
  'otter',
  'squirrel',
  'beaver',
  'fox',
  'guinea pig',
]);

function drawNose(scene: HeadScene): void {
  const { view, head, coat } = scene;
  const { tip } = head.muzzle;
  const [, y, z] = muzzleTip(head);
  const squeeze = Math.max(0.62, Math.cos(view.yaw));
  const front = z + tip * 0.72;
  const round = (at: Vector, rx: number, ry: number) =>
    ellipse(view.at(at), rx * view.radius * squeeze, ry * view.radius);
  if (head.nose === 'disc') {
    fill(scene, round([0, y - tip * 0.05, front], tip * 0.85, tip * 0.72), coat.nose, { outline: 0.7 });
    for (const side of sides)
      patch(
        scene,
        round([side * tip * 0.32, y - tip * 0.05, front + 0.1], tip * 0.13, tip * 0.24),
        darker(coat.nose, 0.6),
      );
    return;
  }
  if (head.nose === 'nostrils') {
    for (const side of sides)
      if (view.towards([side * 0.8, 0.3, 1]) > -0.1)
        patch(
          scene,
          round([side * tip * 0.42, y - tip * 0.02, front], tip * 0.15, tip * 0.2),
          darker(scene.face, 0.6),
        );
    return;
  }
  const isWide = head.nose === 'wide';
  const reach = isWide ? Math.max(0.17, tip * 0.5) : Math.max(0.12, tip * 0.36);
  const nose = roundHull([
    { at: view.at([-reach * 0.5 * squeeze, y - tip * 0.38, front]), radius: view.radius * reach * 0.55 },
    { at: view.at([reach * 0.5 * squeeze, y - tip * 0.38, front]), radius: view.radius * reach * 0.55 },
    { at: view.at([0, y - tip * 0.38 + reach * 0.55, front]), radius: view.radius * reach * 0.4 },
  ]);
  fill(scene, nose, coat.nose, { gloss: 0.6, roundness: 0.7, outline: 0.6 });
  patch(
    scene,
    round([-reach * 0.25, y - tip * 0.38 - reach * 0.25, front + 0.06], reach * 0.25, reach * 0.13),
    '#ffffff',
    0.5,
  );
}

function drawMouth(scene: HeadScene, { feeling, opening }: HeadState): void {
  const { brush, view, head, muzzle } = scene;
  const { tip } = head.muzzle;
  const [, y, z] = muzzleTip(head);
  const glad = feeling === 'happy' || feeling === 'proud' || opening > 0.2;
  const corner = glad
    ? 0.02
    : feeling === 'sad' || feeling === 'worried' || feeling === 'angry'
      ? 0.62
      : 0.34;
  const stroke = (points: Vector[], width: number) =>
    brush.line(smoothLine(project(scene, points)), {
      colour: darker(muzzle, 0.72),
      width: view.radius * width,
      alpha: 0.85,
    });
  const under: Vector = [0, y + tip * 0.36, z + tip * 0.74];
  if (head.nose !== 'disc' && head.nose !== 'nostrils') stroke([[0, y, z + tip * 0.8], under], 0.045);
  for (const side of sides) {
    if (view.towards([side, 0.2, 0.55]) < -0.05) continue;
    stroke(
      [
        under,
        [side * tip * 0.42, y + tip * 0.56, z + tip * 0.5],
        [side * tip * 0.86, y + tip * corner, z + tip * 0.05],
      ],
      0.05,
    );
  }
}

function drawWhiskers(scene: HeadScene): void {
  const { brush, view, head } = scene;
  const { tip } = head.muzzle;
  const [, y, z] = muzzleTip(head);
  for (const side of sides)
    for (const spread of [-0.22, 0.02, 0.26])
      brush.line(
        smoothLine(
          project(scene, [
            [side * tip * 0.7, y + tip * 0.15 + spread * 0.3, z + tip * 0.3],
            [side * (tip + 0.6), y + spread * 0.8, z],
            [side * (tip + 1.05), y + 0.1 + spread * 1.5, z - 0.2],
          ]),
        ),
        { colour: '#f7f2ea', width: Math.max(0.8 * brush.unit, view.radius * 0.022), alpha: 0.75 },
      );
}

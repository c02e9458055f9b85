// Contact sheets of the presenters: each gesture and each feeling, one sheet for each of two framings.
// node tools/presenter-sheets.ts <folder> [presenter…]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { idleArm, restingArm } from '#studio/presenter/arms/arm-pose.ts';
import { gesturePoses, gestures, wideGestures, type Gesture } from '#studio/presenter/arms/gestures.ts';
import { addToExpression, expressions, feelings } from '#studio/presenter/motion/feelings.ts';
import type { FramePose } from '#studio/presenter/motion/frame-pose.ts';
import { restingArms, talkingArms } from '#studio/presenter/motion/plan-arms.ts';
import { lipsOf } from '#studio/presenter/motion/plan-lips.ts';
import { postureOf } from '#studio/presenter/motion/postures.ts';
import { framings } from '#studio/presenter/motion/plan-shots.ts';
import { planMotion } from '#studio/presenter/motion/plan-motion.ts';
import { openPresenterStage, type PresenterStage } from '#studio/presenter/presenter-stage.ts';
import { presenterIds, type PresenterId } from '#studio/presenter/presenters.ts';
import { restPose } from '#studio/mouth/mouth-track.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder: node tools/presenter-sheets.ts <folder> [presenter…]');
const tile = { width: 360, height: 640 };
const columns = 7;

const [still] = planMotion({ framesPerSecond: 30, poses: [restPose] }, 1);
const talking = { ...restPose, opening: 0.3, width: 0.3, teeth: 0.5 };
const base: FramePose = { ...still!, mouth: talking, shot: null };

function gesturing(gesture: Gesture): FramePose {
  const target = gesturePoses[gesture];
  const isPair = target.far !== restingArm;
  const arms = { ...target, far: isPair ? target.far : idleArm, isPair, raise: 1 };
  const { nod, face } = arms;
  const expression = addToExpression(base.expression, face);
  return {
    ...base,
    arms,
    expression,
    bodyY: nod * 2,
    pitch: nod * 0.5,
    headY: nod * 6,
  };
}

const poses: { name: string; pose: FramePose }[] = [
  ...gestures.map((gesture) => ({
    name: gesture,
    pose: gesturing(gesture),
  })),
  { name: 'resting', pose: { ...base, arms: talkingArms } },
  ...feelings.map((feeling) => ({
    name: feeling,
    pose: {
      ...base,
      arms: { ...restingArms, ...postureOf(feeling) },
      expression: expressions[feeling],
      mouth: lipsOf(restPose, expressions[feeling]),
      pitch: expressions[feeling].pitch * 0.5,
      tilt: expressions[feeling].tilt,
      torsoLean: expressions[feeling].tilt,
      yaw: expressions[feeling].turn,
      torsoYaw: expressions[feeling].turn,
    },
  })),
];

await mkdir(folder, { recursive: true });
for (const id of presenterIds.filter((one) => wanted.length === 0 || wanted.includes(one)) as PresenterId[]) {
  const stage = await openPresenterStage(id, []);
  for (const framing of ['medium', 'close'] as const) {
    const sheet = drawSheet(stage, { zoom: framings[framing] });
    await writeFile(join(folder, `${id}-${framing}.png`), await sheet.encode('png'));
  }
}

function drawSheet(stage: PresenterStage, shot: FramePose['shot']): Canvas {
  const rows = Math.ceil(poses.length / columns);
  const sheet = createCanvas(columns * tile.width, rows * tile.height);
  const context = sheet.getContext('2d');
  context.font = '18px sans-serif';
  poses.forEach(({ name, pose }, index) => {
    // Films show these only in wide framing.
    const isWide = wideGestures.includes(name as Gesture);
    stage.show({ ...pose, shot: isWide ? { zoom: framings.wide } : shot });
    const [x, y] = [(index % columns) * tile.width, Math.floor(index / columns) * tile.height];
    context.drawImage(stage.canvas, x, y, tile.width, tile.height);
    context.fillStyle = '#fff';
    context.fillText(name, x + 8, y + 22);
  });
  return sheet;
}

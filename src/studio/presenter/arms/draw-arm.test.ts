import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { ArmLayers } from '../rig-layers.ts';
import { restingArm, type ArmPose } from './arm-pose.ts';
import { drawForearm } from './draw-arm.ts';
import { gesturePoses } from './gestures.ts';

/** A square of one colour around a joint. */
function plain(colour: string, halfPixels: number) {
  const picture = createCanvas(halfPixels * 2, halfPixels * 2);
  const context = picture.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, halfPixels * 2, halfPixels * 2);
  return { picture, x: -halfPixels, y: -halfPixels };
}

const none = { picture: createCanvas(1, 1), x: 0, y: 0 };
const layers: ArmLayers = {
  upper: { [-1]: none, 1: none },
  fore: { [-1]: plain('#00f', 60), 1: plain('#0f0', 60) },
  elbow: { [-1]: plain('#f00', 20), 1: none },
  hand: () => none,
};

const colourAt = (canvas: Canvas, x: number, y: number): number[] => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data.subarray(0, 3),
];

function draw(pose: ArmPose): { elbow: number[]; besideElbow: number[] } {
  const canvas = createCanvas(700, 1200);
  drawForearm(canvas.getContext('2d'), layers, 1, pose);
  const [x, y] = pose.elbow;
  return { elbow: colourAt(canvas, x, y), besideElbow: colourAt(canvas, x, y + 40) };
}

test('a bent elbow covers the ends of both sleeves; a straight arm has no elbow layer', () => {
  expect(draw(gesturePoses.stop.near).elbow).toEqual([255, 0, 0]);
  expect(draw(gesturePoses.heart.near).elbow).toEqual([255, 0, 0]);
  expect(draw(restingArm).elbow).toEqual([0, 255, 0]);
});

test('a forearm that points up uses the layer of the other side, whose light is correct after the rotation', () => {
  expect(draw(restingArm).besideElbow).toEqual([0, 255, 0]);
  expect(draw(gesturePoses.wave.near).besideElbow).toEqual([0, 0, 255]);
});

test('the light changes sides gradually while the arm rises', () => {
  const level: ArmPose = { ...restingArm, elbow: [300, 700], wrist: [120, 700] };
  const [, green, blue] = draw(level).besideElbow as [number, number, number];
  expect(green).toBeGreaterThan(60);
  expect(blue).toBeGreaterThan(60);
});

import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restPose } from '../mouth/mouth-track.ts';
import { gesturePoses } from './arms/gestures.ts';
import { enterHead, nearSide } from './head-space.ts';
import { planMotion } from './motion/plan-motion.ts';
import { getPerson } from './people/people.ts';
import { presenterIds } from './presenters.ts';

const [still] = planMotion({ framesPerSecond: 30, poses: [restPose] }, 1);

/** Radians by which the head is turned clockwise in the picture. */
function headAngle(id: (typeof presenterIds)[number], lean: number): number {
  const context = createCanvas(1, 1).getContext('2d');
  const person = getPerson(id);
  enterHead(context, person, { ...still!, yaw: 0, arms: { ...still!.arms, lean } });
  const { a, b } = context.getTransform();
  return Math.atan2(b, a);
}

test.each(presenterIds)('%s leans to the hand at the chin, on whichever side it is', (id) => {
  const { lean } = gesturePoses.thinking;
  expect(headAngle(id, lean) - headAngle(id, 0)).toBeCloseTo(nearSide(getPerson(id)) * lean);
});

test('there are people for either side', () => {
  expect(new Set(presenterIds.map((id) => nearSide(getPerson(id)))).size).toBe(2);
});

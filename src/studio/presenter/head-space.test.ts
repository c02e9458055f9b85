import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restPose } from '../mouth/mouth-track.ts';
import { gesturePoses } from './arms/gestures.ts';
import { enterHead, nearSide } from './head-space.ts';
import { planMotion } from './motion/plan-motion.ts';
import { getPerson } from './people/people.ts';
import { presenterIds } from './presenters.ts';

const [still] = planMotion({ framesPerSecond: 30, poses: [restPose] }, 1);

/** Clockwise tilt of the head in the picture, in radians. */
function headAngle(id: (typeof presenterIds)[number], lean: number): number {
  const context = createCanvas(1, 1).getContext('2d');
  const person = getPerson(id);
  enterHead(context, person, { ...still!, yaw: 0, arms: { ...still!.arms, lean } });
  const { a, b } = context.getTransform();
  return Math.atan2(b, a);
}

test.each(presenterIds)('%s tilts the head towards the hand at the chin', (id) => {
  const { lean } = gesturePoses.thinking;
  expect(headAngle(id, lean) - headAngle(id, 0)).toBeCloseTo(nearSide(getPerson(id)) * lean);
});

test('the presenters cover both sides', () => {
  expect(new Set(presenterIds.map((id) => nearSide(getPerson(id)))).size).toBe(2);
});

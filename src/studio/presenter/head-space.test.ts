import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restPose } from '../mouth/mouth-track.ts';
import { gesturePoses } from './arms/gestures.ts';
import { enterHead, nearSide } from './head-space.ts';
import { expressions } from './motion/feelings.ts';
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

test('pride lifts the head out of the shoulders, and grief lets it sink', () => {
  const eyesY = (feeling: 'proud' | 'neutral' | 'sad') => {
    const context = createCanvas(1, 1).getContext('2d');
    enterHead(context, getPerson('maya'), { ...still!, expression: expressions[feeling] });
    return context.getTransform().f;
  };
  expect(eyesY('proud')).toBeLessThan(eyesY('neutral') - 5);
  expect(eyesY('sad')).toBeGreaterThan(eyesY('neutral') + 5);
});

test('the presenters cover both sides', () => {
  expect(new Set(presenterIds.map((id) => nearSide(getPerson(id)))).size).toBe(2);
});

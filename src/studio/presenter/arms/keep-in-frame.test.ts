import { expect, test } from 'vitest';
import { aimCamera, seenFrame } from '../camera.ts';
import { framings } from '../motion/plan-shots.ts';
import { getPerson } from '../people/people.ts';
import { presenterIds } from '../presenters.ts';
import {
  blendArmPoses,
  forearmAngle,
  otherTalkingArm,
  projectedForearmLength,
  talkingArm,
  wrapAngle,
  type ArmPose,
} from './arm-pose.ts';
import { gesturePoses, gestures, wideGestures } from './gestures.ts';
import { handBottom, handReach, keepInFrame } from './keep-in-frame.ts';

/** The closest framing, at 720 pixels. */
const close = { halfWidth: 360 / 0.955, bottom: 850 };
const wide = { halfWidth: 900, bottom: 1200 };

test.each(gestures)('%s: the closest framing does not cut off the fingers', (gesture) => {
  for (const arm of [gesturePoses[gesture].near, gesturePoses[gesture].far]) {
    const furthest = Math.max(...handReach(keepInFrame(arm, close)).map(([x]) => x));
    // When the head tilts, the shoulders and hands follow.
    expect(furthest).toBeLessThan(close.halfWidth - 20);
  }
});

test('some fingers would be cut off without the correction', () => {
  const furthest = Math.max(...handReach(gesturePoses.wave.near).map(([x]) => x));
  expect(furthest).toBeGreaterThan(close.halfWidth);
});

test('raises the arm of a finger that points down', () => {
  const { near } = gesturePoses.down;
  expect(keepInFrame(near, close).wrist[1]).toBeLessThan(near.wrist[1]);
});

const degrees = (radians: number): number => (radians * 180) / Math.PI;

test.each(presenterIds)(
  '%s: open palms and a finger that points down stay in line with their cuffs',
  (id) => {
    const person = getPerson(id);
    for (const zoom of Object.values(framings))
      for (const gesture of ['palms-up', 'offer', 'shrug', 'down'] as const) {
        const frame = seenFrame(person, aimCamera(person), { zoom });
        const arm = keepInFrame(gesturePoses[gesture].near, frame);
        const bend = Math.abs(wrapAngle(arm.handAngle - forearmAngle(arm)));
        expect(degrees(bend), `${gesture} at ${zoom}`).toBeLessThan(50);
        expect(projectedForearmLength(arm), `${gesture} at ${zoom}`).toBeGreaterThan(100);
      }
  },
);

test('leaves arms in place when there is room', () => {
  for (const gesture of gestures)
    expect(keepInFrame(gesturePoses[gesture].near, wide)).toBe(gesturePoses[gesture].near);
});

test.each(presenterIds)('%s: fingers stay inside the picture in the framings of their gesture', (id) => {
  const person = getPerson(id);
  for (const gesture of gestures)
    for (const zoom of wideGestures.includes(gesture) ? [framings.wide] : [framings.medium, framings.close]) {
      const frame = seenFrame(person, aimCamera(person), { zoom });
      const reach = handReach(keepInFrame(gesturePoses[gesture].near, frame)).map(([x]) => x);
      expect(Math.max(...reach) * person.stance.width * zoom, gesture).toBeLessThan(360 - 28);
    }
});

test.each(presenterIds)('%s: palms stay above the lower edge when a long text lowers the framing', (id) => {
  const person = getPerson(id);
  const lowest = aimCamera(person, '9:16', 1280);
  const raised = gestures.filter((gesture) => gesture !== 'down');
  for (const zoom of Object.values(framings)) {
    const frame = seenFrame(person, lowest, { zoom });
    for (const gesture of raised.filter((one) => wideGestures.includes(one) === (zoom === framings.wide))) {
      const { near } = gesturePoses[gesture];
      expect(handBottom(keepInFrame(near, frame)), `${gesture} at ${zoom}`).toBeLessThan(frame.bottom - 20);
    }
  }
  const { bottom } = seenFrame(person, lowest, { zoom: framings.close });
  expect(handBottom(gesturePoses.offer.near)).toBeGreaterThan(bottom);
});

test('a hand that points down rises without a jump', () => {
  const { near } = gesturePoses.down;
  const heights = Array.from({ length: 60 }, (_, step) => {
    const wristY = 1100 - step * 6;
    return keepInFrame({ ...near, wrist: [near.wrist[0], wristY] }, close).wrist[1];
  });
  const steps = heights.slice(1).map((height, index) => heights[index]! - height);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(20);
});

test('hands at rest clear the lower edge of the closest framing, and rise from there without a jump', () => {
  const tipsY = (arm: ArmPose) => Math.max(...handReach(arm).map(([, y]) => y));
  for (const arm of [talkingArm, otherTalkingArm]) {
    expect(tipsY(keepInFrame(arm, close))).toBeLessThan(close.bottom - 20);
    expect(keepInFrame(arm, wide)).toBe(arm);
  }
  expect(tipsY(otherTalkingArm)).toBeGreaterThan(close.bottom);
  const heights = Array.from({ length: 41 }, (_, step) => {
    const share = step / 40;
    const arm = blendArmPoses(otherTalkingArm, gesturePoses.stop.near, { share, isPair: false });
    return keepInFrame(arm, close).wrist[1] - arm.wrist[1];
  });
  const steps = heights.slice(1).map((height, index) => Math.abs(heights[index]! - height));
  expect(Math.max(...steps)).toBeLessThan(12);
});

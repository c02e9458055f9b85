import { describe, expect, test } from 'vitest';
import {
  forearmAngle,
  projectedForearmLength,
  restingArm,
  talkingArm,
  wrapAngle,
  type ArmPose,
} from '../arms/arm-pose.ts';
import { aimCamera, seenFrame } from '../camera.ts';
import { gesturePoses, gestures, type Gesture } from '../arms/gestures.ts';
import { handReach, keepInFrame, type SeenFrame } from '../arms/keep-in-frame.ts';
import { forearmLength } from '../arms/paint-sleeve.ts';
import { sideOf } from '../hands/hand-shapes.ts';
import { lerp } from '../paint/lerp.ts';
import { getPerson } from '../people/people.ts';
import { presenterIds } from '../presenters.ts';
import { planArms } from './plan-arms.ts';
import { framings } from './plan-shots.ts';
import { chainSeconds, fallSeconds, riseSeconds, type PlannedGesture } from './plan-gestures.ts';

const rate = 30;
const rise = Math.round(riseSeconds * rate);

/** Gestures in sequence: each rises, is held for a third of a second, and the next follows after `gapSeconds`. */
function sequence(names: readonly Gesture[], gapSeconds: number): PlannedGesture[] {
  let end = 10;
  return names.map((gesture) => {
    const up = end + Math.round(Math.max(gapSeconds, riseSeconds) * rate);
    end = up + 10;
    return { gesture, start: up - rise, up, end };
  });
}

function armsOf(names: readonly Gesture[], gapSeconds = chainSeconds): ArmPose[][] {
  const planned = sequence(names, gapSeconds);
  const frames = planned.at(-1)!.end + fallSeconds * rate + 8;
  const poses = planArms(
    planned,
    Array.from({ length: frames }, () => 0),
    rate,
  );
  return [poses.map(({ near }) => near), poses.map(({ far }) => far)];
}

/** Direction in space of a limb that is foreshortened towards the viewer: across, up, and out of the picture. */
function inSpace(angle: number, visibleShare: number): readonly number[] {
  const visible = Math.min(1, visibleShare);
  return [Math.sin(angle) * visible, Math.cos(angle) * visible, Math.sqrt(1 - visible ** 2)];
}

function wristBend(pose: ArmPose): number {
  const forearm = inSpace(forearmAngle(pose), projectedForearmLength(pose) / forearmLength);
  const hand = inSpace(pose.handAngle, pose.visibleLength);
  const alignment = forearm.reduce((sum, part, axis) => sum + part * hand[axis]!, 0);
  return Math.acos(Math.min(1, alignment));
}

/** The shortest forearm, the largest bend of the wrist and the largest step between frames. */
const measure = (arm: readonly ArmPose[]) => ({
  shortest: Math.min(...arm.map(projectedForearmLength)),
  largestBend: Math.max(...arm.map(wristBend)),
  largestStep: Math.max(
    ...arm
      .slice(1)
      .map((pose, index) =>
        Math.hypot(pose.wrist[0] - arm[index]!.wrist[0], pose.wrist[1] - arm[index]!.wrist[1]),
      ),
  ),
});

test('the measurement detects the broken arm of joints moved in straight lines', () => {
  const to = gesturePoses.wave.near;
  const straight = Array.from({ length: 13 }, (_, step): ArmPose => {
    const share = step / 12;
    return {
      ...to,
      elbow: [lerp(restingArm.elbow[0], to.elbow[0], share), lerp(restingArm.elbow[1], to.elbow[1], share)],
      wrist: [lerp(restingArm.wrist[0], to.wrist[0], share), lerp(restingArm.wrist[1], to.wrist[1], share)],
    };
  });
  const { shortest, largestBend } = measure(straight);
  expect(shortest).toBeLessThan(60);
  expect(largestBend).toBeGreaterThan(2);
});

describe.each(gestures)('%s', (gesture) => {
  test.each(['rest', ...gestures.filter((other) => other !== gesture)] as const)(
    'to and from %s the forearm keeps its length and the hand stays attached',
    (other) => {
      for (const arm of armsOf(other === 'rest' ? [gesture] : [gesture, other])) {
        const { shortest, largestBend, largestStep } = measure(arm);
        expect(shortest).toBeGreaterThan(95);
        // 70°, a comfortable bend of a wrist.
        expect(largestBend).toBeLessThan(1.22);
        // In pixels of 1280; more would look like a jump.
        expect(largestStep).toBeLessThan(125);
      }
    },
  );
});

test.each(['palms-up', 'shrug'] as const)('%s: hands do not cross when they rise together', (gesture) => {
  for (const arm of armsOf([gesture]))
    for (const pose of arm) {
      const inwards = Math.min(...handReach(pose).map(([x]) => x));
      // On its own side of the body's centre line; at rest the fingers of both hands overlap.
      if (pose.wrist[1] < talkingArm.wrist[1] - 60) expect(inwards).toBeGreaterThan(0);
      expect(pose.wrist[0]).toBeGreaterThan(100);
    }
});

test('a hand changes its shape only while its edge faces the viewer', () => {
  let changes = 0;
  for (const gesture of gestures)
    for (const next of gestures)
      for (const gap of [chainSeconds, 0.8, 1.2])
        for (const arm of armsOf([gesture, next], gap))
          for (const [index, { hand, visibleWidth = 1 }] of arm.entries()) {
            const before = arm[index - 1];
            if (!before || before.hand === hand) continue;
            changes += 1;
            const names = `${gesture} to ${next}: ${before.hand}, ${hand}`;
            // The edge itself is drawn narrow.
            if (before.hand !== 'edge') expect(before.visibleWidth, names).toBeLessThan(0.85);
            if (hand !== 'edge') expect(visibleWidth, names).toBeLessThan(0.85);
          }
  expect(changes).toBeGreaterThan(500);
});

test('a hand shows its edge between back and palm, and never narrows to a stick', () => {
  for (const gesture of gestures)
    for (const arm of armsOf([gesture])) {
      const widths = arm.map(({ hand, visibleWidth = 1 }) => (hand === 'edge' ? 1 : visibleWidth));
      expect(Math.min(...widths), gesture).toBeGreaterThan(0.5);
      for (const [index, { hand }] of arm.entries()) {
        const before = arm[index - 1]?.hand ?? hand;
        if (before !== 'edge' && hand !== 'edge') expect(sideOf(before), gesture).toBe(sideOf(hand));
      }
    }
});

test('beside a gesture of one hand, the other hand hangs below the belly', () => {
  for (const gesture of gestures) {
    const lowest = Math.max(...armsOf([gesture])[1]!.map(({ wrist }) => wrist[1]));
    const isPair = gesture === 'palms-up' || gesture === 'shrug';
    expect(lowest > talkingArm.wrist[1] + 60, gesture).toBe(!isPair);
  }
});

test('without gestures the arms hang', () => {
  expect(planArms([], [0, 0, 0], rate).map(({ near }) => near)).toEqual([restingArm, restingArm, restingArm]);
});

test('with gestures, the near hand is never out of sight below a hook text, nor the other hand without a text', () => {
  for (const id of presenterIds) {
    const person = getPerson(id);
    for (const gesture of gestures) {
      // Shots with a finger that points down are wide.
      const zoom = gesture === 'down' ? framings.wide : framings.medium;
      const belowText = seenFrame(person, aimCamera(person, '9:16', 300), { zoom });
      const withoutText = seenFrame(person, aimCamera(person), { zoom });
      const [near, far] = armsOf([gesture, 'beat'], 1.6) as [ArmPose[], ArmPose[]];
      const expectInSight = (pose: ArmPose, { bottom }: SeenFrame) =>
        expect(Math.min(...handReach(pose).map(([, y]) => y)), `${id} ${gesture}`).toBeLessThan(bottom - 10);
      for (const pose of near) expectInSight(pose, belowText);
      for (const pose of far) expectInSight(keepInFrame(pose, withoutText), withoutText);
    }
  }
  const hanging = Math.min(...handReach(restingArm).map(([, y]) => y));
  expect(hanging).toBeGreaterThan(1000);
});

test('a raised hand overshoots slightly and then drifts without stopping', () => {
  const planned: PlannedGesture[] = [{ gesture: 'stop', start: 10, up: 10 + rise, end: 70 }];
  const poses = planArms(
    planned,
    Array.from({ length: 100 }, () => 0),
    rate,
  ).map(({ near }) => near.wrist[1]);
  const [, y] = gesturePoses.stop.near.wrist;
  const held = poses.slice(10 + rise, 70);
  expect(y - held[0]!).toBeGreaterThan(6);
  expect(Math.max(...held.slice(8)) - Math.min(...held.slice(8))).toBeGreaterThan(2);
  for (const wristY of held.slice(8)) expect(Math.abs(wristY - y)).toBeLessThan(6);
});

test('a hand keeps its resting shape for the first half of its rise, and does not sweep over the belly in its final shape', () => {
  const poses = planArms(
    [{ gesture: 'count-three', start: 10, up: 10 + rise, end: 70 }],
    Array.from({ length: 100 }, () => 0),
    rate,
  ).map(({ near }) => near);
  for (const { hand, wrist } of poses.slice(0, 70))
    if (hand === 'three') expect(wrist[1]).toBeLessThan(talkingArm.wrist[1] - 60);
  expect(poses[10 + Math.floor(rise * 0.4)]!.hand).toBe('resting');
});

test('a rising shrug raises the brows and lowers the corners of the mouth; open palms do not change the face', () => {
  const facesOf = (gesture: Gesture) => {
    const planned = sequence([gesture], chainSeconds);
    const beats = Array.from({ length: planned[0]!.end + 30 }, () => 0);
    return planArms(planned, beats, rate).map(({ face }) => face);
  };
  const shrugs = facesOf('shrug').map(({ browRaise = 0, smile = 0 }) => ({ browRaise, smile }));
  const { browRaise, smile } = gesturePoses.shrug.face;
  expect(shrugs).toContainEqual({ browRaise, smile });
  expect(Math.min(...shrugs.map((face) => face.browRaise))).toBe(0);
  const steps = shrugs.slice(1).map((face, index) => Math.abs(face.browRaise - shrugs[index]!.browRaise));
  expect(Math.max(...steps)).toBeLessThan(0.15);
  expect(facesOf('palms-up').every((face) => Object.keys(face).length === 0)).toBe(true);
});

test.each(presenterIds)(
  '%s points down beside the body, in one line with a forearm that hangs from above',
  (id) => {
    const person = getPerson(id);
    const frame = seenFrame(person, aimCamera(person), { zoom: framings.wide });
    const near = keepInFrame(gesturePoses.down.near, frame);
    const { elbow, handAngle, wrist } = near;
    expect(Math.abs(wrapAngle(handAngle - Math.PI))).toBeLessThan(0.15);
    expect(wrist[1] - elbow[1]).toBeGreaterThan(110);
    expect(Math.abs(wrapAngle(handAngle - forearmAngle(near)))).toBeLessThan(0.6);
    expect(projectedForearmLength(near)).toBeGreaterThan(155);
    // The flank of the trunk is at 240: the finger has the room behind it, and the elbow is in the picture.
    expect(wrist[0]).toBeGreaterThan(290);
    expect(elbow[0]).toBeLessThan(frame.halfWidth - 40);
  },
);

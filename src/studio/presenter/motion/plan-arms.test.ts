import { describe, expect, test } from 'vitest';
import {
  forearmAngle,
  lowWristY,
  projectedForearmLength,
  restingArm,
  wrapAngle,
  type ArmPose,
} from '../arms/arm-pose.ts';
import { gesturePoses, gestures, type Gesture } from '../arms/gestures.ts';
import { handReach } from '../arms/keep-in-frame.ts';
import { lerp } from '../paint/lerp.ts';
import { planArms } from './plan-arms.ts';
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

/** The shortest forearm, the largest bend of the wrist and the largest step between frames. */
const measure = (arm: readonly ArmPose[]) => ({
  shortest: Math.min(...arm.map(projectedForearmLength)),
  largestBend: Math.max(...arm.map((pose) => Math.abs(wrapAngle(pose.handAngle - forearmAngle(pose))))),
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
      // On its own side of the body's centre line.
      if (pose.wrist[1] < lowWristY) expect(inwards).toBeGreaterThan(0);
    }
});

test('hands change shape only below the frame', () => {
  for (const gesture of gestures)
    for (const next of gestures)
      for (const gap of [chainSeconds, 0.8, 1.2])
        for (const arm of armsOf([gesture, next], gap))
          for (const [index, { hand, wrist }] of arm.entries()) {
            const before = arm[index - 1];
            if (!before || before.hand === hand) continue;
            expect(Math.min(before.wrist[1], wrist[1]), `${gesture} to ${next}`).toBeGreaterThan(
              lowWristY - 190,
            );
            expect(Math.max(before.wrist[1], wrist[1]), `${gesture} to ${next}`).toBeGreaterThan(lowWristY);
          }
});

test('arms hang down between gestures', () => {
  expect(planArms([], [0, 0, 0], rate).map(({ near }) => near)).toEqual([restingArm, restingArm, restingArm]);
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

test('pointing down keeps the elbow at the body', () => {
  expect(gesturePoses.down.near.elbow[0]).toBeLessThan(restingArm.elbow[0] + 20);
});

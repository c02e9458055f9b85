import { describe, expect, test } from 'vitest';
import { designPerson } from '../design/design-person.ts';
import { bodyOf, type Figure } from '../figure.ts';
import { findPose, poseNames } from './find-pose.ts';
import { gesturePose, hasGesture } from './gesture-pose.ts';

const look = designPerson({
  id: 'ada',
  age: 'adult',
  gender: 'female',
  role: '',
  appearance: '',
  clothing: '',
});
const figure = (action: Figure['action']): Figure => ({
  look,
  action,
  feeling: 'neutral',
  x: 360,
  y: 1100,
  height: 800,
  facing: 1,
});
const acting = poseNames.filter(hasGesture);

describe('a gesture on the spot', () => {
  test.each(acting)('%s starts at the still pose and moves equally far in both directions', (action) => {
    const still = findPose(action);
    const begin = gesturePose(still, action, 0)!;
    expect(begin.hands.near.at).toEqual(still.hands.near.at);
    expect(begin.hands.far.at).toEqual(still.hands.far.at);
    const [one, other] = [gesturePose(still, action, 0.25)!, gesturePose(still, action, 0.75)!];
    for (const side of ['near', 'far'] as const)
      one.hands[side].at.forEach((value, axis) =>
        expect(value + other.hands[side].at[axis]!).toBeCloseTo(2 * still.hands[side].at[axis]!),
      );
  });

  test.each(acting)('%s does not move the feet', (action) => {
    const [still, end] = [bodyOf(figure(action)), bodyOf(figure(action), { stride: 0.25 })];
    for (const side of ['near', 'far'] as const) {
      const [from, to] = [still.legs[side][2], end.legs[side][2]];
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeLessThan(1);
    }
  });

  test('a hand on a table stays there while the other hand works', () => {
    const still = { ...findPose('write'), onDesk: 'near' as const };
    expect(gesturePose(still, 'write', 0.25)!.hands.near).toBe(still.hands.near);
    const free = { ...still, onDesk: undefined };
    expect(gesturePose(free, 'write', 0.25)!.hands.near).not.toBe(still.hands.near);
  });

  test('a sleeping person does not gesture, and a walking one has a stride instead', () => {
    expect(gesturePose(findPose('sleep'), 'sleep', 0.25)).toBeNull();
    expect(hasGesture('walk')).toBe(false);
  });
});

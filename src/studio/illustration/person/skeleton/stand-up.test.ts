import { describe, expect, it } from 'vitest';
import { actions, ages } from '../../../story/story.ts';
import { designPerson } from '../design/design-person.ts';
import { findPose } from '../poses/find-pose.ts';
import { solveLimb } from './solve-limb.ts';
import { sides, standUp } from './stand-up.ts';
import { angleBetween, length, subtract } from './vector.ts';

const build = (age: (typeof ages)[number], gender: 'female' | 'male') =>
  designPerson({ id: `${age} ${gender}`, age, gender, role: '', appearance: '', clothing: '' }).build;
const builds = ages.flatMap((age) => [build(age, 'female'), build(age, 'male')]);
const everyPose = actions.flatMap((action) =>
  [0, 1].flatMap((variant) =>
    builds.map((found) => ({ name: `${action} ${variant}`, found, pose: findPose(action, variant) })),
  ),
);

describe('the skeleton', () => {
  it('keeps all bone lengths in every pose and at every age', () => {
    for (const { name, found, pose } of everyPose) {
      const { bones, arms, legs } = standUp(found, pose);
      for (const side of sides) {
        const bone = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
          length(subtract(to, from));
        expect(bone(arms[side].root, arms[side].middle), name).toBeCloseTo(bones.upperArm, 5);
        expect(bone(arms[side].middle, arms[side].end), name).toBeCloseTo(bones.foreArm, 5);
        expect(bone(legs[side].root, legs[side].middle), name).toBeCloseTo(bones.thigh, 5);
        expect(bone(legs[side].middle, legs[side].end), name).toBeCloseTo(bones.shin, 5);
      }
    }
  });

  it('keeps elbows, knees and necks within the limits of their joints', () => {
    for (const { name, found, pose } of everyPose) {
      const { arms, legs, headTurn, chestYaw } = standUp(found, pose);
      for (const side of sides)
        for (const limb of [arms[side], legs[side]]) {
          const inner = angleBetween(subtract(limb.root, limb.middle), subtract(limb.end, limb.middle));
          expect(inner, name).toBeGreaterThan(0.55);
          expect(inner, name).toBeLessThan(Math.PI);
        }
      expect(Math.abs(headTurn.yaw - chestYaw), name).toBeLessThan(1.1);
    }
  });

  it('stands with both soles on the ground unless the pose lifts a foot', () => {
    for (const { name, found, pose } of everyPose) {
      if (pose.support === 'bed') continue;
      const { feet } = standUp(found, pose);
      for (const side of sides) {
        const lowest = Math.min(feet[side].heel[1], feet[side].ball[1], feet[side].toe[1]);
        if (pose.feet[side].at[1] === 0) expect(Math.abs(lowest), `${name} ${side}`).toBeLessThan(0.006);
        else expect(lowest, `${name} ${side}`).toBeGreaterThan(0.02);
      }
    }
  });

  it('moves a target out of reach closer instead of stretching bones', () => {
    const limb = solveLimb([0, 1, 0], [0, -4, 0], 0.3, 0.2, [0, 0, 1]);
    expect(length(subtract(limb.end, limb.root))).toBeLessThan(0.5);
    expect(length(subtract(limb.end, limb.middle))).toBeCloseTo(0.2, 6);
  });
});

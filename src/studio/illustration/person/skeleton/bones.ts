import type { Build } from '../person-look.ts';

/** Bone lengths relative to standing height. */
export type Bones = {
  /** Chin to crown. */
  head: number;
  /** Base of the neck to the chin. */
  neck: number;
  /** Pelvis to the base of the neck. */
  spine: number;
  shoulderHalf: number;
  hipHalf: number;
  upperArm: number;
  foreArm: number;
  hand: number;
  thigh: number;
  shin: number;
  /** Ankle joint above the sole. */
  ankle: number;
  foot: number;
};

/** The bones of a build: the head is 1/heads, legs depend on age, the trunk is the remainder. */
export function bonesOf(build: Build): Bones {
  const head = 1 / build.heads;
  const ankle = 0.04;
  const hip = build.legs;
  const neck = build.heads < 5.6 ? 0.014 : 0.026;
  const spine = 1 - hip - neck - head;
  const arm = build.heads < 5.6 ? 0.27 : 0.305;
  return {
    head,
    neck,
    spine,
    shoulderHalf: build.shoulders,
    hipHalf: 0.043 * build.hips,
    upperArm: arm * 0.535,
    foreArm: arm * 0.465,
    hand: head * (build.heads < 5.6 ? 0.48 : 0.66),
    thigh: (hip - ankle) * 0.505,
    shin: (hip - ankle) * 0.495,
    ankle,
    foot: build.heads < 5.6 ? 0.125 : 0.14,
  };
}

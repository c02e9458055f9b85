import type { Feeling } from '../../../story/story.ts';
import { restPose, type MouthPose } from '../../../mouth/mouth-track.ts';
import type { PoseName } from '../poses/find-pose.ts';

/** Facial expression of a feeling, as offsets from a face at rest; lengths in head units. */
export type Expression = {
  /** Lift of the inner and outer end of the brows; the second pair is for the brow on the right of the picture. */
  brows: { inner: number; outer: number; pinch: number; skew: number };
  /** 0…1: wider or drooping upper lids, raised lower lids. */
  widen: number;
  droop: number;
  squint: number;
  /** Lift of the corners of the mouth. */
  smile: number;
  /** One corner higher than the other. */
  skew: number;
  cheeks: number;
  mouth: MouthPose;
  gaze: readonly [number, number];
  /** 0…1: closes the eyes. */
  shut: number;
  hasTears: boolean;
  nod: number;
  tilt: number;
};

const calm: Expression = {
  brows: { inner: 0, outer: 0, pinch: 0, skew: 0 },
  widen: 0,
  droop: 0,
  squint: 0,
  smile: 7,
  skew: 0,
  cheeks: 0,
  mouth: restPose,
  gaze: [0, 0],
  shut: 0,
  hasTears: false,
  nod: 0,
  tilt: 0,
};

const expressions: Record<Feeling, Expression> = {
  neutral: calm,
  happy: {
    ...calm,
    brows: { inner: 5, outer: 5, pinch: 0, skew: 0 },
    squint: 0.7,
    smile: 21,
    cheeks: 1,
    mouth: { ...restPose, opening: 0.3, width: 0.75, teeth: 0.9 },
    tilt: 0.03,
  },
  sad: {
    ...calm,
    brows: { inner: 15, outer: -8, pinch: 4, skew: 0 },
    droop: 0.34,
    smile: -13,
    gaze: [0, 0.5],
    nod: 0.12,
    tilt: -0.05,
  },
  worried: {
    ...calm,
    brows: { inner: 14, outer: -3, pinch: 9, skew: 0 },
    widen: 0.4,
    smile: -8,
    mouth: { ...restPose, opening: 0.1, width: 0.35, teeth: 0.5 },
    tilt: 0.03,
  },
  surprised: {
    ...calm,
    brows: { inner: 20, outer: 20, pinch: 0, skew: 0 },
    widen: 1,
    smile: 0,
    mouth: { ...restPose, opening: 0.72, width: -0.45 },
    nod: -0.04,
  },
  angry: {
    ...calm,
    brows: { inner: -15, outer: 6, pinch: 11, skew: 0 },
    squint: 0.4,
    droop: 0.12,
    smile: -12,
    mouth: { ...restPose, press: 0.7, width: 0.2 },
    nod: 0.06,
  },
  thoughtful: {
    ...calm,
    brows: { inner: -3, outer: 2, pinch: 4, skew: 11 },
    squint: 0.2,
    smile: 0,
    skew: 6,
    mouth: { ...restPose, press: 0.35, width: -0.2 },
    gaze: [0.75, -0.75],
    tilt: 0.08,
  },
  proud: {
    ...calm,
    brows: { inner: 4, outer: 6, pinch: 0, skew: 0 },
    droop: 0.2,
    squint: 0.35,
    smile: 15,
    cheeks: 0.5,
    mouth: { ...restPose, width: 0.35 },
    nod: -0.1,
  },
};

/** Actions that are done with the face. */
const acted: Partial<Record<PoseName, Partial<Expression>>> = {
  laugh: { squint: 0.9, smile: 24, mouth: { ...restPose, opening: 0.68, width: 0.6, teeth: 0.9 } },
  cry: {
    brows: { inner: 20, outer: -9, pinch: 8, skew: 0 },
    shut: 0.5,
    smile: -17,
    mouth: { ...restPose, opening: 0.26, width: 0.2, teeth: 0.3 },
    hasTears: true,
  },
  yawn: {
    brows: { inner: 12, outer: 8, pinch: 5, skew: 0 },
    shut: 0.95,
    smile: -4,
    mouth: { ...restPose, opening: 1, width: -0.5 },
  },
  shout: { mouth: { ...restPose, opening: 0.8, width: 0.1, teeth: 0.6 } },
};

export const isActedByFace = (action: PoseName): boolean => action in acted;

export const findExpression = (feeling: Feeling, action: PoseName = 'stand'): Expression => ({
  ...expressions[feeling],
  ...acted[action],
});

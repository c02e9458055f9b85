import type { MouthPose } from './mouth-track.ts';
import { restPose } from './mouth-track.ts';

/** The target shape of a phone (viseme), and its dominance over its neighbours (vowel = 1). */
export type MouthTarget = {
  pose: MouthPose;
  /** For jaw, tongue and teeth: low for "k", which takes the shape of the vowel beside it; high for "b". */
  jawStrength: number;
  /** For the rounding or spreading of the lips. */
  lipStrength: number;
};

function target(jawStrength: number, lipStrength: number, pose: Partial<MouthPose>): MouthTarget {
  return { jawStrength, lipStrength, pose: { ...restPose, ...pose } };
}

const lipsTogether = target(3, 0.15, { press: 1 });
const lipUnderTeeth = target(2.2, 0.3, { opening: 0.12, width: 0.1, teeth: 0.6, tuck: 1 });
const tongueBetweenTeeth = target(1.1, 0.2, { opening: 0.22, teeth: 0.4, tongue: 1 });
const tongueBehindTeeth = target(0.9, 0.15, { opening: 0.18, teeth: 0.5, tongue: 0.75 });
const hiss = target(1.5, 0.5, { opening: 0.1, width: 0.35, teeth: 1, tongue: 0.3 });
const hush = target(1.4, 1.3, { opening: 0.16, width: -0.6, teeth: 0.9, tongue: 0.2 });
const backOfTongue = target(0.45, 0.1, { opening: 0.25, teeth: 0.2 });

/** Keyed by ARPABET name. A diphthong has two targets in sequence. */
const targets: Record<string, [MouthTarget] | [MouthTarget, MouthTarget]> = {
  aa: [target(1, 0.8, { opening: 0.92, teeth: 0.15 })],
  ae: [target(1, 0.9, { opening: 0.8, width: 0.45, teeth: 0.4 })],
  ah: [target(0.9, 0.6, { opening: 0.6, width: 0.05, teeth: 0.2 })],
  ao: [target(1, 1, { opening: 0.75, width: -0.5, teeth: 0.05 })],
  ax: [target(0.6, 0.4, { opening: 0.4, width: 0.05, teeth: 0.2 })],
  eh: [target(1, 0.8, { opening: 0.6, width: 0.4, teeth: 0.4 })],
  er: [target(0.9, 1, { opening: 0.36, width: -0.4, teeth: 0.3, tongue: 0.3 })],
  ih: [target(0.9, 0.8, { opening: 0.4, width: 0.45, teeth: 0.45, tongue: 0.15 })],
  iy: [target(1, 1.1, { opening: 0.28, width: 0.85, teeth: 0.6, tongue: 0.2 })],
  uh: [target(0.9, 1, { opening: 0.38, width: -0.5 })],
  uw: [target(1.1, 1.4, { opening: 0.24, width: -0.95 })],
  aw: [target(1, 0.8, { opening: 0.9, teeth: 0.15 }), target(0.9, 1.2, { opening: 0.32, width: -0.8 })],
  ay: [
    target(1, 0.8, { opening: 0.88, width: 0.1, teeth: 0.2 }),
    target(0.8, 1, { opening: 0.36, width: 0.6, teeth: 0.5 }),
  ],
  ey: [
    target(1, 0.8, { opening: 0.55, width: 0.45, teeth: 0.4 }),
    target(0.8, 1, { opening: 0.3, width: 0.75, teeth: 0.55 }),
  ],
  ow: [target(1, 1, { opening: 0.62, width: -0.55 }), target(0.9, 1.3, { opening: 0.28, width: -0.9 })],
  oy: [
    target(1, 1.1, { opening: 0.65, width: -0.7 }),
    target(0.8, 1, { opening: 0.36, width: 0.5, teeth: 0.45 }),
  ],
  p: [lipsTogether],
  b: [lipsTogether],
  m: [lipsTogether],
  f: [lipUnderTeeth],
  v: [lipUnderTeeth],
  th: [tongueBetweenTeeth],
  dh: [tongueBetweenTeeth],
  t: [tongueBehindTeeth],
  d: [tongueBehindTeeth],
  n: [tongueBehindTeeth],
  l: [target(0.9, 0.2, { opening: 0.32, teeth: 0.3, tongue: 1 })],
  s: [hiss],
  z: [hiss],
  sh: [hush],
  zh: [hush],
  ch: [hush],
  jh: [hush],
  r: [target(0.8, 1, { opening: 0.24, width: -0.5, teeth: 0.25, tongue: 0.2 })],
  w: [target(1.4, 2, { opening: 0.12, width: -1 })],
  y: [target(0.8, 0.8, { opening: 0.22, width: 0.55, teeth: 0.5 })],
  k: [backOfTongue],
  g: [backOfTongue],
  ng: [backOfTongue],
  hh: [target(0.15, 0.05, { opening: 0.35 })],
  pau: [target(1.6, 0.7, {})],
};

/** For unlisted phones, the neutral vowel: there is a sound, but its shape is unknown. */
export function mouthTargets(phone: string): [MouthTarget] | [MouthTarget, MouthTarget] {
  return targets[phone] ?? targets['ax']!;
}

export const isLipClosure = (phone: string) => phone === 'p' || phone === 'b' || phone === 'm';
export const isLipTuck = (phone: string) => phone === 'f' || phone === 'v';
export const isSilence = (phone: string) => phone === 'pau';

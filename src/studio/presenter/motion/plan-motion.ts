import { between, seededRandom, wander } from '../paint/seeded-random.ts';
import type { EyePose } from '../face/draw-eye.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import type { SpokenWord } from '../../speech/speech.ts';
import { addToExpression } from './feelings.ts';
import type { FramePose } from './frame-pose.ts';
import { wideGestures } from '../arms/gestures.ts';
import { gesturesOf, type GestureStyle } from './gestures.ts';
import { planEyes } from './plan-eyes.ts';
import { planArms } from './plan-arms.ts';
import { planExpressions, readClauseFeelings } from './plan-expressions.ts';
import { fallSeconds, planGestures, type PlannedGesture } from './plan-gestures.ts';
import { planLips } from './plan-lips.ts';
import { planShots, pushIn } from './plan-shots.ts';
import { follow, pulse } from './pulses.ts';
import { splitSpoken } from './sentences.ts';
import { findStresses, type Stress } from './stresses.ts';

/** Target directions of the head, which change on stressed words. */
function yawTargets(track: MouthTrack, stresses: readonly Stress[], seed: number): number[] {
  const random = seededRandom(seed);
  let target = between(random, -0.3, 0.3);
  let next = 0;
  return track.poses.map((_, frame) => {
    if (stresses[next] && frame >= stresses[next]!.frame - 4) {
      target = between(random, -0.85, 0.85);
      next += 1;
    }
    return target;
  });
}

/** Rises to 1 around each stressed syllable. */
function beatsOf(track: MouthTrack, stresses: readonly Stress[]): number[] {
  const rate = track.framesPerSecond;
  return track.poses.map((_, frame) =>
    Math.min(
      1,
      stresses.reduce(
        (sum, stress) =>
          sum + stress.strength * pulse(frame, stress.frame - 0.12 * rate, 0.12 * rate, 0, 0.3 * rate),
        0,
      ),
    ),
  );
}

function browRaises(track: MouthTrack, stresses: readonly Stress[], seed: number): number[] {
  const random = seededRandom(seed);
  const rate = track.framesPerSecond;
  const raised = stresses.filter((_, index) => index === 0 || random() < 0.5);
  return track.poses.map((_, frame) =>
    Math.min(
      1,
      raised.reduce(
        (sum, stress) =>
          sum +
          stress.strength * pulse(frame, stress.frame - 0.2 * rate, 0.2 * rate, 0.15 * rate, 0.35 * rate),
        0,
      ),
    ),
  );
}

/** Counter-rotates the eyes, so that they stay on the viewer while the head moves. */
const stabilizeGaze = (eyes: EyePose, yaw: number, pitch: number): EyePose => ({
  ...eyes,
  gazeX: eyes.gazeX - yaw * 4.6,
  gazeY: eyes.gazeY - pitch * 2.2,
});

/** The trunk is heavier than the head: it follows its lean and most of its turn, and takes longer. */
const torso = { settleSeconds: 0.55, yawShare: 0.8 };

/** How far a turn moves the roots of the hair, in pixels. */
const hairTurn = 26;
const hairSwingsPerSecond = 1.5;
const hairDamping = 0.26;
const maxSwing = 34;

/** Simulates hair as a damped pendulum: it lags behind the head, follows and overshoots. */
function hangHair(framesPerSecond: number): (rootX: number) => number {
  const pull = (2 * Math.PI * hairSwingsPerSecond) ** 2;
  const damping = 2 * hairDamping * Math.sqrt(pull);
  const steps = 4;
  const seconds = 1 / framesPerSecond / steps;
  let tip: number | null = null;
  let speed = 0;
  let before = 0;
  return (rootX) => {
    tip ??= rootX;
    const from = before;
    for (let step = 1; step <= steps && speed + tip + rootX !== 0; step += 1) {
      const root = from + ((rootX - from) * step) / steps;
      speed += (pull * (root - tip) - damping * speed) * seconds;
      tip += speed * seconds;
    }
    before = rootX;
    return Math.max(-maxSwing, Math.min(maxSwing, tip - rootX));
  };
}

/** A gesture that needs the room of a wide shot keeps it until the hand is halfway back, or raised again. */
function lowUntil(
  { gesture, end }: PlannedGesture,
  next: PlannedGesture | undefined,
  framesPerSecond: number,
): { lowUntil?: number } {
  if (!wideGestures.includes(gesture)) return {};
  const halfwayBack = Math.round(end + (fallSeconds / 2) * framesPerSecond);
  return { lowUntil: next && next.start <= halfwayBack ? next.up : halfwayBack };
}

/**
 * Plans a presenter's motion, deterministically from track, seed, style and words. The words determine gestures,
 * expressions and framing; without words the arms mark stressed syllables and the camera does not move.
 */
export function planMotion(
  track: MouthTrack,
  seed: number,
  style: GestureStyle = 'casual',
  words: readonly SpokenWord[] = [],
  firstShot: 'medium' | 'close' = 'medium',
): FramePose[] {
  const gestures = gesturesOf[style];
  const rate = track.framesPerSecond;
  const stresses = findStresses(track);
  const brows = browRaises(track, stresses, seed + 1).map((raise) => Math.min(1, raise * gestures.brows));
  const eyes = planEyes(track, seed + 2, brows);
  const frames = track.poses.length;
  const spoken = { words, stresses, frames, framesPerSecond: rate };
  const planned = planGestures(spoken, seed + 3, gestures.hand);
  const sentences = splitSpoken(words);
  const clauses = readClauseFeelings(sentences);
  const feelingAt = (frame: number) =>
    clauses.findLast(({ from }) => from <= frame / rate)?.feeling ?? 'neutral';
  const arms = planArms(planned, beatsOf(track, stresses), rate, feelingAt);
  const expressions = planExpressions(sentences, frames, rate, gestures.brows);
  const wideAt = planned.filter(({ gesture }) => wideGestures.includes(gesture)).map(({ up }) => up);
  const mouths = planLips(track.poses, words, expressions, rate);
  const shots = planShots(
    sentences,
    frames,
    rate,
    wideAt,
    planned.map((one, index) => ({ ...one, ...lowUntil(one, planned[index + 1], rate) })),
    firstShot,
  );
  const turns = yawTargets(track, stresses, seed + 4).map((turn) => turn * gestures.head);
  const yaw = follow(turns, rate, 0.9).map((turn, frame) => turn + expressions[frame]!.turn);
  const nods = follow(
    track.poses.map((_, frame) =>
      stresses.reduce(
        (sum, stress) =>
          sum +
          gestures.head *
            stress.strength *
            pulse(frame, stress.frame - 0.1 * rate, 0.14 * rate, 0.02 * rate, 0.34 * rate),
        0,
      ),
    ),
    rate,
    0.22,
  );
  const [swayX, swayY, tilt, tiltSlow, drift, shoulders] = [2.1, 1.7, 1.9, 4.3, 5.1, 3.1].map(
    (period, index) => wander(seed * 31 + index, period),
  );
  const leans = expressions.map(
    ({ tilt: felt }, frame) =>
      tilt!(frame / rate) * 0.014 + tiltSlow!(frame / rate) * 0.018 + yaw[frame]! * 0.016 + felt,
  );
  const torsoLeans = follow(leans, rate, torso.settleSeconds);
  const torsoYaws = follow(yaw, rate, torso.settleSeconds).map((turn) => turn * torso.yawShare);
  const hair = hangHair(rate);
  return mouths.map((mouth, frame) => {
    const time = frame / rate;
    const breath = Math.sin((time / 3.7) * Math.PI * 2 + seed);
    const arm = arms[frame]!;
    const expression = addToExpression(expressions[frame]!, arm.face);
    const nod = nods[frame]! + arm.nod;
    const headX = swayX!(time) * 5 + yaw[frame]! * 7;
    const pitch = swayY!(time * 0.8 + 9) * 0.25 + nod * 0.5 - brows[frame]! * 0.14 + expression.pitch * 0.6;
    const lean = leans[frame]!;
    return {
      settingX: drift!(time) * 5 - yaw[frame]! * 1.5,
      settingY: swayY!(time * 0.4) * 3,
      bodyX: headX * 0.35,
      bodyY: -breath * 2.4 + nod * 2,
      shoulderTilt: shoulders!(time) * 0.006,
      torsoLean: torsoLeans[frame]!,
      torsoYaw: torsoYaws[frame]!,
      breath,
      headX,
      headY: swayY!(time) * 2.4 - breath * 1.6 + nod * 6,
      tilt: lean,
      yaw: yaw[frame]!,
      pitch,
      hairSwing: hair(headX + lean * 190 + yaw[frame]! * hairTurn),
      browRaise: brows[frame]!,
      browTilt: tiltSlow!(time + 20),
      eyes: stabilizeGaze(eyes[frame]!, yaw[frame]!, pitch),
      mouth,
      expression,
      arms: arm,
      shot: pushIn(shots[frame]!, (frames - 1 - frame) / rate),
    };
  });
}

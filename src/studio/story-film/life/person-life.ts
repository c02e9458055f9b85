import { seedOf } from '../../illustration/brush/seed-of.ts';
import { openRandom } from '../../motion/random.ts';
import type { Action, Mood } from '../../story/story.ts';

/** How a body moves by itself; the same id and seed move the same way. */
export type PersonLife = {
  /** Frames of one breath, and of one shift of the weight. */
  breathFrames: number;
  swayFrames: number;
  /** 0…1: where breath and weight are in frame 0. */
  phase: number;
  /** 0 for who stays where he is. */
  stepsPerSecond: number;
  /** The first frame of each blink. */
  blinks: number[];
};

const breathSeconds: Partial<Record<Mood, number>> = { excited: 2.6, tense: 2.7, sad: 4.2, calm: 4.2 };
const steps: Partial<Record<Action, number>> = { walk: 1.9, run: 2.9 };
/** Adults blink every two to four seconds; the first comes early enough to be seen in the shortest scene. */
const [firstBlink, nextBlink] = [
  { least: 0.5, most: 1.4 },
  { least: 1.9, most: 3.8 },
];
/** How far the lids are shut in the frames of a blink: they fall faster than they rise. */
const lids = [0.55, 1, 1, 0.55] as const;

export function planLife(
  personId: string,
  { seed, mood, action, frames }: { seed: string; mood: Mood; action: Action; frames: number },
): PersonLife {
  const random = openRandom(seedOf(`${seed}/life/${personId}`));
  const between = ({ least, most }: typeof firstBlink) =>
    Math.round((least + random() * (most - least)) * 30);
  const phase = random();
  const breathFrames = Math.round((breathSeconds[mood] ?? 3.4) * 30 * (0.92 + random() * 0.16));
  const swayFrames = Math.round((6.5 + random() * 2.5) * 30);
  const blinks: number[] = [];
  for (let at = between(firstBlink); at < frames - lids.length; at += between(nextBlink)) blinks.push(at);
  const stepsPerSecond = steps[action] ?? 0;
  return { breathFrames, swayFrames, phase, stepsPerSecond, blinks };
}

/** 0 open … 1 shut. */
export function blinkAt({ blinks }: PersonLife, frame: number): number {
  const start = blinks.findLast((each) => each <= frame);
  return start === undefined ? 0 : (lids[frame - start] ?? 0);
}

/** −1 breathed out … 1 breathed in; breathing in is quicker than out. */
export function breathAt({ breathFrames, phase }: PersonLife, frame: number): number {
  const at = (frame / breathFrames + phase) % 1;
  return at < 0.42 ? -Math.cos((at / 0.42) * Math.PI) : Math.cos(((at - 0.42) / 0.58) * Math.PI);
}

/** 0 on the ground … 1 in the middle of a step. */
export const stepAt = ({ stepsPerSecond, phase }: PersonLife, frame: number): number =>
  Math.sin(((frame / 30) * stepsPerSecond + phase) * Math.PI) ** 2 * Math.sign(stepsPerSecond);

/** −1 … 1: on which foot the weight is. */
export const swayAt = ({ swayFrames, phase }: PersonLife, frame: number): number =>
  Math.sin((frame / swayFrames + phase) * Math.PI * 2);

import { seedOf } from '../../illustration/brush/seed-of.ts';
import { hasGesture } from '../../illustration/person/poses/gesture-pose.ts';
import type { PoseName } from '../../illustration/person/poses/find-pose.ts';
import { openRandom } from '../../motion/random.ts';
import type { Mood } from '../../story/story.ts';

/** A stride of two steps in `phases` pictures, shown one after another in `frames`; `start` is the one of frame 0. */
export type Stride = { phases: number; frames: number; start: number; isOnTheSpot?: true };

/** How a body moves by itself; the same id and seed move the same way. */
export type PersonLife = {
  /** Frames of one breath, and of one shift of the weight. */
  breathFrames: number;
  swayFrames: number;
  /** 0…1: where breath and weight are in frame 0. */
  phase: number;
  /** Null for who stays in one place. */
  stride: Stride | null;
  /** The first frame of each blink. */
  blinks: number[];
};

const breathSeconds: Partial<Record<Mood, number>> = { excited: 2.6, tense: 2.7, sad: 4.2, calm: 4.2 };
/** 1.33 s for two steps of an unhurried walk, 0.7 s for those of a run; each picture is shown for two frames. */
export const walkFrames = 40;
const strides: Partial<Record<PoseName, Omit<Stride, 'start'>>> = {
  walk: { phases: walkFrames / 2, frames: walkFrames },
  run: { phases: 11, frames: 22 },
};
/** The hands' movement on the spot: out, back and over to the other side, with the same pictures on the way back. */
const gesture = { phases: 12, frames: 56, isOnTheSpot: true } as const;
const quickGesture = { phases: 12, frames: 34, isOnTheSpot: true } as const;
const quick: ReadonlySet<PoseName> = new Set<PoseName>([
  'write',
  'measure',
  'clap',
  'wipe',
  'cook',
  'repair',
]);
/** Adults blink every two to four seconds; the first comes early enough to be seen in the shortest scene. */
const [firstBlink, nextBlink] = [
  { min: 0.5, max: 1.4 },
  { min: 1.9, max: 3.8 },
];
/** How far the lids are shut in the frames of a blink: they fall faster than they rise. */
const lids = [0.55, 1, 1, 0.55] as const;

export function planLife(
  personId: string,
  {
    seed,
    mood,
    action,
    frames,
    acts = true,
  }: { seed: string; mood: Mood; action: PoseName; frames: number; acts?: boolean },
): PersonLife {
  const random = openRandom(seedOf(`${seed}/life/${personId}`));
  const between = ({ min, max }: typeof firstBlink) => Math.round((min + random() * (max - min)) * 30);
  const phase = random();
  const breathFrames = Math.round((breathSeconds[mood] ?? 3.4) * 30 * (0.92 + random() * 0.16));
  const swayFrames = Math.round((6.5 + random() * 2.5) * 30);
  const blinks: number[] = [];
  for (let at = between(firstBlink); at < frames - lids.length; at += between(nextBlink)) blinks.push(at);
  const onTheSpot = acts && hasGesture(action) ? (quick.has(action) ? quickGesture : gesture) : undefined;
  const found = strides[action] ?? onTheSpot;
  const stride = found ? { ...found, start: Math.floor(phase * found.phases) } : null;
  return { breathFrames, swayFrames, phase, stride, blinks };
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

/** How many pictures of the stride have been shown before that of a frame. */
export const strideSteps = ({ phases, frames }: Stride, frame: number): number =>
  Math.floor((frame * phases) / frames);

/** The picture of the stride that a frame shows. */
export const stridePhaseAt = (stride: Stride, frame: number): number =>
  (stride.start + strideSteps(stride, frame)) % stride.phases;

/** −1 … 1: on which foot the weight is. */
export const swayAt = ({ swayFrames, phase }: PersonLife, frame: number): number =>
  Math.sin((frame / swayFrames + phase) * Math.PI * 2);

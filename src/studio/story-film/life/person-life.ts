import { seedOf } from '../../illustration/brush/seed-of.ts';
import { hasGesture } from '../../illustration/person/poses/gesture-pose.ts';
import type { PoseName } from '../../illustration/person/poses/find-pose.ts';
import { openRandom } from '../../motion/random.ts';
import type { Mood } from '../../story/story.ts';

/** A stride of two steps in `phases` pictures over `frames` frames; `start` is the picture of frame 0. */
export type Stride = { phases: number; frames: number; start: number; isOnTheSpot?: true };

/** The idle movement of a body, always the same for the same id and seed. */
export type PersonLife = {
  /** Frames of one breath, and of one shift of the weight. */
  breathFrames: number;
  swayFrames: number;
  /** 0…1: the phase of breath and weight in frame 0. */
  phase: number;
  /** Null for a person who does not move. */
  stride: Stride | null;
  /** The first frame of each blink. */
  blinks: number[];
};

const breathSeconds: Partial<Record<Mood, number>> = { excited: 2.6, tense: 2.7, sad: 4.2, calm: 4.2 };
/** 1.33 s for two steps of a relaxed walk, 0.7 s for a run; each picture is shown for two frames. */
export const walkFrames = 40;
const strides: Partial<Record<PoseName, Omit<Stride, 'start'>>> = {
  walk: { phases: walkFrames / 2, frames: walkFrames },
  run: { phases: 11, frames: 22 },
};
/** The hands' gesture on the spot: out, back, and to the other side; the way back reuses the pictures. */
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
/** How far the lids are shut in the frames of a blink: they close faster than they open. */
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

/** The number of stride pictures shown before the one of a frame. */
export const strideSteps = ({ phases, frames }: Stride, frame: number): number =>
  Math.floor((frame * phases) / frames);

/** The stride picture of a frame. */
export const stridePhaseAt = (stride: Stride, frame: number): number =>
  (stride.start + strideSteps(stride, frame)) % stride.phases;

/** −1 … 1: the weight between the two feet. */
export const swayAt = ({ swayFrames, phase }: PersonLife, frame: number): number =>
  Math.sin((frame / swayFrames + phase) * Math.PI * 2);

import { gestures as allGestures, type Gesture } from '../arms/gestures.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import type { SpokenWord } from '../../speech/speech.ts';
import { findCues } from './gesture-words.ts';
import type { Gestures } from './gestures.ts';
import type { Stress } from './stresses.ts';

/** In frames: the hand starts to rise at `start`, is raised at `up`, and starts to fall at `end`. */
export type PlannedGesture = { gesture: Gesture; start: number; up: number; end: number };

export type SpokenTrack = {
  words: readonly SpokenWord[];
  stresses: readonly Stress[];
  frames: number;
  framesPerSecond: number;
};

export const riseSeconds = 0.42;
export const fallSeconds = 0.5;
/** Time between two gestures without a rest: down, where the hand changes its shape, and up again. */
export const chainSeconds = 0.66;
/** Gestures for stressed words without a matching phrase. */
const fillers: readonly Gesture[] = ['offer', 'beat', 'palms-up', 'offer', 'beat'];
/** A presenter that stands still for longer at the start looks like a photograph. */
const maxFirstGestureSeconds = 1.3;

type Candidate = { gesture: Gesture | null; weight: number; at: number };

/**
 * Chooses gestures for the words, never the same twice in a row, with pauses that depend on the hook's style. Gestures
 * that match a phrase take precedence over gestures that only mark stress.
 */
export function planGestures(spoken: SpokenTrack, seed: number, hand: Gestures['hand']): PlannedGesture[] {
  if (hand === null) return [];
  const { words, stresses, frames, framesPerSecond: rate } = spoken;
  const random = seededRandom(seed);
  const cues = findCues(words.map(({ word }) => word)).map(({ gesture, weight, word }): Candidate => {
    const { startSeconds, endSeconds } = words[word]!;
    return { gesture, weight, at: ((startSeconds * 2 + endSeconds) / 3) * rate };
  });
  const beats = stresses
    .filter(({ strength }) => strength >= hand.minStrength)
    .map(({ frame, strength }): Candidate => ({ gesture: null, weight: strength, at: frame }));
  const candidates = [...cues, ...beats, ...beginning(words, cues, rate)].sort(
    (one, other) => other.weight - one.weight || one.at - other.at,
  );
  const taken: { candidate: Candidate; hold: number }[] = [];
  for (const candidate of candidates) {
    const [minPauseSeconds] = hand.pauseSeconds;
    const gap =
      (candidate.gesture ? 0.85 + minPauseSeconds * 0.3 : 0.9 + between(random, ...hand.pauseSeconds)) * rate;
    const isFree = taken.every(({ candidate: other }) => Math.abs(other.at - candidate.at) >= gap);
    const fits = candidate.at >= 0.12 * rate && candidate.at <= frames - 0.55 * rate;
    if (isFree && fits) taken.push({ candidate, hold: between(random, 0.6, 1) * rate });
  }
  return inOrder(taken, rate, frames);
}

/** An opening gesture, when no phrase near the start has one. */
function beginning(words: readonly SpokenWord[], cues: readonly Candidate[], rate: number): Candidate[] {
  const latest = maxFirstGestureSeconds * rate;
  if (cues.some(({ at }) => at <= latest)) return [];
  const early = words.filter(({ startSeconds }) => startSeconds >= 0.3 && startSeconds * rate <= latest);
  const longest = early.toSorted((one, other) => other.word.length - one.word.length)[0];
  // Above gestures that mark stress, below gestures that match a phrase.
  return longest ? [{ gesture: null, weight: 1.5, at: (longest.startSeconds + 0.08) * rate }] : [];
}

function inOrder(
  taken: { candidate: Candidate; hold: number }[],
  rate: number,
  frames: number,
): PlannedGesture[] {
  const sorted = taken.toSorted((one, other) => one.candidate.at - other.candidate.at);
  const planned: PlannedGesture[] = [];
  sorted.forEach(({ candidate, hold }, index) => {
    const before = planned.at(-1)?.gesture;
    const after = sorted[index + 1]?.candidate.gesture;
    const gesture =
      candidate.gesture && candidate.gesture !== before
        ? candidate.gesture
        : fillers.find((filler, offset) => filler !== before && filler !== after && offset >= index % 2)!;
    const up = Math.round(candidate.at);
    const next = sorted[index + 1];
    const latest = next ? next.candidate.at - chainSeconds * rate : frames - fallSeconds * rate;
    const end = Math.max(up + 2, Math.min(up + hold, latest));
    planned.push({
      gesture,
      start: Math.max(0, Math.round(up - riseSeconds * rate)),
      up,
      end: Math.round(end),
    });
  });
  return planned.filter(({ gesture }) => allGestures.includes(gesture));
}

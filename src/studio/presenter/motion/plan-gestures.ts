import type { Gesture } from '../arms/gestures.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import type { SpokenWord } from '../../speech/speech.ts';
import { chooseFillers } from './fillers.ts';
import { findCues } from './gesture-words.ts';
import type { Gestures } from './gestures.ts';
import { readClauseFeelings } from './plan-expressions.ts';
import { splitSpoken } from './sentences.ts';
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
/** Time between two gestures without a rest. */
export const chainSeconds = 0.5;
/** A gesture held for less looks like a twitch. */
export const minHoldSeconds = 0.4;
/** A presenter that stands still for longer at the start looks like a photograph. */
const maxFirstGestureSeconds = 1.3;
/** The earliest possible gesture: the hand rises quickly from the first frame. */
const firstPossibleSeconds = 0.33;
/** The last gesture is held to the end if that is not longer. */
const maxLastHoldSeconds = 1.9;

/** Between two raised hands: with more, hands look forgotten. A hold, the fall and the rise take about two seconds of it. */
const maxApart = { seconds: 2.35, beyondPauseSeconds: 1.5 };
const minApartSeconds = 1.1;

type Candidate = { gesture: Gesture | null; weight: number; at: number; isBeat?: true };
type Chosen = Candidate & { hold: number };

/**
 * Chooses gestures for the words, never the same twice in a row, with pauses that depend on the hook's style. Gestures
 * that match a phrase take precedence over gestures that only mark stress. The first and the last stressed words have
 * gestures.
 */
export function planGestures(spoken: SpokenTrack, seed: number, hand: Gestures['hand']): PlannedGesture[] {
  if (hand === null) return [];
  const { words, stresses, frames, framesPerSecond: rate } = spoken;
  const random = seededRandom(seed);
  const latest = frames - minHoldSeconds * rate;
  const clauses = readClauseFeelings(splitSpoken(words));
  const cues = findCues(words.map(({ word }) => word)).map(({ gesture: found, weight, word }): Candidate => {
    const { startSeconds, endSeconds } = words[word]!;
    const isTender = clauses.findLast(({ from }) => from <= startSeconds)?.feeling === 'tender';
    const gesture = isTender && found === 'at-viewer' ? 'heart' : found;
    const at = Math.max(firstPossibleSeconds, (startSeconds * 2 + endSeconds) / 3) * rate;
    // A hand that is raised slightly before its word is natural.
    return { gesture, weight, at: at <= latest + 0.3 * rate ? Math.min(at, latest) : at };
  });
  const beats = stresses
    .filter(({ strength }) => strength >= hand.minStrength)
    .map(({ frame, strength }): Candidate => ({ gesture: null, weight: strength, at: frame, isBeat: true }));
  const closing = closingWord(spoken, latest);
  const candidates = [...cues, ...closing, ...beats].sort(
    (one, other) => other.weight - one.weight || one.at - other.at,
  );
  const [minPauseSeconds] = hand.pauseSeconds;
  const cueGap = (chainSeconds + minHoldSeconds + Math.max(0.03, (minPauseSeconds - 0.9) * 0.12)) * rate;
  const chosen: Chosen[] = [];
  const chooseIfFree = (candidate: Candidate, gap: number): void => {
    const isFree = chosen.every(({ at }) => Math.abs(at - candidate.at) >= gap);
    const fits = candidate.at >= 0.12 * rate && candidate.at <= latest;
    if (isFree && fits) chosen.push({ ...candidate, hold: between(random, 0.6, 1) * rate });
  };
  for (const candidate of candidates)
    chooseIfFree(candidate, candidate.isBeat ? (0.9 + between(random, ...hand.pauseSeconds)) * rate : cueGap);
  const first = Math.min(frames, ...chosen.map(({ at }) => at));
  const opening = openingWord(words, first - cueGap, rate);
  if (first > maxFirstGestureSeconds * rate && opening) chooseIfFree(opening, cueGap);
  const maxGap = Math.max(maxApart.seconds, hand.pauseSeconds[1] + maxApart.beyondPauseSeconds) * rate;
  const findStill = () => stillWord(chosen, beats, { maxGap, margin: minApartSeconds * rate });
  for (let still = findStill(); still; still = findStill())
    chosen.push({ ...still, hold: between(random, 0.6, 1) * rate });
  return inOrder(chosen, spoken);
}

/** The strongest stress between two gestures that are more than `maxGap` frames apart. */
function stillWord(
  chosen: readonly Chosen[],
  beats: readonly Candidate[],
  { maxGap, margin }: { maxGap: number; margin: number },
): Candidate | null {
  const frames = chosen.map(({ at }) => at).toSorted((one, other) => one - other);
  for (const [index, from] of frames.entries()) {
    const to = frames[index + 1];
    if (to === undefined || to - from <= maxGap) continue;
    const inside = beats.filter(({ at }) => at >= from + margin && at <= to - margin);
    const strongest = inside.toSorted((one, other) => other.weight - one.weight)[0];
    if (strongest) return strongest;
  }
  return null;
}

/** A gesture for an early word, because no phrase near the start has one. */
function openingWord(words: readonly SpokenWord[], before: number, rate: number): Candidate | null {
  const latest = Math.min(before / rate, maxFirstGestureSeconds);
  const at = ({ startSeconds }: SpokenWord): number => Math.max(firstPossibleSeconds, startSeconds + 0.08);
  const early = words.filter((word) => at(word) <= latest);
  const longest = early.toSorted((one, other) => other.word.length - one.word.length)[0];
  return longest ? { gesture: null, weight: 0, at: at(longest) * rate } : null;
}

/** The last stressed word: speakers do not end with their hands down. */
function closingWord({ words, stresses, framesPerSecond: rate }: SpokenTrack, latest: number): Candidate[] {
  const last = words.at(-1);
  if (!last) return [];
  const stress = stresses.findLast(({ frame }) => frame <= last.endSeconds * rate);
  const isNearEnd = stress && stress.frame >= (last.startSeconds - 0.5) * rate;
  const at = isNearEnd ? stress.frame : (last.startSeconds + 0.08) * rate;
  return [{ gesture: null, weight: 1.4, at: Math.min(at, latest) }];
}

function inOrder(chosen: readonly Chosen[], spoken: SpokenTrack): PlannedGesture[] {
  const { frames, framesPerSecond: rate } = spoken;
  const sorted = chosen.toSorted((one, other) => one.at - other.at);
  const planned: PlannedGesture[] = [];
  sorted.forEach(({ at, gesture: wanted, hold }, index) => {
    const before = planned.at(-1)?.gesture;
    const next = sorted[index + 1];
    const gesture =
      wanted && wanted !== before
        ? wanted
        : chooseFillers(spoken, at, index).find((one) => one !== before && one !== next?.gesture)!;
    const up = Math.round(at);
    const isHeldToEnd = !next && frames - up <= maxLastHoldSeconds * rate;
    const latest = next ? next.at - chainSeconds * rate : frames - fallSeconds * rate;
    const end = isHeldToEnd ? frames : Math.max(up + minHoldSeconds * rate, Math.min(up + hold, latest));
    planned.push({
      gesture,
      start: Math.max(0, Math.round(up - riseSeconds * rate)),
      up,
      end: Math.round(end),
    });
  });
  return planned;
}

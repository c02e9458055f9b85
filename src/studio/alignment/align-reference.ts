import type { Span } from './find-pauses.ts';
import { findPauses } from './find-pauses.ts';
import { melCepstra } from './mel-cepstra.ts';
import { analysisRate, powerSpectra } from './power-spectra.ts';
import type { Reference, WordPhone } from './speak-references.ts';
import type { SpokenClock } from './spoken-clock.ts';
import { spokenClock, toRecordedSeconds, toSpokenSeconds } from './spoken-clock.ts';
import type { TimeWarp } from './warp-time.ts';
import { costAlong, warpTime } from './warp-time.ts';

const frameSeconds = 0.01;
/** Warps to try: vocal tracts between a small child's and a large man's, relative to the reference speaker's. */
const vocalTractWarps = [0.82, 0.87, 0.92, 0.96, 1, 1.04, 1.09, 1.15, 1.22] as const;
const startingWarps = [0.87, 1, 1.15] as const;
/**
 * Search band around the diagonal, which limits how far two readings may drift apart: a share of the frames, within
 * bounds.
 */
const band = { share: 0.2, minFrames: 40, maxFrames: 400 };

export type Recording = {
  pauses: Span[];
  durationSeconds: number;
  clock: SpokenClock;
  frameCount: number;
  /** Features of all frames, keyed by vocal-tract warp; see `melCepstra`. */
  features: ReadonlyMap<number, Float32Array>;
};

export function readRecording(samples: Int16Array): Recording {
  const durationSeconds = samples.length / analysisRate;
  const pauses = findPauses(samples);
  const clock = spokenClock(pauses, durationSeconds);
  const frameCount = Math.max(2, Math.round(clock.durationSeconds / frameSeconds));
  const spectra = powerSpectra(samples, frameTimes(clock, frameCount));
  const features = new Map(vocalTractWarps.map((warp) => [warp as number, melCepstra(spectra, warp)]));
  return { pauses, durationSeconds, clock, frameCount, features };
}

/** The midpoints of equal slices of the spoken time, in recorded seconds. */
function frameTimes(clock: SpokenClock, frameCount: number): Float64Array {
  return Float64Array.from({ length: frameCount }, (_, frame) =>
    toRecordedSeconds(clock, ((frame + 0.5) / frameCount) * clock.durationSeconds),
  );
}

export type AlignedReference = { phones: WordPhone[]; cost: number };

/** Places the reference's phones at the times at which they are heard in the recording. */
export function alignReference(recording: Recording, reference: Reference): AlignedReference {
  const { frameCount } = recording;
  const durationSeconds = reference.samples.length / analysisRate;
  const clock = spokenClock(findPauses(reference.samples), durationSeconds);
  // The same number of frames as the recording, so that reading speed only changes how long a frame is.
  const features = melCepstra(powerSpectra(reference.samples, frameTimes(clock, frameCount)), 1);
  const halfBand = Math.max(band.minFrames, Math.min(band.maxFrames, Math.round(band.share * frameCount)));
  const { path } = findBestVocalTractWarp(recording, features, halfBand);
  const heardAt = (referenceSeconds: number) => {
    const frame = (toSpokenSeconds(clock, referenceSeconds) / clock.durationSeconds) * frameCount;
    return toRecordedSeconds(
      recording.clock,
      (matchedFrame(path, frame) / frameCount) * recording.clock.durationSeconds,
    );
  };
  return {
    cost: path.cost,
    phones: reference.phones.map((phone) => ({
      ...phone,
      startSeconds: heardAt(phone.startSeconds),
      endSeconds: heardAt(phone.endSeconds),
    })),
  };
}

/**
 * Finds the vocal-tract warp under which recording and reference are most alike, and the path of their frames. Each
 * warp is scored along the path of the best warp so far, which is a hundred times cheaper than searching a path for
 * each. Three distant starting points keep the search out of a local minimum.
 */
function findBestVocalTractWarp(recording: Recording, features: Float32Array, halfBand: number) {
  const findPath = (vocalTractWarp: number) => ({
    vocalTractWarp,
    path: warpTime(features, recording.features.get(vocalTractWarp)!, halfBand),
  });
  let best = cheapest(startingWarps.map(findPath));
  for (;;) {
    const costs = vocalTractWarps.map((vocalTractWarp) => ({
      vocalTractWarp,
      path: { cost: costAlong(best.path, features, recording.features.get(vocalTractWarp)!) },
    }));
    const { vocalTractWarp } = cheapest(costs);
    if (vocalTractWarp === best.vocalTractWarp) return best;
    const next = findPath(vocalTractWarp);
    if (next.path.cost >= best.path.cost) return best;
    best = next;
  }
}

function cheapest<Candidate extends { path: { cost: number } }>(candidates: Candidate[]): Candidate {
  return candidates.reduce((left, right) => (right.path.cost < left.path.cost ? right : left));
}

/** Where a moment between two frames of the reference lies among the recording's frames. */
function matchedFrame({ firstRight, lastRight }: TimeWarp, frame: number): number {
  const last = firstRight.length - 1;
  const middle = (index: number) => (firstRight[index]! + lastRight[index]! + 1) / 2;
  const position = frame - 0.5;
  const before = Math.floor(position);
  if (before < 0) return Math.max(0, middle(0) * (frame / 0.5));
  if (before >= last) return last + 1 - (last + 1 - middle(last)) * Math.min(1, (last + 1 - frame) / 0.5);
  const share = position - before;
  return middle(before) * (1 - share) + middle(before + 1) * share;
}

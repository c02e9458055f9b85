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
/** Vocal tracts from a small child's to a big man's, against the reference's. */
const vocalTractWarps = [0.82, 0.87, 0.92, 0.96, 1, 1.04, 1.09, 1.15, 1.22] as const;
const startingWarps = [0.87, 1, 1.15] as const;
/** How far readers may drift apart: a share of the whole, within bounds. */
const band = { share: 0.2, minFrames: 40, maxFrames: 400 };

export type Recording = {
  pauses: Span[];
  durationSeconds: number;
  clock: SpokenClock;
  frames: number;
  /** By vocal-tract warp. */
  features: ReadonlyMap<number, Float32Array>;
};

export function readRecording(samples: Int16Array): Recording {
  const durationSeconds = samples.length / analysisRate;
  const pauses = findPauses(samples);
  const clock = spokenClock(pauses, durationSeconds);
  const frames = Math.max(2, Math.round(clock.durationSeconds / frameSeconds));
  const spectra = powerSpectra(samples, frameTimes(clock, frames));
  const features = new Map(vocalTractWarps.map((warp) => [warp as number, melCepstra(spectra, warp)]));
  return { pauses, durationSeconds, clock, frames, features };
}

/** The middles of evenly many frames of the spoken time, as recorded times. */
function frameTimes(clock: SpokenClock, frames: number): Float64Array {
  return Float64Array.from({ length: frames }, (_, frame) =>
    toRecordedSeconds(clock, ((frame + 0.5) / frames) * clock.durationSeconds),
  );
}

export type AlignedReference = { phones: WordPhone[]; cost: number; warp: number };

/** The reference's phones at the times at which they are heard in the recording. */
export function alignReference(recording: Recording, reference: Reference): AlignedReference {
  const { frames } = recording;
  const durationSeconds = reference.samples.length / analysisRate;
  const clock = spokenClock(findPauses(reference.samples), durationSeconds);
  // As many frames as the recording: a slower or quicker reader differs in the length of a frame alone.
  const features = melCepstra(powerSpectra(reference.samples, frameTimes(clock, frames)), 1);
  const halfBand = Math.max(band.minFrames, Math.min(band.maxFrames, Math.round(band.share * frames)));
  const { path, warp } = bestWarp(recording, features, halfBand);
  const heardAt = (referenceSeconds: number) => {
    const frame = (toSpokenSeconds(clock, referenceSeconds) / clock.durationSeconds) * frames;
    return toRecordedSeconds(
      recording.clock,
      (matchedFrame(path, frame) / frames) * recording.clock.durationSeconds,
    );
  };
  return {
    cost: path.cost,
    warp,
    phones: reference.phones.map((phone) => ({
      ...phone,
      startSeconds: heardAt(phone.startSeconds),
      endSeconds: heardAt(phone.endSeconds),
    })),
  };
}

/**
 * The warp that hears the two as most alike, and the path that it finds. Every warp is judged along the path of the one
 * before, which costs a hundredth of a path of its own; three distant starts keep it from the wrong valley.
 */
function bestWarp(recording: Recording, features: Float32Array, halfBand: number) {
  const findPath = (warp: number) => ({
    warp,
    path: warpTime(features, recording.features.get(warp)!, halfBand),
  });
  let best = cheapest(startingWarps.map(findPath));
  for (;;) {
    const costs = vocalTractWarps.map((warp) => ({
      warp,
      path: { cost: costAlong(best.path, features, recording.features.get(warp)!) },
    }));
    const { warp } = cheapest(costs);
    if (warp === best.warp) return best;
    const next = findPath(warp);
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

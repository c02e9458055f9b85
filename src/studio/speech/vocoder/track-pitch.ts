/** Time between the frames of an utterance. */
export const frameSeconds = 0.005;

/** A quarter of flite's rate is enough for pitch, and the cost of the search grows with the square of the rate. */
const decimation = 4;
const windowSeconds = 0.02;
/** flite's voices vary less than this around their mean, which excludes octave errors. */
const range = { low: 0.6, high: 1.75 };

export type PitchTrack = {
  /** Hertz per frame; interpolated in unvoiced frames. */
  hertz: Float64Array;
  /** How periodic each frame is, 0 to 1. */
  periodicity: Float64Array;
};

/** The pitch of an utterance every `frameSeconds`, by normalised cross-correlation around the known mean of the voice. */
export function trackPitch(samples: Int16Array, sampleRate: number, meanHertz: number): PitchTrack {
  const rate = sampleRate / decimation;
  const frames = Math.ceil(samples.length / sampleRate / frameSeconds) + 1;
  const found = new Float64Array(frames);
  const periodicity = new Float64Array(frames);
  const shortest = Math.floor(rate / (meanHertz * range.high));
  const longest = Math.ceil(rate / (meanHertz * range.low));
  const window = Math.round(windowSeconds * rate);
  const margin = window + longest + 2;
  const signal = decimate(samples, margin);
  const energy = new Float64Array(signal.length + 1);
  for (let index = 0; index < signal.length; index++)
    energy[index + 1] = energy[index]! + signal[index]! ** 2;
  for (let frame = 0; frame < frames; frame++) {
    const centre = margin + Math.min(Math.round(frame * frameSeconds * rate), signal.length - 2 * margin);
    const peak = findPeak({ signal, energy }, centre, { shortest, longest, window });
    periodicity[frame] = peak.likeness;
    if (peak.likeness > 0.6) found[frame] = rate / peak.lag;
  }
  return { hertz: fillGaps(medianOfFive(found), meanHertz), periodicity };
}

/** Adds silence of `margin` on either side, so that the search needs no bounds checks. */
function decimate(samples: Int16Array, margin: number): Float64Array {
  const length = Math.floor(samples.length / decimation);
  const signal = new Float64Array(length + 2 * margin);
  for (let index = 0; index < length; index++) {
    let sum = 0;
    for (let offset = 0; offset < decimation; offset++) sum += samples[index * decimation + offset]!;
    signal[margin + index] = sum / decimation;
  }
  return signal;
}

function findPeak(
  { signal, energy }: { signal: Float64Array; energy: Float64Array },
  centre: number,
  { shortest, longest, window }: { shortest: number; longest: number; window: number },
): { lag: number; likeness: number } {
  const likenesses = new Float64Array(longest - shortest + 3);
  let best = 1;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    const start = centre - ((window + lag) >> 1);
    const end = start + window;
    let product = 0;
    for (let index = start; index < end; index++) product += signal[index]! * signal[index + lag]!;
    const left = 400 + energy[end]! - energy[start]!;
    const right = 400 + energy[end + lag]! - energy[start + lag]!;
    const position = lag - shortest + 1;
    likenesses[position] = product / Math.sqrt(left * right);
    if (position > 0 && position < likenesses.length - 1 && likenesses[position]! > likenesses[best]!)
      best = position;
  }
  const [before, at, after] = [likenesses[best - 1]!, likenesses[best]!, likenesses[best + 1]!];
  const curvature = before - 2 * at + after;
  const offset = curvature < -1e-9 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curvature))) : 0;
  return { lag: shortest - 1 + best + offset, likeness: Math.max(0, at) };
}

function medianOfFive(values: Float64Array): Float64Array {
  return values.map((value, index) => {
    if (value === 0) return 0;
    const around = [...values.subarray(Math.max(0, index - 2), index + 3)].filter((one) => one > 0);
    return around.toSorted((a, b) => a - b)[around.length >> 1]!;
  });
}

/** Interpolates linearly across unvoiced gaps. */
function fillGaps(values: Float64Array, fallback: number): Float64Array {
  const filled = values.slice();
  let last = -1;
  for (let index = 0; index <= values.length; index++) {
    if (index < values.length && values[index] === 0) continue;
    const from = last === -1 ? (values[index] ?? fallback) : values[last]!;
    const to = index < values.length ? values[index]! : from;
    for (let gap = last + 1; gap < index; gap++) {
      filled[gap] = from + ((to - from) * (gap - last)) / (index - last);
    }
    last = index;
  }
  return filled;
}

/** Frames of an utterance are this far apart. */
export const frameSeconds = 0.005;

/** A quarter of flite's rate: a pitch needs no more, and the search costs the square of the rate. */
const decimation = 4;
const windowSeconds = 0.02;
/** Flite's voices move less than this around their mean, so that halves and doubles are never met. */
const range = { low: 0.6, high: 1.75 };

export type PitchTrack = {
  /** Hertz per frame, also where nothing is voiced: carried on from the neighbours. */
  hertz: Float64Array;
  /** How periodic each frame is, 0 to 1. */
  periodicity: Float64Array;
};

/** The pitch of an utterance every `frameSeconds`, by normalised cross-correlation around the known mean of the voice. */
export function trackPitch(samples: Int16Array, sampleRate: number, meanHertz: number): PitchTrack {
  const rate = sampleRate / decimation;
  const signal = Float64Array.from({ length: Math.floor(samples.length / decimation) }, (_, index) => {
    let sum = 0;
    for (let offset = 0; offset < decimation; offset++) sum += samples[index * decimation + offset]!;
    return sum / decimation;
  });
  const frames = Math.ceil(samples.length / sampleRate / frameSeconds) + 1;
  const found = new Float64Array(frames);
  const periodicity = new Float64Array(frames);
  const shortest = Math.floor(rate / (meanHertz * range.high));
  const longest = Math.ceil(rate / (meanHertz * range.low));
  for (let frame = 0; frame < frames; frame++) {
    const centre = Math.round(frame * frameSeconds * rate);
    const peak = findPeak(signal, centre, { shortest, longest, window: Math.round(windowSeconds * rate) });
    periodicity[frame] = peak.likeness;
    if (peak.likeness > 0.6) found[frame] = rate / peak.lag;
  }
  return { hertz: fillGaps(medianOfFive(found), meanHertz), periodicity };
}

function findPeak(
  signal: Float64Array,
  centre: number,
  { shortest, longest, window }: { shortest: number; longest: number; window: number },
): { lag: number; likeness: number } {
  const likenesses = new Float64Array(longest - shortest + 3);
  let best = 1;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    const start = centre - ((window + lag) >> 1);
    let [product, left, right] = [0, 400, 400];
    for (let index = start; index < start + window; index++) {
      const [a, b] = [signal[index] ?? 0, signal[index + lag] ?? 0];
      product += a * b;
      left += a * a;
      right += b * b;
    }
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

/** Straight lines across the gaps: a word that begins without voice starts where the last one ended. */
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

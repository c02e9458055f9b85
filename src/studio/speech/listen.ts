/** Measurements of finished speech for tests: properties that a listener would notice. */
import { readFile } from 'node:fs/promises';
import type { WavSamples } from './wav.ts';
import { readWavSamples } from './wav.ts';

export async function readSpeechSamples(path: string): Promise<WavSamples> {
  return readWavSamples(await readFile(path));
}

/** Root mean square of the samples between two times. */
export function loudnessBetween(
  { sampleRate, samples }: WavSamples,
  startSeconds: number,
  endSeconds: number,
) {
  const part = samples.subarray(Math.round(startSeconds * sampleRate), Math.round(endSeconds * sampleRate));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}

/** One loudness for each frame of a video. */
export function loudnessEnvelope(audio: WavSamples, framesPerSecond: number): number[] {
  const frames = Math.ceil((audio.samples.length / audio.sampleRate) * framesPerSecond);
  return Array.from({ length: frames }, (_, frame) =>
    loudnessBetween(audio, frame / framesPerSecond, (frame + 1) / framesPerSecond),
  );
}

/** Median pitch by autocorrelation of the loud, clearly periodic parts. */
export function medianPitchHertz({ sampleRate, samples }: WavSamples): number {
  // 8 kHz is enough for pitch, and the cost of the search grows with the square of the rate.
  const step = Math.floor(sampleRate / 8000);
  const signal = Float64Array.from(
    { length: Math.floor(samples.length / step) },
    (_, index) => samples[index * step]!,
  );
  const rate = sampleRate / step;
  const windowSamples = Math.round(rate * 0.04);
  const pitches: number[] = [];
  for (let start = 0; start + 2 * windowSamples < signal.length; start += Math.round(rate * 0.02)) {
    const lag = findBestLag(signal, start, windowSamples, rate);
    if (lag !== null) pitches.push(rate / lag);
  }
  return pitches.sort((left, right) => left - right)[pitches.length >> 1] ?? 0;
}

function findBestLag(
  signal: Float64Array,
  start: number,
  windowSamples: number,
  rate: number,
): number | null {
  const energyAt = (offset: number) => {
    let energy = 0;
    for (let index = 0; index < windowSamples; index++) energy += signal[offset + index]! ** 2;
    return energy;
  };
  const energy = energyAt(start);
  if (energy / windowSamples < 500 ** 2) return null;
  let best = { lag: 0, likeness: 0.7 };
  for (let lag = Math.round(rate / 400); lag < rate / 60; lag++) {
    let product = 0;
    for (let index = 0; index < windowSamples; index++) {
      product += signal[start + index]! * signal[start + index + lag]!;
    }
    const likeness = product / Math.sqrt(energy * energyAt(start + lag) + 1);
    // Two periods correlate as well as one: only a clearly better correlation may double the period.
    if (likeness > best.likeness + 0.03) best = { lag, likeness };
  }
  return best.lag === 0 ? null : best.lag;
}

/** Pearson's r. */
export function correlation(left: number[], right: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [leftMean, rightMean] = [mean(left), mean(right)];
  let [product, leftSquare, rightSquare] = [0, 0, 0];
  for (const [index, value] of left.entries()) {
    const [a, b] = [value - leftMean, right[index]! - rightMean];
    product += a * b;
    leftSquare += a * a;
    rightSquare += b * b;
  }
  return product / Math.sqrt(leftSquare * rightSquare);
}

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

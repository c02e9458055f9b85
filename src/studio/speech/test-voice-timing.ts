/** Measurements of timing for tests: whether sounds occur at the times of their phones. */
import type { WavSamples } from './wav.ts';

const stepSeconds = 0.0025;
const windowSeconds = 0.01;
const reachSteps = 16;

/** Logarithmic loudness every 2.5 ms, with a floor. */
function envelope({ samples, sampleRate }: WavSamples): number[] {
  const length = Math.floor(samples.length / sampleRate / stepSeconds);
  return Array.from({ length }, (_, step) => {
    const from = Math.round(step * stepSeconds * sampleRate);
    const part = samples.subarray(from, from + Math.round(windowSeconds * sampleRate));
    return Math.log10(50 + Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length));
  });
}

/**
 * The delay of the second recording relative to the first, up to 40 ms, by the best correlation of their loudness in the
 * middle of the first or within `span`. A parabola through the best three values refines the step.
 */
export function delaySeconds(
  first: WavSamples,
  second: WavSamples,
  span?: { startSeconds: number; endSeconds: number },
): number {
  const [left, right] = [envelope(first), envelope(second)];
  const from = Math.round((span?.startSeconds ?? 0.05) / stepSeconds);
  const to = span ? Math.round(span.endSeconds / stepSeconds) : left.length - 20;
  const costs: number[] = [];
  for (let lag = -reachSteps; lag <= reachSteps; lag++) {
    let [leftMean, rightMean] = [0, 0];
    for (let index = from; index < to; index++) {
      leftMean += (left[index] ?? 0) / (to - from);
      rightMean += (right[index + lag] ?? 0) / (to - from);
    }
    let cost = 0;
    for (let index = from; index < to; index++)
      cost += ((left[index] ?? 0) - leftMean - (right[index + lag] ?? 0) + rightMean) ** 2;
    costs.push(cost);
  }
  const best = costs.indexOf(Math.min(...costs));
  const [before, at, after] = [costs[best - 1], costs[best]!, costs[best + 1]];
  const curve = before === undefined || after === undefined ? 0 : before - 2 * at + after;
  const offset = curve > 0 ? (before! - after!) / (2 * curve) : 0;
  return (best - reachSteps + offset) * stepSeconds;
}

import { makeBiquad } from './effects/biquad.ts';
import { sampleRate } from './sound.ts';
import type { Sound } from './sound.ts';

/** K-weighting of ITU-R BS.1770 at 48 kHz: a high shelf for the head, then a high-pass. */
const makeHead = () =>
  makeBiquad({
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [1, -1.69065929318241, 0.73248077421585],
  });
const makeLowCut = () => makeBiquad({ b: [1, -2, 1], a: [1, -1.99004745483398, 0.99007225036621] });

const blockSeconds = 0.4;
const stepSeconds = 0.1;

/** Integrated loudness in LUFS with the gating of EBU R128; −Infinity for silence. */
export function measureLoudnessOf(sound: Sound): number {
  const right = weighedSteps(sound.right);
  const steps = weighedSteps(sound.left).map((power, step) => power + right[step]!);
  const stepsInBlock = Math.round(blockSeconds / stepSeconds);
  const blocks = steps
    .slice(0, Math.max(0, steps.length - stepsInBlock + 1))
    .map((_, start) => mean(steps.slice(start, start + stepsInBlock)));
  const heard = blocks.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(heard)) - 10;
  return toLufs(mean(heard.filter((power) => toLufs(power) > gate)));
}

/** K-weighted mean square of each 100 ms. */
function weighedSteps(samples: Float32Array): number[] {
  const [head, lowCut] = [makeHead(), makeLowCut()];
  const length = Math.round(stepSeconds * sampleRate);
  const steps: number[] = [];
  for (let start = 0; start + length <= samples.length; start += length) {
    let sum = 0;
    for (let index = start; index < start + length; index++) sum += lowCut(head(samples[index]!)) ** 2;
    steps.push(sum / length);
  }
  return steps;
}

const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

import { makeFilter } from '../effects/biquad.ts';
import { makeMode, makeNoise } from '../oscillators.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type SnareShape = {
  /** Pitch of the drumhead. */
  hertz: number;
  bodyDecaySeconds: number;
  noiseDecaySeconds: number;
  /** Level of the snare wires. */
  noiseLevel: number;
  /** Cutoff of the high-pass filter on the wires. */
  noiseHertz: number;
  /** Cutoff of the low-pass filter at full velocity. */
  brightnessHertz: number;
};

/** Length of the sound as a multiple of its longest decay; by then it is 60 dB down. */
const tailInDecays = 7;

/** Two modes of the drumhead and shell, and filtered noise for the wires. */
export const makeSnare =
  (shape: SnareShape): Instrument =>
  ({ velocity, random }) => {
    const seconds = tailInDecays * Math.max(shape.noiseDecaySeconds, shape.bodyDecaySeconds);
    const samples = new Float32Array(secondsToSamples(seconds));
    const head = makeMode(shape.hertz, shape.bodyDecaySeconds);
    const shell = makeMode(shape.hertz * 1.72, shape.bodyDecaySeconds * 0.6);
    const noise = makeNoise(random);
    const lowCut = makeFilter('highPass', { hertz: shape.noiseHertz });
    const soften = makeFilter('lowPass', { hertz: shape.brightnessHertz * (0.6 + 0.4 * velocity) });
    for (let index = 0; index < samples.length; index++) {
      const time = index / sampleRate;
      const wires = soften(lowCut(noise())) * Math.exp(-time / shape.noiseDecaySeconds) * shape.noiseLevel;
      const body = head() * 0.7 + shell() * 0.35;
      samples[index] = Math.tanh(body + wires) * velocity * Math.min(1, time / 0.0007);
    }
    return makeCentred(samples);
  };

import { makeFilter } from '../effects/biquad.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type KickShape = {
  hertz: number;
  /** Pitch sweep at the attack: how far above the pitch it starts, and its time constant (to 1/e). */
  sweepHertz: number;
  sweepSeconds: number;
  decaySeconds: number;
  click: number;
  drive: number;
  brightnessHertz: number;
};

/** Sine with a falling pitch and soft saturation; also used as a tom or a boom. */
export const makeKick =
  (shape: KickShape): Instrument =>
  ({ velocity, random }) => {
    const samples = new Float32Array(secondsToSamples(shape.decaySeconds * 6));
    const soften = makeFilter('lowPass', { hertz: shape.brightnessHertz });
    let phase = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / sampleRate;
      const sweep = shape.sweepHertz * (0.6 + 0.4 * velocity) * Math.exp(-time / shape.sweepSeconds);
      phase += ((shape.hertz + sweep) * 2 * Math.PI) / sampleRate;
      const body = Math.sin(phase) * Math.exp(-time / shape.decaySeconds);
      const click = shape.click * (2 * random() - 1) * Math.exp(-time / 0.0025);
      const rise = Math.min(1, time / 0.0008);
      const fall = Math.min(1, (samples.length - index) / 480);
      samples[index] = soften(Math.tanh((body + click) * shape.drive) * rise) * velocity * fall;
    }
    return makeCentred(samples);
  };

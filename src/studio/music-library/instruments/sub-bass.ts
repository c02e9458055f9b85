import { makeFilter } from '../effects/biquad.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type SubShape = {
  decaySeconds: number;
  /** Overtones make the note audible on a phone's speaker. */
  drive: number;
};

/** The note starts this fraction above its pitch. */
const sweepDepth = 0.6;
const sweepSeconds = 0.018;
const attackSeconds = 0.004;
const releaseSeconds = 0.05;

/** A long sine with a pitch drop at the start and soft saturation. */
export const makeSubBass =
  ({ decaySeconds, drive }: SubShape): Instrument =>
  ({ hertz, seconds, velocity }) => {
    const count = secondsToSamples(seconds + releaseSeconds);
    const samples = new Float32Array(count);
    const soften = makeFilter('lowPass', { hertz: 1400 });
    let phase = 0;
    for (let index = 0; index < count; index++) {
      const time = index / sampleRate;
      phase += (2 * Math.PI * hertz * (1 + sweepDepth * Math.exp(-time / sweepSeconds))) / sampleRate;
      const envelope = Math.exp(-time / decaySeconds) * Math.min(1, time / attackSeconds);
      const release = Math.min(1, (count - index) / (releaseSeconds * sampleRate));
      // A little of the octave makes the saturation asymmetric, which adds even harmonics.
      const wave = Math.sin(phase) + 0.2 * Math.sin(2 * phase);
      samples[index] = soften(Math.tanh(wave * envelope * drive)) * release * velocity;
    }
    return makeCentred(samples);
  };

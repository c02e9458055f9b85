import { makeMode } from '../oscillators.ts';
import { makeFilter } from '../effects/biquad.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type StruckShape = {
  /** For each mode: pitch relative to the note, level, and time constant in seconds at middle C. */
  modes: readonly (readonly [ratio: number, level: number, decaySeconds: number])[];
  /** Level of the mallet noise. */
  knock: number;
};

/** Modal synthesis of marimba, glockenspiel and wood block: a few decaying modes. */
export const makeStruck =
  (shape: StruckShape): Instrument =>
  ({ hertz, velocity, random }) => {
    const middleC = 261.63;
    // High notes die away sooner.
    const shorter = Math.min(1.5, Math.sqrt(middleC / hertz));
    const longest = Math.max(...shape.modes.map(([, , seconds]) => seconds)) * shorter;
    const samples = new Float32Array(secondsToSamples(Math.min(4, longest * 6)));
    const modes = shape.modes
      .filter(([ratio]) => ratio * hertz < 16_000)
      .map(([ratio, level, seconds], index) => ({
        next: makeMode(ratio * hertz, seconds * shorter),
        level: level * (index === 0 ? 1 : 0.35 + 0.65 * velocity),
      }));
    const wood = makeFilter('bandPass', { hertz: Math.min(5000, hertz * 4), q: 1 });
    for (let index = 0; index < samples.length; index++) {
      const time = index / sampleRate;
      const knock = wood(2 * random() - 1) * Math.exp(-time / 0.004) * shape.knock * velocity;
      const ring = modes.reduce((sum, mode) => sum + mode.next() * mode.level, 0);
      // Without these fades, the sound would click at its start and its end.
      const fade = Math.min(1, time / 0.0015, (samples.length - index) / secondsToSamples(0.02));
      samples[index] = (ring + knock) * velocity * fade;
    }
    return makeCentred(samples);
  };

import { makeFilter } from '../effects/biquad.ts';
import { secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

/** Vinyl crackle for the duration of the note. */
export const crackle: Instrument = ({ seconds, velocity, random }) => {
  const makeSide = () => {
    const samples = new Float32Array(secondsToSamples(seconds));
    const groove = makeFilter('bandPass', { hertz: 2600, q: 0.7 });
    const hiss = makeFilter('lowPass', { hertz: 1800 });
    for (let index = 0; index < samples.length; index++) {
      const isSpeck = random() < 14 / 48_000;
      const speck = isSpeck ? (random() - 0.5) * (0.5 + 0.5 * random()) * 6 : 0;
      const ends = Math.min(1, index / 480, (samples.length - index) / 480);
      samples[index] = (groove(speck) + hiss(random() - 0.5) * 0.03) * velocity * ends;
    }
    return samples;
  };
  return { left: makeSide(), right: makeSide() };
};

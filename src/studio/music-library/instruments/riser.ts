import { makeFilter } from '../effects/biquad.ts';
import { makeSweepingFilter } from '../effects/sweeping-filter.ts';
import { makeNoise } from '../oscillators.ts';
import { sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

/** Filtered noise with a rising cutoff until the end of the note: announces the next section. */
export const riser: Instrument = ({ seconds, velocity, random }) => {
  const tailSeconds = 0.12;
  const makeSide = () => {
    const samples = new Float32Array(secondsToSamples(seconds + tailSeconds));
    const noise = makeNoise(random);
    const open = makeSweepingFilter(1.2, (time) => 300 * 22 ** Math.min(1, time / seconds));
    const lowCut = makeFilter('highPass', { hertz: 350 });
    for (let index = 0; index < samples.length; index++) {
      const time = index / sampleRate;
      const level = time < seconds ? (time / seconds) ** 2 : Math.max(0, 1 - (time - seconds) / tailSeconds);
      samples[index] = lowCut(open(noise())) * level * velocity * 0.7;
    }
    return samples;
  };
  return { left: makeSide(), right: makeSide() };
};

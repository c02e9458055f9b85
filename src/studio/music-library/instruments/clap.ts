import { makeFilter } from '../effects/biquad.ts';
import { makeNoise } from '../oscillators.ts';
import { sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type ClapShape = {
  hertz: number;
  /** Several people never clap at exactly the same time. */
  handsAtSeconds: readonly number[];
  decaySeconds: number;
};

export const makeClap =
  (shape: ClapShape): Instrument =>
  ({ velocity, random }) => {
    const makeSide = () => {
      const samples = new Float32Array(secondsToSamples(shape.decaySeconds * 7 + 0.04));
      const noise = makeNoise(random);
      const band = makeFilter('bandPass', { hertz: shape.hertz, q: 1.1 });
      const lowCut = makeFilter('highPass', { hertz: shape.hertz * 0.5 });
      for (let index = 0; index < samples.length; index++) {
        const level = clapLevel(shape, index / sampleRate);
        samples[index] = lowCut(band(noise())) * level * velocity * 2.4;
      }
      return samples;
    };
    return { left: makeSide(), right: makeSide() };
  };

function clapLevel({ handsAtSeconds, decaySeconds }: ClapShape, time: number): number {
  const last = handsAtSeconds.at(-1)!;
  const hand = handsAtSeconds.filter((at) => at <= time).at(-1);
  if (hand === undefined) return 0;
  const since = time - hand;
  return Math.min(1, since / 0.0006) * Math.exp(-since / (hand === last ? decaySeconds : 0.005));
}

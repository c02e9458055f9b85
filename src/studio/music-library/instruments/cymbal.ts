import { makeFilter } from '../effects/biquad.ts';
import { makeNoise, makeSquare } from '../oscillators.ts';
import { sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type CymbalShape = {
  decaySeconds: number;
  attackSeconds: number;
  lowCutHertz: number;
  highCutHertz: number;
  /** Level of the square oscillators relative to the noise. */
  metal: number;
};

/** Inharmonic, like the partials of a cymbal. */
const metalHertz = [2030, 3075, 3652, 4342, 5397, 7987];

/** Hi-hats, shakers and crashes: filtered noise, with or without metallic partials. */
export const makeCymbal =
  (shape: CymbalShape): Instrument =>
  ({ velocity, random }) => {
    const count = secondsToSamples(shape.attackSeconds + shape.decaySeconds * 7);
    const makeSide = () => {
      const samples = new Float32Array(count);
      const noise = makeNoise(random);
      const ringing = metalHertz.map((hertz) => makeSquare(hertz * (0.98 + 0.04 * random()), random()));
      const lowCut = makeFilter('highPass', { hertz: shape.lowCutHertz, q: 0.9 });
      const soften = makeFilter('lowPass', { hertz: shape.highCutHertz * (0.55 + 0.45 * velocity) });
      for (let index = 0; index < count; index++) {
        const time = index / sampleRate;
        const metal = shape.metal === 0 ? 0 : ringing.reduce((sum, next) => sum + next(), 0) / 6;
        const rise = Math.min(1, time / shape.attackSeconds);
        const level = rise * Math.exp(-Math.max(0, time - shape.attackSeconds) / shape.decaySeconds);
        samples[index] = soften(lowCut(noise() + metal * shape.metal)) * level * velocity;
      }
      return samples;
    };
    return { left: makeSide(), right: makeSide() };
  };

import { makeFilter } from '../effects/biquad.ts';
import type { Random } from '../random.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type StringShape = {
  /** RT60 of the string at middle C. */
  ringSeconds: number;
  /** Decay after note-off. */
  dampedSeconds: number;
  /** 0 dull … 1 bright. */
  brightness: number;
  /** Position of the pluck, as a fraction of the string's length. */
  pickAt: number;
  /** Level of the body resonance. */
  bodyHertz: readonly (readonly [hertz: number, gainDb: number])[];
};

/** Karplus–Strong: a noise burst in a delay line of one period, damped on every pass. */
export const makePluckedString =
  (shape: StringShape): Instrument =>
  ({ hertz, seconds, velocity, random }) => {
    const middleC = 261.63;
    const ringSeconds = shape.ringSeconds * Math.min(1.6, Math.sqrt(middleC / hertz));
    const heldSeconds = Math.min(seconds, ringSeconds);
    const samples = new Float32Array(secondsToSamples(heldSeconds + shape.dampedSeconds));
    const blend = 0.5 + 0.45 * (1 - shape.brightness);
    // The averaging of two neighbours and the tuning filter add delay too.
    const period = sampleRate / hertz - blend / 2;
    const length = Math.floor(period - 0.1);
    const fraction = period - length;
    const tune = (1 - fraction) / (1 + fraction);
    const line = pluck({ length, random, velocity, shape });
    const ringGain = 10 ** (-3 / (hertz * ringSeconds));
    const dampedGain = 10 ** (-3 / (hertz * shape.dampedSeconds));
    const body = shape.bodyHertz.map(([at, gainDb]) => makeFilter('bell', { hertz: at, q: 1.4, gainDb }));
    const lowCut = makeFilter('highPass', { hertz: Math.min(hertz * 0.7, 120) });
    let [at, before, tuned, tunedFrom] = [0, 0, 0, 0];
    for (let index = 0; index < samples.length; index++) {
      const out = line[at]!;
      const mixed = out * (1 - blend / 2) + before * (blend / 2);
      before = out;
      tuned = tune * (mixed - tuned) + tunedFrom;
      tunedFrom = mixed;
      line[at] = tuned * (index < heldSeconds * sampleRate ? ringGain : dampedGain);
      at = at + 1 === length ? 0 : at + 1;
      const ends = Math.min(1, (samples.length - index) / 960);
      samples[index] = body.reduce((sound, resonance) => resonance(sound), lowCut(out)) * ends;
    }
    return makeCentred(samples);
  };

type Pluck = { length: number; random: Random; velocity: number; shape: StringShape };

/** Excitation: noise, low-passed like a fingertip, with the comb notches of the pluck position; normalized. */
function pluck({ length, random, velocity, shape }: Pluck): Float64Array {
  const soften = makeFilter('lowPass', { hertz: 900 + 9000 * shape.brightness * velocity });
  const noise = Float64Array.from({ length: length * 2 }, () => soften(2 * random() - 1)).slice(length);
  const offset = Math.max(1, Math.round(length * shape.pickAt));
  const burst = noise.map((value, index) => value - noise[(index + length - offset) % length]!);
  const mean = burst.reduce((sum, value) => sum + value, 0) / length;
  const power = Math.sqrt(burst.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length);
  return burst.map((value) => ((value - mean) / power) * 0.35 * velocity);
}

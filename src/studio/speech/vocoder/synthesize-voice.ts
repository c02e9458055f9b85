import { seededRandom } from './seeded-random.ts';
import { createFourier } from './fourier.ts';
import { shapedBins } from './shape-envelope.ts';

export const vocoderRate = 32_000;
const transformSize = 2 * (shapedBins - 1);
/** Interval at which unvoiced sounds get a new envelope. */
const unvoicedPeriodSeconds = 0.004;

/** The voice at one moment. */
export type VoiceMoment = {
  /** Natural logarithm of power, `shapedBins` values. */
  envelope: Float64Array;
  pitchHertz: number;
  /** 0 … 1: the periodic share of the sound below `breathFromHertz`. */
  voicing: number;
  breathFromHertz: number;
  gain: number;
};

/**
 * Pulses of a voice and noise, each shaped by the envelope of its moment (mixed excitation, minimum phase).
 * Returns samples at `vocoderRate`.
 */
export function synthesizeVoice(
  durationSeconds: number,
  momentAt: (seconds: number) => VoiceMoment,
): Float64Array {
  const length = Math.round(durationSeconds * vocoderRate);
  const output = new Float64Array(length + transformSize);
  const shaper = createPulseShaper();
  const random = seededRandom(length);
  let position = 0;
  while (position < length) {
    const moment = momentAt(position / vocoderRate);
    const isVoiced = moment.voicing > 0.02;
    const period = isVoiced ? vocoderRate / moment.pitchHertz : unvoicedPeriodSeconds * vocoderRate;
    const next = position + period;
    const start = Math.floor(position);
    const noiseSamples = Math.floor(next) - start;
    const pulse = shaper(moment, { period, delay: position - start, noiseSamples, random });
    for (let index = 0; index < transformSize; index++) output[start + index]! += pulse[index]!;
    position = next;
  }
  return output.subarray(0, length);
}

/** Standard normal noise (Box–Muller), read from random positions. */
const gaussianNoise = makeNoise(1 << 16);

function makeNoise(length: number): Float64Array {
  const random = seededRandom(1);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Float64Array.from({ length }, normal);
}

type Pulse = { period: number; delay: number; noiseSamples: number; random: () => number };

function createPulseShaper(): (moment: VoiceMoment, pulse: Pulse) => Float64Array {
  const fourier = createFourier(transformSize);
  const half = transformSize / 2;
  const real = new Float64Array(transformSize);
  const imaginary = new Float64Array(transformSize);
  const hertzOf = (bin: number) => (bin * vocoderRate) / transformSize;
  const perBin = (value: (hertz: number) => number) =>
    Float64Array.from({ length: half + 1 }, (_, bin) => value(hertzOf(bin)));
  const steepHertz = perBin((hertz) => (hertz + 1) ** steepness);
  const spreadReal = perBin((hertz) => Math.cos(spreadPhase(hertz)));
  const spreadImaginary = perBin((hertz) => -Math.sin(spreadPhase(hertz)));
  const noiseReal = new Float64Array(half + 1);
  const noiseImaginary = new Float64Array(half + 1);

  /**
   * Writes the complex logarithm of the response to `real` and `imaginary`, and the spectrum of the noise next to it: both
   * inputs are real, so one transform serves both.
   */
  function prepare(envelope: Float64Array, noise: Pulse & { voicing: number }): void {
    for (let bin = 0; bin <= half; bin++) {
      real[bin] = envelope[bin]! / 2;
      real[(transformSize - bin) % transformSize] = real[bin]!;
    }
    imaginary.fill(0);
    fillNoise(imaginary, noise);
    fourier.transform(real, imaginary);
    for (let bin = 0; bin <= half; bin++) {
      const mirrored = (transformSize - bin) % transformSize;
      noiseReal[bin] = (imaginary[bin]! + imaginary[mirrored]!) / 2;
      noiseImaginary[bin] = (real[mirrored]! - real[bin]!) / 2;
      real[bin] = (real[bin]! + real[mirrored]!) / 2;
    }
    // Minimum phase: folds the cepstrum onto its first half.
    for (let index = 0; index <= half; index++) {
      real[index]! *= (index === 0 || index === half ? 1 : 2) / transformSize;
    }
    real.fill(0, half + 1);
    imaginary.fill(0);
    fourier.transform(real, imaginary);
  }

  return ({ envelope, voicing, breathFromHertz, gain }, pulse) => {
    const { period, delay } = pulse;
    prepare(envelope, { ...pulse, voicing });
    const pulseGain = Math.sqrt(period) * gain;
    const steepBreath = breathFromHertz ** -steepness;
    // The delay within a sample rotates each bin by a constant angle more than the one before.
    const stepReal = Math.cos((2 * Math.PI * delay) / transformSize);
    const stepImaginary = -Math.sin((2 * Math.PI * delay) / transformSize);
    let [turnReal, turnImaginary] = [1, 0];
    for (let bin = 0; bin <= half; bin++) {
      const pitched = voicing === 0 ? 0 : (voicing * maxPitched) / (1 + steepHertz[bin]! * steepBreath);
      const size = Math.exp(real[bin]!);
      const responseReal = size * Math.cos(imaginary[bin]!);
      const responseImaginary = size * Math.sin(imaginary[bin]!);
      const pulseSize = Math.sqrt(pitched) * pulseGain;
      const noiseSize = Math.sqrt(1 - pitched) * gain;
      const pulseReal = turnReal * spreadReal[bin]! - turnImaginary * spreadImaginary[bin]!;
      const pulseImaginary = turnReal * spreadImaginary[bin]! + turnImaginary * spreadReal[bin]!;
      const sourceReal = pulseSize * pulseReal + noiseSize * noiseReal[bin]!;
      const sourceImaginary = pulseSize * pulseImaginary + noiseSize * noiseImaginary[bin]!;
      real[bin] = responseReal * sourceReal - responseImaginary * sourceImaginary;
      imaginary[bin] = responseReal * sourceImaginary + responseImaginary * sourceReal;
      const held = turnReal;
      turnReal = held * stepReal - turnImaginary * stepImaginary;
      turnImaginary = held * stepImaginary + turnImaginary * stepReal;
    }
    imaginary[0] = 0;
    imaginary[half] = 0;
    for (let bin = 1; bin < half; bin++) {
      real[transformSize - bin] = real[bin]!;
      imaginary[transformSize - bin] = -imaginary[bin]!;
    }
    fourier.invert(real, imaginary);
    return real;
  };
}

const spreadSeconds = 0.002;
const spreadHertz = 2000;

/** Delays high frequencies slightly more than low ones: otherwise all of a pulse coincides and the voice buzzes. */
function spreadPhase(hertz: number): number {
  const inside = Math.min(hertz, spreadHertz);
  return Math.PI * spreadSeconds * (inside ** 2 / spreadHertz + 2 * (hertz - inside));
}

/** Periodic share of the power: nearly all below the onset of breath, falling by e⁵ an octave above it. */
const maxPitched = 0.985;
const steepness = 5 / Math.LN2;

/** Writes white noise of unit power. In a voiced sound, breath follows the opening of the glottis. */
function fillNoise(into: Float64Array, { noiseSamples, random, voicing }: Pulse & { voicing: number }): void {
  const depth = 0.7 * voicing;
  const level = 1 / Math.sqrt(1 + depth ** 2 / 2);
  const start = Math.floor(random() * gaussianNoise.length);
  let mean = 0;
  for (let index = 0; index < noiseSamples; index++) {
    const swell = 1 + depth * Math.cos((2 * Math.PI * index) / noiseSamples);
    into[index] = gaussianNoise[(start + index) % gaussianNoise.length]! * swell * level;
    mean += into[index]! / noiseSamples;
  }
  for (let index = 0; index < noiseSamples; index++) into[index]! -= mean;
}

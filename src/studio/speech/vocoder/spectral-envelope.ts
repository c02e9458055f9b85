import { createFourier } from './fourier.ts';

const transformSize = 1024;
const half = transformSize / 2;
/** From 0 to half of flite's rate; every second bin of the transform is enough once the comb is gone. */
export const envelopeBins = half / 2 + 1;
/** What an unvoiced frame is smoothed with: the window is then 6 ms, short enough for the burst of a stop. */
const unvoicedHertz = 500;

export type EnvelopeAnalyser = (centreSeconds: number, pitchHertz: number | null) => Float64Array;

/**
 * The shape of the vocal tract without the comb of its pitch: natural logarithm of power at `envelopeBins` frequencies.
 * After Morise, "CheapTrick, a spectral envelope estimator for high-quality speech synthesis" (2015).
 */
export function analyseEnvelope(samples: Int16Array, sampleRate: number): EnvelopeAnalyser {
  const fourier = createFourier(transformSize);
  const real = new Float64Array(transformSize);
  const imaginary = new Float64Array(transformSize);
  const sums = new Float64Array(3 * half + 1);
  const binHertz = sampleRate / transformSize;

  return (centreSeconds, pitchHertz) => {
    const pitch = pitchHertz ?? unvoicedHertz;
    cutWindow(samples, centreSeconds * sampleRate, (1.5 * sampleRate) / pitch, real);
    imaginary.fill(0);
    fourier.transform(real, imaginary);
    const power = new Float64Array(half + 1);
    for (let bin = 0; bin <= half; bin++) power[bin] = real[bin]! ** 2 + imaginary[bin]! ** 2 + 1e-3;
    mirrorBelowPitch(power, pitch / binHertz);
    smooth(power, pitch / binHertz / 3, sums);
    // Logarithm to cepstrum; the lifter takes the rest of the comb out and makes up for what smoothing took.
    for (let bin = 0; bin < transformSize; bin++) {
      real[bin] = Math.log(power[bin <= half ? bin : transformSize - bin]!);
    }
    imaginary.fill(0);
    fourier.invert(real, imaginary);
    for (let quefrency = 1; quefrency < transformSize; quefrency++) {
      const turns = (Math.min(quefrency, transformSize - quefrency) / sampleRate) * pitch;
      const sinc = Math.sin(Math.PI * turns) / (Math.PI * turns);
      real[quefrency]! *= sinc * (1.18 - 0.18 * Math.cos(2 * Math.PI * turns));
    }
    imaginary.fill(0);
    fourier.transform(real, imaginary);
    return Float64Array.from({ length: envelopeBins }, (_, bin) => real[2 * bin]!);
  };
}

/** A Hann window of unit energy around the centre, its mean taken away. */
function cutWindow(samples: Int16Array, centre: number, halfWidth: number, into: Float64Array): void {
  into.fill(0);
  const reach = Math.min(Math.round(halfWidth), transformSize / 2 - 1);
  const from = Math.round(centre) - reach;
  const length = 2 * reach + 1;
  let [energy, weights, mean] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * (index - reach)) / (reach + 1));
    energy += weight * weight;
    weights += weight;
    into[index] = (samples[from + index] ?? 0) * weight;
    mean += into[index]!;
  }
  mean /= weights;
  const scale = 1 / Math.sqrt(energy);
  for (let index = 0; index < length; index++) {
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * (index - reach)) / (reach + 1));
    into[index] = (into[index]! - mean * weight) * scale;
  }
}

/** Nothing of the voice lies below its pitch: what leaked there is folded up, so that the envelope starts level. */
function mirrorBelowPitch(power: Float64Array, pitchBins: number): void {
  const copy = power.slice(0, Math.ceil(pitchBins) + 1);
  for (let bin = 0; bin < pitchBins; bin++) {
    const mirrored = copy[Math.round(pitchBins - bin)] ?? 0;
    power[bin] = Math.max(power[bin]!, mirrored);
  }
}

/** A moving mean over `reach` bins on either side; the spectrum is mirrored at its ends. */
function smooth(power: Float64Array, reach: number, sums: Float64Array): void {
  const at = (bin: number) => {
    const folded = Math.abs(bin);
    return power[folded > half ? transformSize - folded : folded]!;
  };
  for (let index = 0; index < 3 * half; index++) sums[index + 1] = sums[index]! + at(index - half);
  const integral = (bin: number) => {
    const position = bin + half + 0.5;
    const floor = Math.floor(position);
    return sums[floor]! + (position - floor) * (sums[floor + 1]! - sums[floor]!);
  };
  const smoothed = Float64Array.from(
    { length: half + 1 },
    (_, bin) => (integral(bin + reach) - integral(bin - reach)) / (2 * reach),
  );
  power.set(smoothed);
}

import { createFourier } from './fourier.ts';

const transformSize = 1024;
const half = transformSize / 2;
/** Bins from 0 to half of flite's rate; every second bin is enough without the harmonic comb. */
export const envelopeBins = half / 2 + 1;
/** The smoothing window of an unvoiced frame: 6 ms, short enough for the burst of a stop. */
const unvoicedHertz = 500;

/** A moment of the recording; `pitchHertz` is null if unvoiced. */
export type AnalysedFrame = { centreSeconds: number; pitchHertz: number | null };

/** Each call overwrites the previous result. */
export type EnvelopeAnalyser = (
  first: AnalysedFrame,
  second: AnalysedFrame,
) => readonly [first: Float64Array, second: Float64Array];

/**
 * The spectral envelope without the comb of the pitch: natural logarithm of power at `envelopeBins` frequencies. After
 * Morise, "CheapTrick, a spectral envelope estimator for high-quality speech synthesis" (2015). All transformed data are
 * real, so two frames share each transform, one as its real part and one as its imaginary part.
 */
export function analyseEnvelope(samples: Int16Array, sampleRate: number): EnvelopeAnalyser {
  const fourier = createFourier(transformSize);
  const real = new Float64Array(transformSize);
  const imaginary = new Float64Array(transformSize);
  const power = [new Float64Array(half + 1), new Float64Array(half + 1)] as const;
  const envelopes = [new Float64Array(envelopeBins), new Float64Array(envelopeBins)] as const;
  const sums = new Float64Array(3 * half + 1);
  const window = new Float64Array(transformSize);
  const binHertz = sampleRate / transformSize;

  return (first, second) => {
    const pitches = [first.pitchHertz ?? unvoicedHertz, second.pitchHertz ?? unvoicedHertz] as const;
    const reach = 1.5 * sampleRate;
    cutWindow(samples, first.centreSeconds * sampleRate, reach / pitches[0], { into: real, window });
    cutWindow(samples, second.centreSeconds * sampleRate, reach / pitches[1], { into: imaginary, window });
    fourier.transform(real, imaginary);
    for (let bin = 0; bin <= half; bin++) {
      const mirrored = (transformSize - bin) % transformSize;
      const evenReal = (real[bin]! + real[mirrored]!) / 2;
      const oddReal = (real[bin]! - real[mirrored]!) / 2;
      const evenImaginary = (imaginary[bin]! + imaginary[mirrored]!) / 2;
      const oddImaginary = (imaginary[bin]! - imaginary[mirrored]!) / 2;
      power[0][bin] = evenReal ** 2 + oddImaginary ** 2 + 1e-3;
      power[1][bin] = evenImaginary ** 2 + oddReal ** 2 + 1e-3;
    }
    for (const which of [0, 1] as const) {
      mirrorBelowPitch(power[which], pitches[which] / binHertz);
      smooth(power[which], pitches[which] / binHertz / 3, sums);
      fillLogarithms(which === 0 ? real : imaginary, power[which]);
    }
    // Logarithm to cepstrum; the lifter removes the rest of the comb and compensates the smoothing.
    fourier.invert(real, imaginary);
    lift(real, pitches[0] / sampleRate);
    lift(imaginary, pitches[1] / sampleRate);
    fourier.transform(real, imaginary);
    for (let bin = 0; bin < envelopeBins; bin++) {
      envelopes[0][bin] = real[2 * bin]!;
      envelopes[1][bin] = imaginary[2 * bin]!;
    }
    return envelopes;
  };
}

function fillLogarithms(into: Float64Array, power: Float64Array): void {
  for (let bin = 0; bin <= half; bin++) {
    const logarithm = Math.log(power[bin]!);
    into[bin] = logarithm;
    if (bin > 0) into[transformSize - bin] = logarithm;
  }
}

/** `turnsPerStep`: periods of the pitch per sample. */
function lift(cepstrum: Float64Array, turnsPerStep: number): void {
  const [stepCosine, stepSine] = [Math.cos(Math.PI * turnsPerStep), Math.sin(Math.PI * turnsPerStep)];
  let [cosine, sine] = [1, 0];
  for (let quefrency = 1; quefrency <= half; quefrency++) {
    const held = cosine;
    cosine = held * stepCosine - sine * stepSine;
    sine = held * stepSine + sine * stepCosine;
    const sinc = sine / (Math.PI * turnsPerStep * quefrency);
    // 1 − 2 sin² is the cosine of twice the angle.
    const share = sinc * (1.18 - 0.18 * (1 - 2 * sine * sine));
    cepstrum[quefrency]! *= share;
    if (quefrency < half) cepstrum[transformSize - quefrency]! *= share;
  }
}

/** Applies a Hann window of unit energy around the centre and removes the mean. */
function cutWindow(
  samples: Int16Array,
  centre: number,
  halfWidth: number,
  { into, window }: { into: Float64Array; window: Float64Array },
): void {
  into.fill(0);
  const reach = Math.min(Math.round(halfWidth), transformSize / 2 - 1);
  const from = Math.round(centre) - reach;
  const length = 2 * reach + 1;
  let [energy, weights, mean] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * (index - reach)) / (reach + 1));
    window[index] = weight;
    energy += weight * weight;
    weights += weight;
    const sample = from + index;
    into[index] = sample >= 0 && sample < samples.length ? samples[sample]! * weight : 0;
    mean += into[index]!;
  }
  mean /= weights;
  const scale = 1 / Math.sqrt(energy);
  for (let index = 0; index < length; index++) {
    into[index] = (into[index]! - mean * window[index]!) * scale;
  }
}

/** A voice has no energy below its pitch: leaked energy is mirrored upwards, so that the envelope starts flat. */
function mirrorBelowPitch(power: Float64Array, pitchBins: number): void {
  const copy = power.slice(0, Math.ceil(pitchBins) + 1);
  for (let bin = 0; bin < pitchBins; bin++) {
    const mirrored = copy[Math.round(pitchBins - bin)] ?? 0;
    power[bin] = Math.max(power[bin]!, mirrored);
  }
}

/** Moving mean over `reach` bins on either side; the spectrum is mirrored at its ends. */
function smooth(power: Float64Array, reach: number, sums: Float64Array): void {
  let sum = 0;
  for (let index = 0; index < 3 * half; index++) {
    const folded = Math.abs(index - half);
    sum += power[folded > half ? transformSize - folded : folded]!;
    sums[index + 1] = sum;
  }
  for (let bin = 0; bin <= half; bin++) {
    power[bin] = (integral(sums, bin + reach) - integral(sums, bin - reach)) / (2 * reach);
  }
}

/** The integral of the spectrum up to a position between two bins. */
function integral(sums: Float64Array, bin: number): number {
  const position = bin + half + 0.5;
  const floor = Math.floor(position);
  return sums[floor]! + (position - floor) * (sums[floor + 1]! - sums[floor]!);
}

/** 25 ms at 16 kHz: long enough for two periods of a low voice. */
const windowSamples = 400;
const transformSize = 512;
export const spectrumBins = transformSize / 2 + 1;
export const analysisRate = 16_000;

/**
 * First-order pre-emphasis: compensates the falling spectrum of voices, so that high formants count as much as low
 * ones.
 */
const preEmphasis = 0.97;

const window = Float64Array.from(
  { length: windowSamples },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (windowSamples - 1)),
);
const turns = Array.from({ length: transformSize / 2 }, (_, index) => ({
  cosine: Math.cos((2 * Math.PI * index) / transformSize),
  sine: -Math.sin((2 * Math.PI * index) / transformSize),
}));
const cosines = Float64Array.from(turns, (turn) => turn.cosine);
const sines = Float64Array.from(turns, (turn) => turn.sine);
const reversed = Uint16Array.from({ length: transformSize }, (_, index) => {
  const bits = Math.log2(transformSize);
  let mirrored = 0;
  for (let bit = 0; bit < bits; bit++) if (index & (1 << bit)) mirrored |= 1 << (bits - 1 - bit);
  return mirrored;
});

/** Power spectra around the given times: `spectrumBins` values per time, one row after another. */
export function powerSpectra(samples: Int16Array, centreSeconds: Float64Array): Float32Array {
  const spectra = new Float32Array(centreSeconds.length * spectrumBins);
  const real = new Float64Array(transformSize);
  const imaginary = new Float64Array(transformSize);
  for (let frame = 0; frame < centreSeconds.length; frame++) {
    real.fill(0);
    imaginary.fill(0);
    const from = Math.round(centreSeconds[frame]! * analysisRate) - windowSamples / 2;
    for (let index = 0; index < windowSamples; index++) {
      const sample = samples[from + index] ?? 0;
      const before = samples[from + index - 1] ?? 0;
      real[reversed[index]!] = (sample - preEmphasis * before) * window[index]!;
    }
    transform(real, imaginary);
    for (let bin = 0; bin < spectrumBins; bin++) {
      spectra[frame * spectrumBins + bin] = real[bin]! ** 2 + imaginary[bin]! ** 2;
    }
  }
  return spectra;
}

/** Fast Fourier transform in place (Cooley & Tukey), the input in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let half = 1; half < transformSize; half *= 2) {
    const stride = transformSize / (2 * half);
    for (let start = 0; start < transformSize; start += 2 * half) {
      for (let index = 0; index < half; index++) {
        const [low, high] = [start + index, start + index + half];
        const [cosine, sine] = [cosines[index * stride]!, sines[index * stride]!];
        const turnedReal = real[high]! * cosine - imaginary[high]! * sine;
        const turnedImaginary = real[high]! * sine + imaginary[high]! * cosine;
        real[high] = real[low]! - turnedReal;
        imaginary[high] = imaginary[low]! - turnedImaginary;
        real[low]! += turnedReal;
        imaginary[low]! += turnedImaginary;
      }
    }
  }
}

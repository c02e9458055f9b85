/** Magnitude spectrum up to the Nyquist frequency: Hann window and FFT. The length must be a power of two. */
export function readSpectrum(samples: Float32Array): Float64Array {
  const count = samples.length;
  const real = new Float64Array(count);
  const imaginary = new Float64Array(count);
  const bits = Math.log2(count);
  for (let index = 0; index < count; index++) {
    let turned = 0;
    for (let bit = 0; bit < bits; bit++) turned |= ((index >> bit) & 1) << (bits - 1 - bit);
    real[turned] = samples[index]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / count));
  }
  for (let span = 1; span < count; span *= 2) {
    for (let offset = 0; offset < span; offset++) {
      const angle = (-Math.PI * offset) / span;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let low = offset; low < count; low += span * 2) {
        const high = low + span;
        const turnedReal = real[high]! * cosine - imaginary[high]! * sine;
        const turnedImaginary = real[high]! * sine + imaginary[high]! * cosine;
        real[high] = real[low]! - turnedReal;
        imaginary[high] = imaginary[low]! - turnedImaginary;
        real[low]! += turnedReal;
        imaginary[low]! += turnedImaginary;
      }
    }
  }
  return Float64Array.from({ length: count / 2 }, (_, bin) => Math.hypot(real[bin]!, imaginary[bin]!));
}

/** Fast Fourier transform of one size (radix 2, in place), with its tables made once. */
export type Fourier = {
  size: number;
  /** Forward, unscaled. */
  transform: (real: Float64Array, imaginary: Float64Array) => void;
  /** Inverse, scaled by 1 / size. */
  invert: (real: Float64Array, imaginary: Float64Array) => void;
};

/** @throws {RangeError} when `size` is not a power of two. */
export function createFourier(size: number): Fourier {
  const bits = Math.log2(size);
  if (!Number.isInteger(bits)) throw new RangeError(`the size must be a power of two, not ${size}`);
  const angle = (index: number) => (2 * Math.PI * index) / size;
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos(angle(index)));
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin(angle(index)));
  const mirrored = new Uint32Array(size);
  for (let index = 0; index < size; index++) {
    mirrored[index] = (mirrored[index >> 1]! >> 1) | (index & 1 ? size >> 1 : 0);
  }

  function transform(real: Float64Array, imaginary: Float64Array): void {
    for (let index = 0; index < size; index++) {
      const other = mirrored[index]!;
      if (other <= index) continue;
      const [heldReal, heldImaginary] = [real[index]!, imaginary[index]!];
      real[index] = real[other]!;
      imaginary[index] = imaginary[other]!;
      real[other] = heldReal;
      imaginary[other] = heldImaginary;
    }
    // The first round turns by nothing.
    for (let low = 0; low < size; low += 2) {
      const [lowReal, lowImaginary] = [real[low]!, imaginary[low]!];
      real[low] = lowReal + real[low + 1]!;
      imaginary[low] = lowImaginary + imaginary[low + 1]!;
      real[low + 1] = lowReal - real[low + 1]!;
      imaginary[low + 1] = lowImaginary - imaginary[low + 1]!;
    }
    for (let half = 2; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let index = 0; index < half; index++) {
          const low = start + index;
          const high = low + half;
          const cosine = cosines[index * stride]!;
          const sine = sines[index * stride]!;
          const turnedReal = real[high]! * cosine + imaginary[high]! * sine;
          const turnedImaginary = imaginary[high]! * cosine - real[high]! * sine;
          real[high] = real[low]! - turnedReal;
          imaginary[high] = imaginary[low]! - turnedImaginary;
          real[low]! += turnedReal;
          imaginary[low]! += turnedImaginary;
        }
      }
    }
  }

  function invert(real: Float64Array, imaginary: Float64Array): void {
    // Swapping the parts before and after a forward transform gives the inverse.
    transform(imaginary, real);
    for (let index = 0; index < size; index++) {
      real[index]! /= size;
      imaginary[index]! /= size;
    }
  }

  return { size, transform, invert };
}

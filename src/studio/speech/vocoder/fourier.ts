/** Fast Fourier transform of one size (radix 4, in place), with its tables made once. */
export type Fourier = {
  size: number;
  /** Forward, unscaled. */
  transform: (real: Float64Array, imaginary: Float64Array) => void;
  /** Inverse, scaled by 1 / size. */
  invert: (real: Float64Array, imaginary: Float64Array) => void;
};

/** @throws {RangeError} if `size` is not a power of two. */
export function createFourier(size: number): Fourier {
  const bits = Math.log2(size);
  if (!Number.isInteger(bits)) throw new RangeError(`the size must be a power of two, not ${size}`);
  const mirrored = new Uint32Array(size);
  for (let index = 0; index < size; index++) {
    mirrored[index] = (mirrored[index >> 1]! >> 1) | (index & 1 ? size >> 1 : 0);
  }
  const isOdd = bits % 2 === 1;
  const rounds = makeRounds(size, isOdd ? 2 : 1);

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
    if (isOdd) turnPairs(real, imaginary, size);
    for (const round of rounds) turnQuads(real, imaginary, round);
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

/** A radix-4 round over parts that are `quarter` apart; `turns` holds cosine and sine of one, two and three steps. */
type Round = { quarter: number; turns: Float64Array };

function makeRounds(size: number, first: number): Round[] {
  const rounds: Round[] = [];
  for (let quarter = first; quarter < size; quarter *= 4) {
    const turns = new Float64Array(6 * quarter);
    for (let index = 0; index < quarter; index++) {
      for (let steps = 1; steps <= 3; steps++) {
        const angle = (2 * Math.PI * index * steps) / (4 * quarter);
        turns[6 * index + 2 * steps - 2] = Math.cos(angle);
        turns[6 * index + 2 * steps - 1] = Math.sin(angle);
      }
    }
    rounds.push({ quarter, turns });
  }
  return rounds;
}

function turnPairs(real: Float64Array, imaginary: Float64Array, size: number): void {
  for (let low = 0; low < size; low += 2) {
    const [lowReal, lowImaginary] = [real[low]!, imaginary[low]!];
    real[low] = lowReal + real[low + 1]!;
    imaginary[low] = lowImaginary + imaginary[low + 1]!;
    real[low + 1] = lowReal - real[low + 1]!;
    imaginary[low + 1] = lowImaginary - imaginary[low + 1]!;
  }
}

/** The parts are in bit-reversed order: even quarters first, so that the second part takes two steps. */
function turnQuads(real: Float64Array, imaginary: Float64Array, { quarter, turns }: Round): void {
  const size = real.length;
  for (let index = 0; index < quarter; index++) {
    const at = 6 * index;
    const [cosine1, sine1] = [turns[at]!, turns[at + 1]!];
    const [cosine2, sine2] = [turns[at + 2]!, turns[at + 3]!];
    const [cosine3, sine3] = [turns[at + 4]!, turns[at + 5]!];
    for (let a = index; a < size; a += 4 * quarter) {
      const b = a + quarter;
      const c = b + quarter;
      const d = c + quarter;
      const bReal = real[b]! * cosine2 + imaginary[b]! * sine2;
      const bImaginary = imaginary[b]! * cosine2 - real[b]! * sine2;
      const cReal = real[c]! * cosine1 + imaginary[c]! * sine1;
      const cImaginary = imaginary[c]! * cosine1 - real[c]! * sine1;
      const dReal = real[d]! * cosine3 + imaginary[d]! * sine3;
      const dImaginary = imaginary[d]! * cosine3 - real[d]! * sine3;
      const evenReal = real[a]! + bReal;
      const evenImaginary = imaginary[a]! + bImaginary;
      const oddReal = real[a]! - bReal;
      const oddImaginary = imaginary[a]! - bImaginary;
      const sumReal = cReal + dReal;
      const sumImaginary = cImaginary + dImaginary;
      const crossReal = cReal - dReal;
      const crossImaginary = cImaginary - dImaginary;
      real[a] = evenReal + sumReal;
      imaginary[a] = evenImaginary + sumImaginary;
      real[c] = evenReal - sumReal;
      imaginary[c] = evenImaginary - sumImaginary;
      real[b] = oddReal + crossImaginary;
      imaginary[b] = oddImaginary - crossReal;
      real[d] = oddReal - crossImaginary;
      imaginary[d] = oddImaginary + crossReal;
    }
  }
}

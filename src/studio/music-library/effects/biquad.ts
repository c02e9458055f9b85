import { sampleRate } from '../sound.ts';
import type { Sound } from '../sound.ts';

/** One sample in, one out. */
export type Filter = (sample: number) => number;

type Coefficients = { b: [number, number, number]; a: [number, number, number] };
type Corner = { hertz: number; q?: number; gainDb?: number };

/** Formulas from Robert Bristow-Johnson's "Audio EQ Cookbook". */
const designs = {
  lowPass: ({ cosine, alpha }) => ({
    b: [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2],
    a: [1 + alpha, -2 * cosine, 1 - alpha],
  }),
  highPass: ({ cosine, alpha }) => ({
    b: [(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2],
    a: [1 + alpha, -2 * cosine, 1 - alpha],
  }),
  bandPass: ({ cosine, alpha }) => ({ b: [alpha, 0, -alpha], a: [1 + alpha, -2 * cosine, 1 - alpha] }),
  bell: ({ cosine, alpha, amplitude }) => ({
    b: [1 + alpha * amplitude, -2 * cosine, 1 - alpha * amplitude],
    a: [1 + alpha / amplitude, -2 * cosine, 1 - alpha / amplitude],
  }),
  highShelf: ({ cosine, alpha, amplitude: gain }) => {
    const slope = 2 * Math.sqrt(gain) * alpha;
    return {
      b: [
        gain * (gain + 1 + (gain - 1) * cosine + slope),
        -2 * gain * (gain - 1 + (gain + 1) * cosine),
        gain * (gain + 1 + (gain - 1) * cosine - slope),
      ],
      a: [
        gain + 1 - (gain - 1) * cosine + slope,
        2 * (gain - 1 - (gain + 1) * cosine),
        gain + 1 - (gain - 1) * cosine - slope,
      ],
    };
  },
} satisfies Record<string, (point: { cosine: number; alpha: number; amplitude: number }) => Coefficients>;

export type FilterKind = keyof typeof designs;

export function makeFilter(kind: FilterKind, { hertz, q = Math.SQRT1_2, gainDb = 0 }: Corner): Filter {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const point = { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q), amplitude: 10 ** (gainDb / 40) };
  return makeBiquad(designs[kind](point) as Coefficients);
}

/** Transposed direct form II. */
export function makeBiquad({ a, b }: Coefficients): Filter {
  const [b0, b1, b2] = [b[0] / a[0], b[1] / a[0], b[2] / a[0]];
  const [a1, a2] = [a[1] / a[0], a[2] / a[0]];
  let first = 0;
  let second = 0;
  return (sample) => {
    const out = b0 * sample + first;
    first = b1 * sample - a1 * out + second;
    second = b2 * sample - a2 * out;
    return out;
  };
}

/** In place. Filters the loop twice and keeps the second pass, so that the filter state is continuous at the seam. */
export function filterLoop(sound: Sound, kind: FilterKind, corner: Corner): void {
  for (const samples of new Set([sound.left, sound.right])) {
    const filter = makeFilter(kind, corner);
    for (const sample of samples) filter(sample);
    for (let index = 0; index < samples.length; index++) samples[index] = filter(samples[index]!);
  }
}

import type { Picture } from '../raw-frames/picture.ts';

/** Sampling interval in both directions. */
const step = 8;
/** Minimum difference, above the noise of a phone camera in poor light. */
const maxNoise = 32;
/** Minimum share of changed samples; a waving hand exceeds it, a speaking mouth does not. */
export const stillShare = 0.01;

export type MotionDetector = {
  /** The share of the picture that differs much from the stored one, 0 to 1. */
  movedShare: (picture: Picture) => number;
  remember: (picture: Picture) => void;
};

export function openMotionDetector({ width, height }: { width: number; height: number }): MotionDetector {
  const samples = new Uint8Array(Math.ceil(width / step) * Math.ceil(height / step));

  function forEachSample({ luma }: Picture, visit: (value: number, sample: number) => void): void {
    for (let y = 0, sample = 0; y < height; y += step)
      for (let x = 0; x < width; x += step, sample += 1) visit(luma[y * width + x]!, sample);
  }

  return {
    movedShare(picture) {
      let moved = 0;
      forEachSample(picture, (value, sample) => {
        if (Math.abs(value - samples[sample]!) > maxNoise) moved += 1;
      });
      return moved / samples.length;
    },
    remember: (picture) =>
      forEachSample(picture, (value, sample) => {
        samples[sample] = value;
      }),
  };
}

import type { Picture } from '../raw-frames/picture.ts';

/** Every so many pixels, in both directions, one is compared. */
const step = 8;
/** Above the noise of a phone's camera in poor light. */
const maxNoise = 32;
/** Of the compared pixels; a waving hand is more, a speaking mouth is less. */
export const stillShare = 0.01;

export type MotionDetector = {
  /** The share of the picture that differs much from the remembered one, 0 to 1. */
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

export const sampleRate = 48_000;

/** Stereo, full scale at ±1. */
export type Sound = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> };

export const secondsToSamples = (seconds: number): number => Math.round(seconds * sampleRate);
export const decibelsToGain = (decibels: number): number => 10 ** (decibels / 20);

export const makeSilence = (samples: number): Sound => ({
  left: new Float32Array(samples),
  right: new Float32Array(samples),
});

export const makeCentred = (samples: Float32Array<ArrayBuffer>): Sound => ({ left: samples, right: samples });

/** Sound after the end of the loop wraps around to the start. */
export function addInLoop(loop: Sound, sound: Sound, startSample: number, gains: [number, number]): void {
  const loopSamples = loop.left.length;
  let position = ((startSample % loopSamples) + loopSamples) % loopSamples;
  for (let index = 0; index < sound.left.length; index++) {
    loop.left[position]! += sound.left[index]! * gains[0];
    loop.right[position]! += sound.right[index]! * gains[1];
    if (++position === loopSamples) position = 0;
  }
}

export function addSound(target: Sound, sound: Sound, gain = 1): void {
  for (let index = 0; index < target.left.length; index++) {
    target.left[index]! += sound.left[index]! * gain;
    target.right[index]! += sound.right[index]! * gain;
  }
}

export function scaleSound(sound: Sound, gain: number): void {
  for (let index = 0; index < sound.left.length; index++) {
    sound.left[index]! *= gain;
    sound.right[index]! *= gain;
  }
}

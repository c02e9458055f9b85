import { expect, test } from 'vitest';
import {
  compareAlpha,
  cropDrawn,
  drawSubject,
  filmBeforePlate,
  type Rgb,
} from '../../chroma-key/test-plates.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { chooseCutoutMethod, type CutoutMethod } from './choose-cutout-method.ts';
import { cutOutFrames, cutOutStill } from './cut-out.ts';

/** Whole people for the model, with uneven light and noise like on a real screen. */
const green: Rgb = [20, 177, 64];
const real = { noise: 5, falloff: 0.4 };
const inNavy = cropDrawn(drawSubject({ presenterId: 'desmond' }), 640, 960);
const inGreen = cropDrawn(drawSubject({ presenterId: 'ingrid' }), 640, 960);
/** Mean error of alpha; clothes near the colour of the screen lose more than this without their core. */
const maxError = 0.012;
const softness = 0.5;
/** A few CPU-seconds each, but the machine may be busy. */
const longTimeout = { timeout: 120_000 };

test('clothes unlike the screen’s colour need no model', longTimeout, async () => {
  const picture = filmBeforePlate(inNavy, { colour: green, ...real });
  expect(await chooseCutoutMethod('auto', [picture])).toMatchObject({
    engine: 'chroma-key',
    needsCoreMask: false,
  });
});

test(
  'the model keeps clothes near the screen’s colour, in stills and in every frame @fix-050',
  longTimeout,
  async () => {
    const picture = filmBeforePlate(inGreen, { colour: green, ...real });
    const cutoutMethod = await chooseCutoutMethod('auto', [picture]);
    expect(cutoutMethod).toMatchObject({ engine: 'chroma-key', needsCoreMask: true });
    const errorOf = (alpha: Uint8Array) => compareAlpha(alpha, inGreen.alpha).mean;
    const alone = { ...cutoutMethod, needsCoreMask: false } as CutoutMethod;
    expect(errorOf((await cutOutStill(picture, alone, softness)).alpha)).toBeGreaterThan(maxError);
    expect(errorOf((await cutOutStill(picture, cutoutMethod, softness)).alpha)).toBeLessThan(maxError);

    // The core of one frame is used for the next two.
    const errors: number[] = [];
    for await (const { alpha } of cutOutFrames(inTurn([picture, picture, picture, picture]), cutoutMethod, {
      softness,
      format: '9:16',
    }))
      errors.push(errorOf(alpha));
    expect(errors).toHaveLength(4);
    expect(Math.max(...errors)).toBeLessThan(maxError);
  },
);

async function* inTurn(pictures: readonly Picture[]): AsyncGenerator<Picture> {
  yield* pictures;
}

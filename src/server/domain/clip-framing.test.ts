import { expect, test } from 'vitest';
import { wholePicture } from '#contract/framing.ts';
import { clipFraming } from './clip-framing.ts';

const upright = { width: 1080, height: 1920 };
const landscape = { width: 1920, height: 1080 };
const filling = { ...wholePicture, mode: 'fill' } as const;

test('a clip with the frame’s aspect ratio needs no framing, whatever was chosen', () => {
  for (const framing of [wholePicture, filling, { ...filling, focusX: 0 }])
    expect(clipFraming(upright, framing)).toBeNull();
});

test('zoom and other aspect ratios are framed', () => {
  expect(clipFraming(upright, { ...wholePicture, zoom: 1.2 })).not.toBeNull();
  expect(clipFraming(landscape, wholePicture)).toEqual(wholePicture);
  expect(clipFraming(landscape, filling)).toEqual(filling);
});

test('without a choice or a known size nothing is framed', () => {
  expect(clipFraming(landscape, null)).toBeNull();
  expect(clipFraming({ width: null, height: null }, filling)).toBeNull();
});

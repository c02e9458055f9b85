import { expect, test } from 'vitest';
import { placePicture, wholePicture } from '#contract/framing.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { featherOf, fillSource, percentagesOf } from './placed-picture.ts';

const frame = videoFormats['9:16'];
const landscape = { width: 1920, height: 1080 };
const placed = (framing: Partial<typeof wholePicture>) => ({
  frame,
  placement: placePicture(landscape, frame, { ...wholePicture, ...framing }),
});

test('only edges inside the frame are feathered', () => {
  expect(featherOf(placed({}))).toContain('to bottom');
  expect(featherOf(placed({ mode: 'fill' }))).toBeUndefined();
  const tall = placePicture({ width: 500, height: 2000 }, frame, wholePicture);
  expect(featherOf({ frame, placement: tall })).toContain('to right');
});

test('the picture position matches the renderer', () => {
  expect(percentagesOf(placed({}))).toEqual({
    left: '0.0000%',
    top: '34.1797%',
    width: '100.0000%',
    height: '31.6406%',
  });
});

test('the fill uses the middle of the visible part, in the frame’s aspect ratio', () => {
  const { x, width, height } = fillSource(placed({}));
  expect((width * 1920) / (height * 1080)).toBeCloseTo(9 / 16);
  expect(x + width / 2).toBeCloseTo(0.5);
  const left = fillSource(placed({ zoom: 2, focusX: 0 }));
  expect(left.x + left.width / 2).toBeCloseTo(0.25);
});

import { expect, test } from 'vitest';
import { placePicture, wholePicture } from '#contract/framing.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { dimAndBlur } from './dim-blur.ts';
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

test('the fill is dimmed, keeps a flat area flat, and blurs a point', () => {
  const [width, height] = [30, 30];
  const data = new Uint8ClampedArray(width * height * 4).fill(100);
  const look = { sigma: 2.5, keptLight: 0.5, keptColour: 0.8 };
  dimAndBlur({ data, width, height }, look);
  expect(new Set(data.filter((_, index) => index % 4 < 3))).toEqual(new Set([50]));
  const point = new Uint8ClampedArray(width * height * 4);
  const at = (x: number, y: number) => (y * width + x) * 4;
  point.fill(255, at(15, 15), at(15, 15) + 3);
  dimAndBlur({ data: point, width, height }, { ...look, keptLight: 1 });
  expect(point[at(15, 15)]).toBeLessThan(12);
  expect(point[at(17, 15)]).toBe(point[at(13, 15)]);
  expect(point[at(17, 15)]).toBeGreaterThan(0);
});

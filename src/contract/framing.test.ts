import fc from 'fast-check';
import { expect, test } from 'vitest';
import { framingModes, placePicture, suggestFraming, wholePicture } from './framing.ts';
import { videoFormats } from './video-formats.ts';

const frame = videoFormats['9:16'];
const landscape = { width: 1920, height: 1080 };

test('a fitted landscape picture is centred, a filling one covers the frame', () => {
  expect(placePicture(landscape, frame, wholePicture)).toEqual({ x: 0, y: 437.5, width: 720, height: 405 });
  const filling = placePicture(landscape, frame, { ...wholePicture, mode: 'fill', focusX: 0 });
  expect(filling.x).toBeCloseTo(0);
  expect(filling.height).toBeCloseTo(1280);
  const atTheRight = placePicture(landscape, frame, { ...wholePicture, mode: 'fill', focusX: 1 });
  expect(atTheRight.x + atTheRight.width).toBeCloseTo(720);
});

test('a landscape clip starts slightly zoomed, a portrait clip fitted', () => {
  expect(suggestFraming(landscape, frame).zoom).toBeGreaterThan(1);
  expect(suggestFraming({ width: 1080, height: 1920 }, frame)).toEqual(wholePicture);
  expect(suggestFraming({ width: 1080, height: 2400 }, frame)).toEqual(wholePicture);
});

test('no framing has a gap on one side while the other is cropped, and fill has no gaps', () => {
  const side = fc.integer({ min: 16, max: 4096 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const zoom = fc.double({ min: 1, max: 3, noNaN: true });
  const check = fc.property(
    side,
    side,
    fc.constantFrom(...framingModes),
    share,
    share,
    zoom,
    (width, height, mode, focusX, focusY, chosenZoom) => {
      const at = placePicture({ width, height }, frame, { mode, focusX, focusY, zoom: chosenZoom });
      expect(at.width / at.height).toBeCloseTo(width / height, 3);
      for (const [start, length, whole] of [
        [at.x, at.width, frame.width],
        [at.y, at.height, frame.height],
      ] as const) {
        const covers = length >= whole - 1e-6;
        if (mode === 'fill') expect(covers).toBe(true);
        if (covers) expect(start <= 1e-6 && start + length >= whole - 1e-6).toBe(true);
        else expect(start).toBeCloseTo((whole - length) / 2, 6);
      }
    },
  );
  fc.assert(check);
});

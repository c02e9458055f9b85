import { expect, test } from 'vitest';
import { placePicture, wholePicture, type Framing } from '#contract/framing.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { moveFraming, movableAxes, visibleShare } from './move-framing.ts';

const frame = videoFormats['9:16'];
const landscape = { width: 1920, height: 1080 };
const filling: Framing = { ...wholePicture, mode: 'fill' };
const drag = (framing: Framing, dx: number, dy: number) =>
  moveFraming(framing, { kind: 'move', dx, dy }, landscape, frame);

test('the picture moves as far as the pointer', () => {
  const before = placePicture(landscape, frame, filling);
  const after = placePicture(landscape, frame, drag(filling, 0.2, 0));
  expect(after.x - before.x).toBeCloseTo(0.2 * frame.width, -1);
  expect(after.y).toBe(before.y);
});

test('it stops at the edge of the picture', () => {
  expect(drag(filling, 9, 0).focusX).toBe(0);
  expect(drag(filling, -9, 0).focusX).toBe(1);
});

test('a fully visible side does not move', () => {
  expect(drag(wholePicture, 0.3, 0.3)).toEqual(wholePicture);
  expect(movableAxes(landscape, frame, wholePicture)).toEqual({ isHorizontal: false, isVertical: false });
  expect(movableAxes(landscape, frame, filling)).toEqual({ isHorizontal: true, isVertical: false });
  expect(movableAxes(landscape, frame, { ...filling, zoom: 2 })).toEqual({
    isHorizontal: true,
    isVertical: true,
  });
});

test('pinching zooms within the bounds', () => {
  const pinch = (factor: number) =>
    moveFraming({ ...filling, zoom: 1.5 }, { kind: 'pinch', factor }, landscape, frame).zoom;
  expect([pinch(0.1), pinch(1.2), pinch(9)]).toEqual([1, 1.8, 3]);
});

test('the visible share is whole for fit, and less by zoom and fill', () => {
  const share = (framing: Framing) => visibleShare(landscape, frame, framing);
  expect(share(wholePicture)).toBe(1);
  expect(share({ ...wholePicture, zoom: 1.25 })).toBeCloseTo(0.8);
  expect(share(filling)).toBeCloseTo(0.316, 3);
  // Both sides are cut.
  expect(share({ ...filling, zoom: 2 })).toBeCloseTo(0.158 / 2, 3);
});

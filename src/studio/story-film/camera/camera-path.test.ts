import { describe, expect, test } from 'vitest';
import { cameraMoves } from './choose-move.ts';
import { nearestScale, planCameraPath, planeView, type CameraPath } from './camera-path.ts';

const sizes = [
  { width: 720, height: 1280 },
  { width: 1280, height: 720 },
];
const depths = [0.25, 0.55, 0.8, 1, 1.5];

/** The widest gap between a plane's edge and the frame's, in pixels, over all frames. */
function gapOf(path: CameraPath, frames: number, size: (typeof sizes)[0]): number {
  let gap = 0;
  for (const depth of depths)
    for (let frame = 0; frame < frames; frame += 1) {
      const { scale, x, y } = planeView(path, depth, frame, size);
      gap = Math.max(gap, x, y, size.width - x - size.width * scale, size.height - y - size.height * scale);
    }
  return gap;
}

describe.each(cameraMoves)('the move %s', (move) => {
  const paths = sizes.flatMap((size) =>
    [75, 260].flatMap((frames) =>
      [false, true].map((isNear) => {
        const focus = { x: size.width * 0.7, y: size.height * 0.3 };
        return { size, frames, path: planCameraPath(move, { frames, focus, isNear }) };
      }),
    ),
  );

  test('never shows the outside of a plane', () => {
    for (const { size, frames, path } of paths) expect(gapOf(path, frames, size)).toBeLessThan(1e-6);
  });

  test('is visible and smooth: the speed changes by less than a tenth of a pixel per frame', () => {
    for (const { size, frames, path } of paths) {
      const corner = (frame: number) => {
        const { scale, x, y } = planeView(path, 1, frame, size);
        return [x + 40 * scale, y + 40 * scale] as const;
      };
      const [first, last] = [corner(0), corner(frames - 1)];
      expect(Math.hypot(last[0] - first[0], last[1] - first[1])).toBeGreaterThan(1.5);
      for (let frame = 1; frame < frames - 1; frame += 1)
        for (const axis of [0, 1] as const) {
          const [before, now, after] = [corner(frame - 1), corner(frame), corner(frame + 1)];
          expect(Math.abs(after[axis] - 2 * now[axis] + before[axis])).toBeLessThan(0.1);
        }
    }
  });

  test('is painted at its displayed size', () => {
    for (const { size, frames, path } of paths)
      for (let frame = 0; frame < frames; frame += 7)
        expect(planeView(path, 1, frame, size).scale).toBeLessThanOrEqual(nearestScale(path, 1) + 1e-9);
  });
});

test('without a window around the frame the camera would show the edge', () => {
  const path = planCameraPath('pan-left', { frames: 90, focus: { x: 360, y: 400 } });
  expect(gapOf({ ...path, window: 0.98 }, 90, sizes[0]!)).toBeGreaterThan(5);
});

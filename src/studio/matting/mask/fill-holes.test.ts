import { expect, test } from 'vitest';
import { openHoleFiller } from './fill-holes.ts';
import { maskSide } from '../model/person-model.ts';

type Rectangle = { left: number; top: number; right: number; bottom: number; value: number };

/** A person of 100×156 pixels that stands on the lower edge, with rectangles of other values laid over. */
function drawMask(...rectangles: Rectangle[]): Float32Array {
  const mask = new Float32Array(maskSide * maskSide);
  const person = { left: 80, top: 100, right: 180, bottom: maskSide, value: 1 };
  for (const { left, top, right, bottom, value } of [person, ...rectangles]) {
    for (let row = top; row < bottom; row += 1)
      mask.fill(value, row * maskSide + left, row * maskSide + right);
  }
  return mask;
}

const filled = (mask: Float32Array): Float32Array => {
  const result = mask.slice();
  openHoleFiller()(result);
  return result;
};

test('fills uncertain areas inside the person and at the lower edge @fix-041', () => {
  const hole = { left: 110, top: 150, right: 130, bottom: 170, value: 0.3 };
  const hem = { left: 100, top: 230, right: 160, bottom: maskSide, value: 0.2 };
  expect(filled(drawMask(hole, hem))).toEqual(drawMask());
});

test('removes uncertain areas in the background', () => {
  const ghost = { left: 20, top: 20, right: 60, bottom: 40, value: 0.6 };
  expect(filled(drawMask(ghost))).toEqual(drawMask());
});

test('keeps gaps of which the model is certain, also at the lower edge, and soft edges', () => {
  const gap = { left: 110, top: 150, right: 130, bottom: 170, value: 0.01 };
  const legs = { left: 120, top: 220, right: 140, bottom: maskSide, value: 0 };
  const edge = [0.1, 0.3, 0.5, 0.8].map((value, index) => ({
    left: 76 + index,
    top: 100,
    right: 77 + index,
    bottom: maskSide,
    value,
  }));
  const mask = drawMask(gap, legs, ...edge);
  const result = filled(mask);
  const change = result.map((value, at) => Math.abs(value - mask[at]!));
  expect(Math.max(...change)).toBeLessThan(0.01);
});

test('does not change a person who fills the frame; without a person the mask is empty', () => {
  const everywhere = { left: 0, top: 0, right: maskSide, bottom: maskSide };
  const all = drawMask({ ...everywhere, value: 1 }, { left: 50, top: 50, right: 60, bottom: 60, value: 0.5 });
  expect(filled(all)).toEqual(all);
  const none = drawMask(
    { ...everywhere, value: 0 },
    { left: 50, top: 50, right: 90, bottom: 90, value: 0.5 },
  );
  expect(Math.max(...filled(none))).toBe(0);
});

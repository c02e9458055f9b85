import { expect, test } from 'vitest';
import { limitChange, limitFall, limitRise } from './limit-change.ts';

test('a limited rise keeps the valley and lowers the peak', () => {
  expect(limitRise([1, 0, 1, 1], 0.5)).toEqual([0.5, 0, 0.5, 1]);
});

test('a limited fall keeps the peak and raises the valley', () => {
  expect(limitFall([0, 1, 0, 0], 0.5)).toEqual([0.5, 1, 0.5, 0]);
});

test('a limited change is centred on a jump, without delay', () => {
  expect(limitChange([0, 0, 0, 1, 1, 1], 0.5)).toEqual([0, 0, 0.25, 0.75, 1, 1]);
});

test('a smooth curve does not change', () => {
  const row = [0, 0.3, 0.5, 0.2];
  expect(limitChange(row, 0.5)).toEqual(row);
});

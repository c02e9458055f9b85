import { expect, test } from 'vitest';
import { limitChange, limitFall, limitRise } from './limit-change.ts';

test('a limited rise keeps the valley and lowers what towers over it', () => {
  expect(limitRise([1, 0, 1, 1], 0.5)).toEqual([0.5, 0, 0.5, 1]);
});

test('a limited fall keeps the peak and raises what lies far below it', () => {
  expect(limitFall([0, 1, 0, 0], 0.5)).toEqual([0.5, 1, 0.5, 0]);
});

test('a limited change meets a jump half-way, without a delay', () => {
  expect(limitChange([0, 0, 0, 1, 1, 1], 0.5)).toEqual([0, 0, 0.25, 0.75, 1, 1]);
});

test('a gentle row stays as it is', () => {
  const row = [0, 0.3, 0.5, 0.2];
  expect(limitChange(row, 0.5)).toEqual(row);
});

import { expect, test } from 'vitest';
import { attempt, attemptMove, operationErrors } from './operations.ts';

const fail = () => {
  throw new Error('injected');
};

test('a successful operation returns its result', async () => {
  expect(attempt('compute', () => 'brand')).toEqual({ isDone: true, result: 'brand' });
  expect(await attemptMove('advance', async () => undefined)).toMatchObject({ isDone: true });
});

test("a step that cannot be computed reads 'Error computing current step' @reel-pages-014", () => {
  const computed = attempt('compute', fail);
  expect(computed).toEqual({ isDone: false, failed: 'compute' });
  expect(operationErrors.compute).toBe('Error computing current step');
});

test("a failed move reads 'Error advancing to next step' or 'Error returning to previous step' @reel-pages-016", async () => {
  expect(await attemptMove('advance', fail)).toEqual({ isDone: false, failed: 'advance' });
  const rejected = () => Promise.reject(new Error('injected'));
  expect(await attemptMove('return', rejected)).toEqual({ isDone: false, failed: 'return' });
  expect(operationErrors.advance).toBe('Error advancing to next step');
  expect(operationErrors.return).toBe('Error returning to previous step');
});

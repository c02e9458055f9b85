import { expect, test } from 'vitest';
import { CallError, offlineError } from './call-error.ts';
import { failureTextOf } from './field-problem.ts';

test('a form has its own text for a lost response, and a refusal its own text', () => {
  const fallback = 'Failed to save template. Please try again.';
  expect(failureTextOf(offlineError(), fallback)).toBe(fallback);
  expect(failureTextOf(new CallError('internal', 500, ''), fallback)).toBe(fallback);
  expect(failureTextOf(new Error('surprise'), fallback)).toBe(fallback);
  expect(failureTextOf(new CallError('forbidden', 403, ''), fallback)).toBe('Your account may not do this.');
});

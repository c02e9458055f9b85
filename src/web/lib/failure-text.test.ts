import { expect, test } from 'vitest';
import { CallError, offlineError } from './call-error.ts';
import { failureOrOutageText } from './failure-text.ts';

test('a lost response has the text of the form, a refusal the text of its code', () => {
  const fallback = 'Failed to save template. Please try again.';
  expect(failureOrOutageText(offlineError(), fallback)).toBe(fallback);
  expect(failureOrOutageText(new CallError('internal', 500, ''), fallback)).toBe(fallback);
  expect(failureOrOutageText(new Error('surprise'), fallback)).toBe(fallback);
  expect(failureOrOutageText(new CallError('forbidden', 403, ''), fallback)).toBe(
    'Your account may not do this.',
  );
});

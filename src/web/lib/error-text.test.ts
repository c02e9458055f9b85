import { expect, test } from 'vitest';
import { errorCodes } from '#contract/errors.ts';
import { CallError } from './call-error.ts';
import { errorText, errorTexts, isOffline } from './error-text.ts';
import { lazyModule } from './lazy-module.ts';

test('every refusal of the server has a text without codes @errors-011', () => {
  for (const code of errorCodes) {
    expect(errorTexts[code], code).toMatch(/^[A-Z][^_]+$/);
  }
});

test('an unexpected error reads like a server error, without details', () => {
  expect(errorText(new TypeError('undefined is not a function'))).toBe(errorTexts.internal);
  expect(errorText('thrown text')).toBe(errorTexts.internal);
});

test('the text of a refusal follows from its code, independent of the server’s message', () => {
  expect(errorText(new CallError('file_empty', 422, 'ENOENT'))).toBe(errorTexts.file_empty);
  expect(errorText(new CallError('offline', 0, ''))).toBe('Connection error. Please try again.');
});

test('a chunk that failed to load reads like a lost connection, an error within it does not', async () => {
  const missing = lazyModule(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const error = await missing().catch((thrown: unknown) => thrown);
  expect(errorText(error)).toBe(errorTexts.offline);
  expect(isOffline(error)).toBe(true);
  const broken = await lazyModule(() =>
    Promise.resolve({ draw: () => Promise.reject(new TypeError('no')) }),
  )();
  expect(isOffline(await broken.draw().catch((thrown: unknown) => thrown))).toBe(false);
});

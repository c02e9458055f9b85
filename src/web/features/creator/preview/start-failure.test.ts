import { expect, test } from 'vitest';
import { offlineError, toCallError } from '../../../lib/call-error.ts';
import { during, startFailureText } from './start-failure.ts';

const failing = (part: Parameters<typeof during>[0], error: Error): Promise<string> =>
  during(part, Promise.reject(error)).then(() => 'no failure', startFailureText);

test.each([
  ['read', 'Failed to start processing'],
  ['attach', 'Failed to add your product video. Please try again.'],
  ['generate', 'Failed to generate video. Please try again.'],
  ['finish', 'Failed to process video. Please try again.'],
] as const)('a lost or invalid response at "%s" shows what was not done @errors-007', async (part, text) => {
  expect(await failing(part, offlineError())).toBe(text);
  expect(await failing(part, toCallError(502, undefined))).toBe(text);
});

test('a refusal shows its reason', async () => {
  const refused = toCallError(409, { error: 'generation_incomplete', message: '' });
  expect(await failing('finish', refused)).toBe(
    'A part of your video is still missing. Please go back and complete it.',
  );
});

test('an unexpected error before any call is a failed start', () => {
  expect(startFailureText(new TypeError('surprise'))).toBe('Failed to start processing');
});

test('a successful start passes', async () => {
  expect(await during('read', Promise.resolve(7))).toBe(7);
});

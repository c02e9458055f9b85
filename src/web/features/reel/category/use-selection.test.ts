import { expect, onTestFinished, test, vi } from 'vitest';
import { afterDelay } from './use-selection.ts';

test('a selection takes effect after 300 ms @reel-pages-018', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reported: string[] = [];
  const goBack = afterDelay(() => reported.push('Marketing'));
  vi.advanceTimersByTime(299);
  goBack();
  afterDelay(() => reported.push('Training'));
  vi.advanceTimersByTime(299);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual(['Training']);
});

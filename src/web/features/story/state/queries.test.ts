import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { assetsQuery } from './queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  onTestFinished(() => {
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** Follows the assets of a story; `pending` of them are on their way at each read, and none after the last. */
function follow(pending: readonly number[]) {
  const reads: { storyId: string; atMs: number }[] = [];
  const startedAt = Date.now();
  vi.stubGlobal('navigator', { onLine: true });
  const options = (storyId: string) => ({
    ...assetsQuery(storyId),
    retry: false,
    queryFn: async () => {
      reads.push({ storyId, atMs: Date.now() - startedAt });
      const left = pending[reads.length - 1] ?? 0;
      return { characters: [], products: [], allReady: left === 0, pending: left, completed: 0, failed: 0 };
    },
  });
  const observer = new QueryObserver(new QueryClient(), options('first'));
  onTestFinished(observer.subscribe(() => {}));
  return { reads, turnTo: (storyId: string) => observer.setOptions(options(storyId)) };
}

test('assets are polled every 3000 ms while one is in progress, until all are finished @story-pages-009', async () => {
  const { reads } = follow([3, 2, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads.map(({ atMs }) => atMs)).toEqual([0, 3_000, 6_000, 9_000]);
});

test('another story is polled from its start, and the previous story no longer @story-pages-010', async () => {
  const { reads, turnTo } = follow([2, 2, 0, 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  turnTo('second');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([
    { storyId: 'first', atMs: 0 },
    { storyId: 'first', atMs: 3_000 },
    { storyId: 'first', atMs: 6_000 },
    { storyId: 'second', atMs: 10_000 },
    { storyId: 'second', atMs: 13_000 },
  ]);
});

test('does not poll without a network', async () => {
  const { reads } = follow([1, 1, 1, 1]);
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('navigator', { onLine: false });
  await vi.advanceTimersByTimeAsync(3_100);
  const sent = reads.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveLength(sent);
});

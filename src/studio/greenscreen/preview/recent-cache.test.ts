import { expect, test } from 'vitest';
import { createRecentCache } from './recent-cache.ts';

test('keeps the most recently used values', async () => {
  const made: string[] = [];
  const kept = createRecentCache<string>(2);
  const ask = (key: string) => kept(key, async () => (made.push(key), key.toUpperCase()));
  for (const key of ['a', 'b', 'a', 'c', 'a']) expect(await ask(key)).toBe(key.toUpperCase());
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('retries failed values', async () => {
  const kept = createRecentCache<string>(2);
  await expect(kept('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect(await kept('a', async () => 'made')).toBe('made');
});

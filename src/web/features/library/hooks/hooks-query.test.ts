import { expect, test } from 'vitest';
import type { MyHook } from '#contract/calls/hooks.ts';
import { hooksQuery, withoutHook, type HookPages } from './hooks-query.ts';

const hook = (id: string): MyHook => ({
  id,
  hookUrl: `/${id}.mp4`,
  posterUrl: null,
  hookText: id,
  templateId: 'maya',
  templateName: 'Maya',
  textOverlayEnabled: true,
  captionStyle: null,
  durationSeconds: 3,
  engines: { voice: 'embedded', lipSync: 'embedded', notes: [] },
  createdAt: '2026-01-05T00:00:00Z',
  take: null,
});
const pagesOf = (totalCount: number, ...pages: string[][]): HookPages => ({
  pages: pages.map((ids) => ({ hooks: ids.map(hook), totalCount })),
  pageParams: pages.map((_page, index) => index * 2),
});
const nextOffset = ({ pages }: HookPages) => hooksQuery.getNextPageParam(pages.at(-1)!, pages, 0, []);

test('more are offered while the total exceeds the loaded ones, from the end of the loaded ones', () => {
  expect(nextOffset(pagesOf(3, ['a', 'b']))).toBe(2);
  expect(nextOffset(pagesOf(3, ['a', 'b'], ['c']))).toBeUndefined();
});

test('a page without hooks ends the list, regardless of the total', () => {
  expect(nextOffset(pagesOf(9, ['a', 'b'], []))).toBeUndefined();
});

test('a deleted hook is removed from its page, lowers the total, and moves the next page up by one @my-hooks-005', () => {
  const left = withoutHook(pagesOf(5, ['a', 'b'], ['c', 'd']), 'b');
  expect(left.pages.map(({ hooks, totalCount }) => [hooks.map(({ id }) => id), totalCount])).toEqual([
    [['a'], 4],
    [['c', 'd'], 4],
  ]);
  expect(nextOffset(left)).toBe(3);
});

import { expect, test } from 'vitest';
import { fitInto, shareIdOf } from './embeds.ts';

const origin = 'https://hookline.example';

test('only share-page URLs on our own host identify a video', () => {
  expect(shareIdOf(`${origin}/share/abc-1`, origin)).toBe('abc-1');
  expect(shareIdOf(`${origin}/share/abc-1/?utm_source=chat#top`, origin)).toBe('abc-1');
  for (const address of [
    undefined,
    '',
    '/share/abc-1',
    'https://evil.example/share/abc-1',
    'https://hookline.example.evil.example/share/abc-1',
    `${origin}:444/share/abc-1`,
    'http://hookline.example/share/abc-1',
    `${origin}/wallet`,
    `${origin}/share/`,
    `${origin}/share/a/b`,
    `${origin}/share/%2e%2e`,
    'javascript:alert(1)',
  ])
    expect(shareIdOf(address, origin), address).toBeNull();
});

test.each([
  [[Number.NaN, Number.NaN], { width: 720, height: 1280 }],
  [[360, Number.NaN], { width: 360, height: 640 }],
  [[Number.NaN, 640], { width: 360, height: 640 }],
  [[1_000, 320], { width: 180, height: 320 }],
  [[5_000, 5_000], { width: 720, height: 1280 }],
  [[-1, 0], { width: 720, height: 1280 }],
  [[1, 1], { width: 1, height: 1 }],
] as const)('the embed fits into %j and keeps its aspect ratio', ([maxWidth, maxHeight], size) => {
  expect(fitInto(maxWidth, maxHeight)).toEqual(size);
});

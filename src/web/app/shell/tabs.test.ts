import { expect, test } from 'vitest';
import { isCovered, tabs } from './tabs.ts';

const markedAt = (pathname: string): string[] =>
  tabs.filter(({ covers }) => isCovered(covers, pathname)).map(({ label }) => label);

test.each([
  ['/my-videos', ['Videos']],
  ['/my-hooks', ['Videos']],
  ['/create/video/ugc', ['Create']],
  ['/onboarding/paywall', ['Wallet']],
  ['/blog/first-post', ['Blog']],
  ['/blogs', []],
  ['/account', []],
])('at %s the header marks %j @shell-011', (pathname, marked) => {
  expect(markedAt(pathname)).toEqual(marked);
});

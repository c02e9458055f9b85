import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtInBackgrounds } from '#contract/backgrounds.ts';
import { builtInBackdrops } from '#studio/backdrops/built-in-backdrops.ts';
import { backgroundsFolder, readBackgrounds } from './library.ts';

test('the offered backgrounds are those that the studio draws', () => {
  expect(builtInBackgrounds).toEqual(builtInBackdrops);
  expect(builtInBackgrounds.length).toBe(8);
});

test('each has a thumbnail, and each moving one a sample', () => {
  const files = readBackgrounds().flatMap(({ thumbnailUrl, sampleUrl }) => [
    thumbnailUrl,
    sampleUrl ?? thumbnailUrl,
  ]);
  const missing = files.filter((url) => !existsSync(path.join(backgroundsFolder, path.basename(url))));
  expect(missing).toEqual([]);
});

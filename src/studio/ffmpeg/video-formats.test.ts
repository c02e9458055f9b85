import { expect, it } from 'vitest';
import * as contract from '#contract/video-formats.ts';
import * as studio from './video-formats.ts';

it('studio and contract have the same formats, sizes and default', () => {
  expect(studio.videoFormats).toEqual(contract.videoFormats);
  expect(studio.defaultVideoFormat).toBe(contract.defaultVideoFormat);
});

it.each(Object.entries(studio.videoFormats))('%s has the aspect ratio of its name', (name, size) => {
  const [across, down] = name.split(':').map(Number);
  expect(size.width * down!).toBe(size.height * across!);
});

it.each(Object.values(studio.videoFormats))('%o halves evenly, as yuv420p needs', ({ width, height }) => {
  expect([width % 2, height % 2]).toEqual([0, 0]);
});

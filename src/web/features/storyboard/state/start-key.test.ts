import { expect, test } from 'vitest';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import { startKey } from './start-key.ts';

const board = {
  id: 's1',
  videoId: null,
  scenes: [
    { id: 'a', narration: 'One.', versions: [{ id: 'v2', isCurrent: true }] },
    { id: 'b', narration: 'Two.', versions: [] },
  ],
  settings: { voice: 'nova', captions: true },
} as unknown as Storyboard;

test('the same frames and settings have the same start key @storyboard-010', () => {
  const reread = structuredClone(board);
  reread.scenes[0]!.versions.push({ id: 'v1', isCurrent: false, imageUrl: '' });
  expect(startKey(reread)).toBe(startKey(board));
});

test('another order, narration, picture, setting or previous video has another start key', () => {
  const change = (apply: (copy: Storyboard) => void): string => {
    const copy = structuredClone(board);
    apply(copy);
    return startKey(copy);
  };
  const keys = [
    startKey(board),
    change((copy) => (copy.scenes = copy.scenes.toReversed())),
    change(({ scenes }) => (scenes[0]!.narration = 'One!')),
    change(({ scenes }) => (scenes[0]!.versions[0]!.id = 'v3')),
    change(({ settings }) => (settings.captions = false)),
    change((copy) => (copy.videoId = 'video')),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

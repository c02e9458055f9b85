import { expect, test } from 'vitest';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { findCurrentWork, listWorkParts } from './work-parts.ts';

const [hook, product, audio] = savedGeneration.components;
const facts = { hookPercent: 100, isStarting: false };

test('the final video waits for the last clip', () => {
  const waiting = {
    ...savedGeneration,
    status: 'queued' as const,
    components: [{ ...hook!, status: 'processing' as const, progress: 40 }, product!, audio!],
  };
  expect(listWorkParts(waiting, { ...facts, hookPercent: 64 })).toEqual([
    { name: 'Hook', state: 'working', value: '64%' },
    { name: 'Product clip', state: 'done', value: 'Ready' },
    { name: 'Music', state: 'done', value: 'Ready' },
    { name: 'Final video', state: 'waiting', value: 'Waiting' },
  ]);
});

test('with every clip ready the video itself progresses', () => {
  const running = { ...savedGeneration, status: 'processing' as const, progress: 33.4 };
  expect(listWorkParts(running, facts).at(-1)).toEqual({
    name: 'Final video',
    state: 'working',
    value: '33%',
  });
});

test('a video without music does not mention it', () => {
  const silent = { ...savedGeneration, audioSource: 'none' as const, components: [hook!, product!] };
  expect(listWorkParts(silent, facts).map((part) => part.name)).toEqual([
    'Hook',
    'Product clip',
    'Final video',
  ]);
});

test('the current work is the first unfinished clip, then the video', () => {
  const waiting = {
    ...savedGeneration,
    progress: 12,
    components: [hook!, { ...product!, status: 'processing' as const, progress: 40 }, audio!],
  };
  expect(findCurrentWork(waiting, 100)).toEqual({ name: 'Product clip', percent: 40 });
  const hookToo = {
    ...waiting,
    components: [{ ...hook!, status: 'processing' as const }, ...waiting.components.slice(1)],
  };
  expect(findCurrentWork(hookToo, 64)).toEqual({ name: 'Hook', percent: 64 });
  expect(findCurrentWork({ ...savedGeneration, progress: 12 }, 100)).toEqual({
    name: 'Final video',
    percent: 12,
  });
});

test('a finished video is ready only while nothing is made instead of it', () => {
  const last = (changes: object, isStarting = false) =>
    listWorkParts({ ...savedGeneration, ...changes }, { ...facts, isStarting }).at(-1)!.value;
  const finished = { status: 'completed', videoUrl: '/files/video.mp4' };
  expect(last(finished)).toBe('Ready');
  expect(last(finished, true)).toBe('Waiting');
  expect(last({ ...finished, videoUrl: null })).toBe('Waiting');
  expect(last({ ...finished, components: [hook!, { ...product!, status: 'processing' }, audio!] })).toBe(
    'Waiting',
  );
});

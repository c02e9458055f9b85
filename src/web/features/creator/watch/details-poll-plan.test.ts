import { describe, expect, test } from 'vitest';
import {
  choosePace,
  creatorPace,
  detailsPace,
  detailsPollDelayMs,
  findPollEnding,
  previewPace,
  requirePolledId,
} from './details-poll-plan.ts';
import { generationQuery } from './queries.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { texts } from '../texts.ts';

const running = { ...savedGeneration, status: 'processing' as const };
const waiting = { ...savedGeneration.parameters, waitingForHook: true };

/** The times of all reads, on a clock that only the plan moves. */
function readTimesMs(pace: typeof detailsPace, seenAt: (polls: number) => typeof savedGeneration): number[] {
  const times: number[] = [];
  let nowMs = 0;
  for (let polls = 0; polls < 200; polls += 1) {
    const delayMs = detailsPollDelayMs(pace, polls, seenAt(polls));
    if (delayMs === false) break;
    nowMs += delayMs;
    times.push(nowMs);
  }
  return times;
}

describe('reading the details again', () => {
  test('starts at 20 s, slows down by half each time, and waits at most a minute @validation-014', () => {
    expect(readTimesMs(detailsPace, () => running).slice(0, 5)).toEqual([
      20_000, 50_000, 95_000, 155_000, 215_000,
    ]);
  });

  test('starts at 2 s while the user waits for the final video @constants-008', () => {
    expect(readTimesMs(previewPace, () => running).slice(0, 3)).toEqual([2_000, 5_000, 9_500]);
  });

  test('ends after 50 reads, but not while the preview is being made @states-027', () => {
    expect(readTimesMs(detailsPace, () => running)).toHaveLength(50);
    expect(readTimesMs(previewPace, () => running)).toHaveLength(200);
    expect(readTimesMs(previewPace, () => ({ ...running, next_step: 'add-music' }))).toHaveLength(20);
  });

  test('ends after 20 reads by the other limits @constants-009', () => {
    const begun = { ...running, next_step: 'add-music' as const };
    expect(readTimesMs(previewPace, () => begun).slice(-2)).toEqual([424_344, 454_344]);
    expect(readTimesMs(creatorPace, () => running)).toHaveLength(20);
    expect(readTimesMs(creatorPace, () => running).slice(0, 4)).toEqual([20_000, 50_000, 95_000, 155_000]);
    expect(texts.polling.exhausted(creatorPace.maxPolls)).toBe('Max polling attempts (20) reached');
  });

  test('the details of a video that waits for its hook are read up to 50 times, others 20 times', () => {
    const awaited = { ...running, parameters: waiting };
    for (const step of ['hook', 'upload', 'music'] as const) {
      expect(choosePace(step, awaited)).toBe(detailsPace);
      expect(choosePace(step, running)).toBe(creatorPace);
      expect(choosePace(step, undefined)).toBe(creatorPace);
    }
    expect(choosePace('preview', awaited)).toBe(previewPace);
  });

  test('distinguishes exhausted from complete and from refused', () => {
    expect(findPollEnding(detailsPace, 49, running)).toBeNull();
    expect(findPollEnding(detailsPace, 50, running)).toBe('exhausted');
    expect(findPollEnding(previewPace, 50, running)).toBeNull();
    expect(findPollEnding(detailsPace, 1, savedGeneration)).toBe('settled');
    expect(findPollEnding(detailsPace, 1, running, 404)).toBe('refused');
  });

  test('ends with a result, unless the hook is still awaited @states-024', () => {
    const done = { ...savedGeneration, status: 'completed' as const, videoUrl: '/v.mp4' };
    expect(detailsPollDelayMs(detailsPace, 1, done)).toBe(false);
    expect(detailsPollDelayMs(detailsPace, 1, { ...done, parameters: waiting })).toBe(30_000);
  });

  test('a failure without a reason is forgiven ten times, one with a reason never @states-026', () => {
    const failed = { ...savedGeneration, status: 'failed' as const };
    expect(detailsPollDelayMs(detailsPace, 9, failed)).toBe(60_000);
    expect(detailsPollDelayMs(detailsPace, 10, failed)).toBe(false);
    expect(detailsPollDelayMs(detailsPace, 1, { ...failed, errorMessage: 'Disk full' })).toBe(false);
    const early = { ...failed, errorMessage: 'Hook generation is still in progress' };
    expect(detailsPollDelayMs(detailsPace, 1, early)).toBe(30_000);
  });

  test.each([401, 403, 404])('a response of %i ends it at once @states-028', (status) => {
    expect(detailsPollDelayMs(detailsPace, 0, running, status)).toBe(false);
  });

  test('a lost connection does not', () => {
    expect(detailsPollDelayMs(detailsPace, 0, running, 0)).toBe(20_000);
    expect(detailsPollDelayMs(detailsPace, 0, undefined, 503)).toBe(20_000);
  });

  test('reports the number of polls @errors-010', () => {
    expect(texts.polling.exhausted(detailsPace.maxPolls)).toBe('Max polling attempts (50) reached');
  });

  test('without an id it does not poll and reports the mistake @errors-009', () => {
    expect(requirePolledId('g1')).toBe('g1');
    expect(() => requirePolledId(null)).toThrow('Generation ID is required for polling');
    const read = generationQuery('').queryFn as (context: object) => unknown;
    expect(() => read({})).toThrow(new Error('Generation ID is required'));
  });

  test('does not poll while no work is under way', () => {
    expect(detailsPollDelayMs(detailsPace, 0, savedGeneration)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { creatorEvents, keepSight, type CreatorEvent, type CreatorSight } from './creator-events.ts';

const hook = (percent: number, status = 'processing', id = 'h') => ({ id, status, percent, errorCode: null });
const sight = (changes: Partial<CreatorSight>): CreatorSight => ({
  step: 'hook',
  hook: null,
  video: null,
  ...changes,
});

/** The events while the creator shows these states, one after another. */
function tellOf(...sights: CreatorSight[]): CreatorEvent[] {
  let before: CreatorSight | null = null;
  return sights.flatMap((now) => {
    const events = creatorEvents(before, now);
    before = keepSight(before, now);
    return events;
  });
}

test('a step is tracked when it is entered, and again when the user returns', () => {
  const sights = (['hook', 'hook', 'upload', 'hook'] as const).map((step) => sight({ step }));
  expect(tellOf(...sights)).toEqual([
    ['Creator Step Viewed', { Step: 'hook' }],
    ['Creator Step Viewed', { Step: 'upload' }],
    ['Creator Step Viewed', { Step: 'hook' }],
  ]);
});

test('every ten percent of a hook is tracked once, including skipped ones, and then its end @states-023', () => {
  const percents = [0, 3, 12, 12, 34, 30, 41];
  const told = tellOf(
    ...percents.map((percent) => sight({ hook: hook(percent) })),
    sight({ hook: hook(100, 'completed') }),
    sight({ hook: hook(100, 'completed') }),
  ).slice(1);
  expect(told).toEqual([
    ...[10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((Percent) => ['Hook Progress', { Percent }]),
    ['Hook Completed', {}],
  ]);
});

test('after a reload earlier events are not tracked again', () => {
  expect(
    tellOf(sight({ hook: hook(57) }), sight({ hook: hook(58) }), sight({ hook: hook(61) })).slice(1),
  ).toEqual([['Hook Progress', { Percent: 60 }]]);
  expect(tellOf(sight({}), sight({ hook: hook(100, 'completed') })).slice(1)).toEqual([]);
});

test('another hook starts its own count', () => {
  const told = tellOf(
    sight({ hook: hook(95) }),
    sight({ hook: hook(0, 'processing', 'second') }),
    sight({ hook: hook(10, 'processing', 'second') }),
  );
  expect(told.slice(1)).toEqual([['Hook Progress', { Percent: 10 }]]);
});

test('a failed video is tracked with its reason, beside its progress', () => {
  const video = { id: 'v', status: 'rendering', percent: 40, errorCode: null };
  const told = tellOf(
    sight({ step: 'preview', video: { ...video, status: 'draft', percent: 0 } }),
    sight({ step: 'preview', video: { ...video, percent: 10 } }),
    sight({ step: 'preview', video: { ...video, status: 'failed', percent: 10, errorCode: 'video_failed' } }),
  );
  expect(told.slice(1)).toEqual([
    ['Video Progress', { Percent: 10 }],
    ['Video Failed', { Reason: 'video_failed' }],
  ]);
});

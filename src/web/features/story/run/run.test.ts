import { describe, expect, test } from 'vitest';
import type { PictureStatus, StoryboardStatus } from '#contract/stories.ts';
import { noticesOf } from './run-notices.ts';
import { advance, framesToContinueWith, countRedraws, type StoryboardRun, type RunEvent } from './run.ts';
import { storyboardIn } from './storyboard.fixture.ts';

const idle: StoryboardRun = { phase: 'idle' };
const after = (events: readonly RunEvent[], from: StoryboardRun = idle): StoryboardRun =>
  events.reduce(advance, from);
const noticesAfter = (events: readonly RunEvent[]): string[] => {
  let run: StoryboardRun = idle;
  return events.flatMap((event) => {
    const before = run;
    run = advance(run, event);
    return noticesOf(before, event, run).map(({ text }) => text);
  });
};
const start = (statuses: PictureStatus[] = ['PENDING', 'PENDING', 'PENDING', 'PENDING']): RunEvent[] => [
  { type: 'request' },
  { type: 'start', storyboard: storyboardIn(statuses) },
];
const reading = (statuses: PictureStatus[], status?: StoryboardStatus, more = {}): RunEvent => ({
  type: 'read',
  storyboard: storyboardIn(statuses, status, more),
  isPoll: true,
});
const noReply: RunEvent = { type: 'read', storyboard: null, isPoll: true };
const three = ['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED'] as PictureStatus[];

test('not started, requesting, running, complete @story-pages-012', () => {
  const phases = [
    idle,
    after(start().slice(0, 1)),
    after(start()),
    after([...start(), reading(['SUCCESS', 'GENERATING', 'PENDING', 'PENDING'])]),
    after([...start(), reading(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'], 'SUCCESS')]),
  ].map(({ phase }) => phase);
  expect(phases).toEqual(['idle', 'requesting', 'running', 'running', 'complete']);
});

test('complete: every scene is finished with at least one success, and it leads on @story-pages-014', () => {
  expect(after([...start(), reading(three, 'SUCCESS')])).toMatchObject({
    phase: 'complete',
    opensNextPage: true,
  });
  expect(after([...start(), reading(three, 'RUNNING')]).phase).toBe('running');
  expect(after([...start(), reading(['FAILED', 'FAILED'], 'SUCCESS')])).toMatchObject({
    phase: 'failed',
    text: 'All frames failed to generate. Please try a different style.',
  });
});

test.each([
  ['FAILED', ['FAILED', 'FAILED'], 'All frames failed to generate. Please try a different style.'],
  ['ERROR', ['SUCCESS', 'FAILED'], 'Partial failure: 1 frames generated. Some frames failed.'],
  ['FAILED', ['FAILED', 'FAILED'], null],
] as const)(
  'an overall status of %s with scenes %s fails the run @story-pages-013',
  (status, statuses, error) => {
    expect(after([...start(), reading([...statuses], status, { error })])).toMatchObject({
      phase: 'failed',
      text: error ?? 'Storyboard generation failed. Please try again with a different style.',
    });
  },
);

test('stopped by the user, it is neither complete nor failed', () => {
  const cancelled = storyboardIn(['SUCCESS', 'PENDING'], 'CANCELLED');
  expect(after([...start(), { type: 'cancel', storyboard: cancelled }]).phase).toBe('cancelled');
  const paid = storyboardIn(three, 'SUCCESS');
  expect(after([...start(), { type: 'cancel', storyboard: paid }]).phase).toBe('complete');
});

test('redrawing a single frame runs until it is finished and does not continue to the next page', () => {
  const redrawn = storyboardIn([...three.slice(0, 3), 'GENERATING'], 'SUCCESS');
  const events: RunEvent[] = [
    { type: 'find', storyboard: storyboardIn(three, 'SUCCESS') },
    { type: 'redraw', storyboard: redrawn },
  ];
  expect(after(events).phase).toBe('running');
  expect(after([...events, reading([...three.slice(0, 3), 'SUCCESS'], 'SUCCESS')])).toMatchObject({
    phase: 'complete',
    opensNextPage: false,
  });
});

test('a slow redraw keeps running', () => {
  const statuses: PictureStatus[] = [...three.slice(0, 3), 'GENERATING'];
  const redraw: RunEvent = { type: 'redraw', storyboard: storyboardIn(statuses, 'SUCCESS') };
  const unchanged = Array.from({ length: 40 }, () => reading(statuses, 'SUCCESS'));
  expect(after([redraw, ...unchanged]).phase).toBe('running');
  expect(after([redraw, ...unchanged, reading(three, 'SUCCESS')]).phase).toBe('complete');
});

test('a storyboard found on load with a frame in the queue keeps running', () => {
  const queued = storyboardIn([...three.slice(0, 3), 'PENDING'], 'SUCCESS');
  expect(after([{ type: 'find', storyboard: queued }])).toMatchObject({
    phase: 'running',
    opensNextPage: false,
  });
});

test('a storyboard found on load has its stored progress', () => {
  const found = (statuses: PictureStatus[], status: StoryboardStatus) =>
    after([{ type: 'find', storyboard: storyboardIn(statuses, status) }]);
  expect(found(three, 'SUCCESS')).toMatchObject({ phase: 'complete', opensNextPage: false });
  expect(found(['FAILED', 'FAILED'], 'FAILED').phase).toBe('failed');
  expect(found(['PENDING', 'PENDING'], 'CANCELLED').phase).toBe('cancelled');
});

test('too few credits change nothing', () => {
  expect(after([{ type: 'request' }, { type: 'withdraw' }])).toEqual(idle);
  const before = storyboardIn(three, 'SUCCESS');
  const events: RunEvent[] = [
    { type: 'find', storyboard: before },
    { type: 'request' },
    { type: 'withdraw' },
  ];
  expect(after(events)).toMatchObject({ phase: 'complete', storyboard: before });
});

test('events that do not belong to a state change nothing', () => {
  expect(after([reading(three, 'SUCCESS')])).toBe(idle);
  expect(after([{ type: 'exhaust' }])).toBe(idle);
  const running = after(start());
  expect(advance(running, { type: 'request' })).toBe(running);
});

test('a storyboard found with a frame at work goes on until it is drawn', () => {
  const statuses = [...three.slice(0, 3), 'GENERATING'] as const;
  const found = storyboardIn(statuses, 'SUCCESS');
  expect(countRedraws(found)).toBe(1);
  expect(countRedraws(storyboardIn(statuses))).toBe(0);
  expect(countRedraws(storyboardIn(three, 'SUCCESS'))).toBe(0);
  const scenes = found.scenes.map((scene) => ({ ...scene, imageUrl: `/${scene.id}.jpg` }));
  const run = after([{ type: 'redraw', storyboard: { ...found, scenes } }]);
  expect(framesToContinueWith(run)).toBe(4);
});

describe('early continue', () => {
  const framesAfter = (statuses: PictureStatus[], status: StoryboardStatus = 'RUNNING') =>
    framesToContinueWith(after([...start(), reading(statuses, status)]));

  test('needs three successful frames and every frame finished @story-pages-004', () => {
    expect(framesAfter(three)).toBe(3);
    expect(framesAfter(['SUCCESS', 'SUCCESS', 'SUCCESS', 'GENERATING'])).toBeNull();
    expect(framesAfter(['SUCCESS', 'SUCCESS', 'FAILED', 'FAILED'])).toBeNull();
    expect(framesToContinueWith(idle)).toBeNull();
  });

  test('a complete storyboard leads on with as many frames as it has', () => {
    expect(framesAfter(['SUCCESS', 'SUCCESS'], 'SUCCESS')).toBe(2);
  });

  test('an unpaid storyboard leads nowhere', () => {
    expect(framesAfter(three, 'CANCELLED')).toBeNull();
  });
});

describe('toasts', () => {
  test('a start, and nothing while frames arrive @story-pages-031', () => {
    expect(noticesAfter([...start(), reading(['SUCCESS', 'PENDING', 'PENDING', 'PENDING'])])).toEqual([
      'Storyboard generation started!',
    ]);
  });

  test('every 30 polls that it still goes on, after 10 polls without progress that it takes longer @story-pages-015', () => {
    const quiet = Array.from({ length: 60 }, () => noReply);
    expect(noticesAfter([...start(), ...quiet.slice(0, 9)])).toHaveLength(1);
    expect(noticesAfter([...start(), ...quiet])).toEqual([
      'Storyboard generation started!',
      'Storyboard generation is taking longer than expected',
      'Your storyboard is still generating...',
      'Your storyboard is still generating...',
    ]);
  });

  test('a scene that moves restarts the count; an early read does not count', () => {
    const quiet = Array.from({ length: 9 }, () => noReply);
    const moved = reading(['GENERATING', 'PENDING', 'PENDING', 'PENDING']);
    expect(noticesAfter([...start(), ...quiet, moved, ...quiet])).toHaveLength(1);
    const readings = Array.from({ length: 40 }, () => ({ ...noReply, isPoll: false }) as RunEvent);
    expect(noticesAfter([...start(), ...readings])).toHaveLength(1);
  });

  test.each([
    ['All frames failed to generate. Please try a different style.', 'failure', 6_000],
    ['The circuit breaker of the picture service is open.', 'failure', 8_000],
    ['Partial failure: 1 frames generated. Some frames failed.', 'warning', undefined],
    ['Generation timed out.', 'failure', undefined],
  ] as const)('the failure %s, in its tone and for its time @story-pages-028', (error, tone, keepMs) => {
    const running = after(start());
    const event = reading(['SUCCESS', 'FAILED'], 'FAILED', { error });
    const [notice] = noticesOf(running, event, advance(running, event));
    expect([notice?.tone, notice?.keepMs]).toEqual([tone, keepMs]);
  });

  test('missing frames at the end, and an offline device', () => {
    const error = 'Partial failure: 3 frames generated. Some frames failed.';
    expect(noticesAfter([...start(), reading(three, 'SUCCESS', { error })]).at(-1)).toBe(
      'Some frames were generated successfully. You can continue or retry for missing frames.',
    );
    expect(noticesAfter([...start(), { type: 'go-offline' }]).at(-1)).toBe(
      "You appear to be offline. We'll continue when you're back online.",
    );
  });

  test('nothing of a storyboard that was found on load', () => {
    expect(noticesAfter([{ type: 'find', storyboard: storyboardIn(['FAILED'], 'FAILED') }])).toEqual([]);
  });
});

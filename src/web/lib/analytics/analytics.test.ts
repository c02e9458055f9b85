import { describe, expect, test } from 'vitest';
import { createAnalytics, type Analytics, type AnalyticsSink } from './analytics.ts';

const browserFacts = () => ({
  userAgent: 'Test/1',
  width: 390,
  height: 844,
  now: new Date('2026-01-05T12:00:00Z'),
});

/** Records the events that it receives. */
function recordingSink(): { sink: AnalyticsSink; told: unknown[][] } {
  const told: unknown[][] = [];
  const write =
    (what: string) =>
    (...said: unknown[]): void => {
      told.push([what, ...said]);
    };
  const sink = {
    identify: write('identify'),
    setProfile: write('setProfile'),
    track: write('track'),
    register: write('register'),
    registerOnce: write('registerOnce'),
    reset: write('reset'),
  };
  return { sink, told };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

function sayEverything(analytics: Analytics): void {
  analytics.identify('person-1', { plan: 'pro', company: '', team: undefined });
  analytics.trackPageView('wallet');
  analytics.track('Hook Started', { template: 'maya' });
  analytics.register({ surface: 'web' });
  analytics.registerOnce({ 'first page': 'home' });
  analytics.log('Upload Failed', { code: 'file_empty' });
  analytics.reset();
}

test('all events reach the sink in order, without empty profile properties @lists-023', async () => {
  const { sink, told } = recordingSink();
  sayEverything(createAnalytics(async () => sink, browserFacts));
  await turn();
  expect(told).toEqual([
    ['identify', 'person-1'],
    ['setProfile', { plan: 'pro' }],
    ['track', 'Page View', { 'Page Name': 'wallet' }],
    ['track', 'Hook Started', { template: 'maya' }],
    ['register', { surface: 'web' }],
    ['registerOnce', { 'first page': 'home' }],
    [
      'track',
      'Upload Failed',
      {
        code: 'file_empty',
        timestamp: '2026-01-05T12:00:00.000Z',
        userAgent: 'Test/1',
        windowSize: '390x844',
      },
    ],
    ['reset'],
  ]);
});

test('a person without a profile is named and nothing else', async () => {
  const { sink, told } = recordingSink();
  createAnalytics(async () => sink, browserFacts).identify('person-1', { email: '' });
  await turn();
  expect(told).toEqual([['identify', 'person-1']]);
});

test('events that are tracked while the sink opens are not lost', async () => {
  const { sink, told } = recordingSink();
  let open: (sink: AnalyticsSink) => void = () => undefined;
  const analytics = createAnalytics(() => new Promise((resolve) => (open = resolve)), browserFacts);
  analytics.track('Early');
  await turn();
  expect(told).toEqual([]);
  open(sink);
  analytics.track('Late');
  await turn();
  expect(told.map(([, event]) => event)).toEqual(['Early', 'Late']);
});

describe('nothing breaks', () => {
  const boom = () => {
    throw new Error('boom');
  };
  const throwing: AnalyticsSink = {
    identify: boom,
    setProfile: boom,
    track: boom,
    register: boom,
    registerOnce: boom,
    reset: boom,
  };

  // An unhandled rejection would fail the run as well.
  test.each([
    ['a sink that always throws', async () => throwing],
    ['a sink that cannot be opened', () => Promise.reject(new Error('blocked'))],
    ['an opening that throws at once', boom],
    ['no sink at all', async () => null],
  ])('with %s', async (_what, openSink) => {
    const analytics = createAnalytics(openSink, browserFacts);
    expect(() => sayEverything(analytics)).not.toThrow();
    await turn();
  });

  test('an event that throws does not affect the next ones', async () => {
    const { sink, told } = recordingSink();
    const analytics = createAnalytics(async () => ({ ...sink, identify: boom }), browserFacts);
    analytics.identify('person-1');
    analytics.track('Still here');
    await turn();
    expect(told).toEqual([['track', 'Still here', {}]]);
  });

  test('an unreadable environment drops one event without an error', async () => {
    const { sink, told } = recordingSink();
    const analytics = createAnalytics(async () => sink, boom);
    analytics.log('Lost');
    analytics.track('Kept');
    await turn();
    expect(told.map(([, event]) => event)).toEqual(['Kept']);
  });
});

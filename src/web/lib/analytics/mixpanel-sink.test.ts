import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core';
import { expect, test } from 'vitest';
import { mixpanelSettings } from './mixpanel-sink.ts';

test('the library starts with debug off, page views on, local storage and its usual batches @constants-007', () => {
  const instance = mixpanel.init(
    'token',
    { ...mixpanelSettings('https://analytics.example'), batch_autostart: false },
    'settings',
  );
  const expected = {
    debug: false,
    track_pageview: true,
    persistence: 'localStorage',
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    record_idle_timeout_ms: 30 * 60_000,
    record_max_ms: 24 * 60 * 60_000,
    record_sessions_percent: 0,
    cookie_expiration: 365,
  };
  const names = Object.keys(expected) as (keyof typeof expected)[];
  expect(Object.fromEntries(names.map((name) => [name, instance.get_config(name)]))).toEqual(expected);
});

import { expect, test } from 'vitest';
import { canReach, isLoopback, localOrigin } from './addresses.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
])('a server listening on %s is reached at %s', (host, origin) => {
  expect(localOrigin({ host, port: 3000 })).toBe(origin);
  expect(new URL(origin).origin).toBe(origin);
});

test('a name that only starts like a loopback address is not one', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '::', '127.example.com', '128.0.0.1'].some(isLoopback)).toBe(false);
});

test.each([
  ['https://queue.fal.run', 'https://hookline.example.com', true],
  ['https://queue.fal.run', 'http://127.0.0.1:3000', false],
  ['https://queue.fal.run', 'http://[::1]:3000', false],
  ['https://queue.fal.run', 'http://hookline.localhost:3000', false],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:3000', true],
  ['http://127.0.0.1:4000', 'https://hookline.example.com', true],
])('%s reaches us at %s: %s', (from, origin, isReached) => {
  expect(canReach(from, origin)).toBe(isReached);
});

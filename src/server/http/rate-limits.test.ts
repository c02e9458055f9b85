import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { scopes } from '#contract/scopes.ts';
import { AppError } from '../errors.ts';
import type { RateLimits } from '../use-cases/rate-limits/limit-rates.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

const paidCall = defineCall({
  method: 'POST',
  path: '/api/paid',
  summary: 'Costs something',
  tag: 'tests',
  access: 'videos:write',
  rate: 'paid',
  body: z.object({ note: z.string() }),
  reply: z.object({ done: z.boolean() }),
});

/** A server that records what was counted and refuses on demand. */
async function counting(options: { refuse?: keyof RateLimits; trustedProxies?: string[] } = {}) {
  const counted: string[] = [];
  const count = async (what: keyof RateLimits, limited: string): Promise<void> => {
    counted.push(limited);
    if (options.refuse === what)
      throw new AppError('too_many_requests', 'Too many', { retryAfterSeconds: 7 });
  };
  let sessionsAskedFor = 0;
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async (token) => {
      sessionsAskedFor += 1;
      return token === 'ada'
        ? { userId: 'ada', via: { kind: 'session', sessionId: 's' }, scopes: new Set(scopes) }
        : null;
    },
    rateLimits: {
      countAddress: (address) => count('countAddress', `any ${address}`),
      countUser: (userId) => count('countUser', `any ${userId}`),
      count: (rate, { address, userId }) => count('count', `${rate} ${userId} ${address}`),
    },
    ...(options.trustedProxies ? { trustedProxies: options.trustedProxies } : {}),
  });
  let handled = 0;
  mount(app, paidCall, async () => {
    handled += 1;
    return { done: true };
  });
  onTestFinished(() => app.close());
  const send = (headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: paidCall.path,
      payload: { note: 'x' },
      headers: { authorization: 'Bearer ada', ...headers },
    });
  return { send, counted, handled: () => handled, sessionsAskedFor: () => sessionsAskedFor };
}

test('a call counts against its address, its user and its rate', async () => {
  const { send, counted } = await counting();
  expect((await send()).statusCode).toBe(200);
  expect(counted).toEqual(['any 127.0.0.1', 'any ada', 'paid ada 127.0.0.1']);
});

test('a call over the limit returns 429 with Retry-After, and has no effect', async () => {
  const { send, handled } = await counting({ refuse: 'count' });
  const reply = await send();
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('7');
  expect(reply.json()).toMatchObject({ error: 'too_many_requests', retryAfterSeconds: 7 });
  expect(handled()).toBe(0);
});

test('a call over its address limit causes no database query', async () => {
  const { send, sessionsAskedFor } = await counting({ refuse: 'countAddress' });
  const { statusCode, headers } = await send();
  expect(statusCode).toBe(429);
  expect(sessionsAskedFor()).toBe(0);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
});

test('a caller cannot choose its own address @accounts-024', async () => {
  const { send, counted } = await counting();
  await send({ 'x-forwarded-for': '203.0.113.9' });
  expect(counted[0]).toBe('any 127.0.0.1');
});

test('a trusted proxy sets the client address, and only its last entry counts', async () => {
  const { send, counted } = await counting({ trustedProxies: ['127.0.0.0/8', '10.1.2.3'] });
  await send({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3' });
  expect(counted[0]).toBe('any 203.0.113.9');
});

test('an untrusted proxy counts as the client', async () => {
  const { send, counted } = await counting({ trustedProxies: ['10.0.0.0/8'] });
  await send({ 'x-forwarded-for': '203.0.113.9' });
  expect(counted[0]).toBe('any 127.0.0.1');
});

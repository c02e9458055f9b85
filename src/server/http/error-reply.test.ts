import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError } from '../errors.ts';
import { createServer } from './server.ts';

async function answerTo(thrown: Error, where: 'handler' | 'authenticate') {
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    async authenticate() {
      if (where === 'authenticate') throw thrown;
      return null;
    },
  });
  onTestFinished(() => app.close());
  app.get('/call', () => Promise.reject(thrown));
  return app.inject({ url: '/call', headers: { authorization: 'Bearer token' } });
}

const outage = new DatabaseUnavailableError('it is not running', new Error('connect ECONNREFUSED /tmp/x'));

test.each(['handler', 'authenticate'] as const)(
  'an unreachable database is a 503 with Retry-After, thrown by the %s',
  async (where) => {
    const reply = await answerTo(outage, where);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3']);
    expect(reply.json()).toMatchObject({ error: 'unavailable', retryAfterSeconds: 3 });
    expect(reply.body).not.toContain('ECONNREFUSED');
  },
);

test('any other unexpected error is a 500', async () => {
  const reply = await answerTo(new Error('a bug'), 'handler');
  expect([reply.statusCode, reply.json().error]).toEqual([500, 'internal']);
});

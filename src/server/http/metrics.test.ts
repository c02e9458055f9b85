import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { mountMetrics } from './metrics.ts';
import { createServer } from './server.ts';

async function readMetrics(token: string | null, headers: Record<string, string> = {}) {
  const database = await testDatabase();
  await testQueue(database);
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
  });
  onTestFinished(() => app.close());
  const storageSpace = { read: async () => ({ freeBytes: 5, totalBytes: 100, isLow: true }) };
  const tryRefusals = new Map([['tries_busy', 3] as const]);
  mountMetrics(app, { database, storageSpace, tryRefusals, log: pino({ level: 'silent' }) }, token);
  await app.inject('/api/openapi.json');
  return app.inject({ url: '/metrics', headers });
}

test('requests by route, workers, queues, ledger violations and disk space are reported', async () => {
  const { statusCode, body } = await readMetrics(null);
  expect(statusCode).toBe(200);
  expect(body).toContain('hookline_workers 0');
  expect(body).toContain('hookline_disk_free_bytes 5');
  expect(body).toContain('hookline_disk_low 1');
  expect(body).toContain('hookline_tries{state="waiting"} 0');
  expect(body).toContain('hookline_tries_total{outcome="completed"} 0');
  expect(body).toContain('hookline_tries_refused_total{reason="tries_busy"} 3');
  expect(body).toContain('hookline_wallet_violations{rule="holds_have_work"} 0');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/openapi.json",status="200"} 1',
  );
});

test('with METRICS_TOKEN set the metrics require it as a bearer token', async () => {
  const token = 'correct-horse-battery';
  expect((await readMetrics(token, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  for (const wrong of [{}, { authorization: token }, { authorization: `Bearer ${token}x` }]) {
    const { statusCode, body } = await readMetrics(token, wrong as Record<string, string>);
    expect([statusCode, body]).toEqual([401, '']);
  }
});

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startS3StandIn } from '../../../tests/helpers/s3-stand-in.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { openS3Storage } from '../adapters/s3/s3-storage.ts';
import { reportWorkerAlive } from '../db/workers.ts';
import { createServer } from './server.ts';
import { mountSystem } from './system.ts';

async function frontOnBucket({ checkMs = 10_000 } = {}) {
  const server = await startS3StandIn();
  const storage = await openS3Storage({ ...server.settings, signingSecret: 'x', pace: { checkMs } });
  const database = await testDatabase();
  await reportWorkerAlive(database, crypto.randomUUID());
  const lines: string[] = [];
  const app = await createServer({
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
  });
  mountSystem(app, {
    database,
    storage,
    publicSettings: { analytics: null, supportEmail: 'a@example.com', socialProfiles: {}, landingTry: true },
  });
  onTestFinished(() => app.close());
  const ask = () => app.inject({ url: '/api/ready' });
  return { server, ask, log: () => lines.join('') };
}

test('ready while database, storage and a worker are available', async () => {
  const { ask } = await frontOnBucket();
  const reply = await ask();
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ ready: true, database: true, storage: true, workers: 1 });
});

test.each([
  ['missing', 'The specified bucket does not exist'],
  ['forbidden', 'AccessDenied'],
  ['silent', 'TimeoutError'],
])(
  'with a bucket that is %s the app is not ready: the reply names the storage, the log the reason',
  async (what, reason) => {
    // Only the silent bucket is waited for; a busy machine can take long over any other answer.
    const { server, ask, log } = await frontOnBucket(what === 'silent' ? { checkMs: 1_000 } : {});
    if (what === 'missing') await server.removeBucket();
    if (what === 'forbidden') server.fail('GET', /./, { kind: 'status', status: 403, code: 'AccessDenied' });
    if (what === 'silent') server.fail('GET', /./, { kind: 'hang' });
    const reply = await ask();
    expect([reply.statusCode, reply.json().error, reply.json().message]).toEqual([
      503,
      'not_ready',
      'Not reachable: storage',
    ]);
    expect(reply.body).not.toContain(server.settings.bucket);
    expect(log()).toContain(reason);
    for (const secret of [server.settings.secretAccessKey, 'Signature=', server.settings.accessKeyId])
      expect(log()).not.toContain(secret);
    if (what !== 'missing') expect((await ask()).statusCode).toBe(200);
  },
);

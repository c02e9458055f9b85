import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readHookStatus } from '#contract/calls/hooks.ts';
import { readWallet, readTransactions } from '#contract/calls/wallet.ts';
import { taskStreamPath } from '#contract/tasks.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Person } from '../helpers/api.ts';
import { copyBlankDatabase } from '../helpers/blank-database.ts';
import { readEvents } from '../helpers/event-reader.ts';
import { backendsOf, postmasterOf } from '../helpers/postgres-processes.ts';
import { livingOf, killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { sampleFolder } from '../helpers/sample-media.ts';
import { readDetails, startShortHook } from '../helpers/video-steps.ts';

/** All tests on the embedded database share this app; the last one of them kills it and starts another. */
let app: RunningApp;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await sampleFolder();
  await copyBlankDatabase(dataFolder);
  app = await startApp({ dataFolder });
});
afterAll(() => app?.stop());

const ready = (app: RunningApp) => fetch(new URL('/api/ready', app.url));

/** Sends a call every few milliseconds. `stop` returns the replies. */
function callOnAndOn(person: Person) {
  const replies: { status: number; error?: string; retryAfter: string | null }[] = [];
  const over = new AbortController();
  const calling = (async () => {
    while (!over.signal.aborted) {
      const { status, body, headers } = await person.try(readWallet);
      replies.push({ status, error: body.error, retryAfter: headers.get('retry-after') });
      await delay(25);
    }
  })();
  // `stop` reports the error, even if the test has already failed.
  calling.catch(() => {});
  return async () => {
    over.abort();
    await calling;
    return replies;
  };
}

/** Log lines at warning level or above from this offset on. */
const complaints = (app: RunningApp, from = 0): string[] =>
  app
    .log()
    .slice(from)
    .split('\n')
    .filter((line) => /"level":(40|50|60)/.test(line));

/** The final status of the hook; calls may fail until then. */
const hookStatus = (person: Person, hookId: string): Promise<string> =>
  waitFor(async () => {
    const { status, body } = await person.try(readHookStatus, { params: { hookId } });
    return status === 200 && body.status !== 'processing' ? body.status : undefined;
  }, 120_000);

async function hookUnderWay(person: Person) {
  const { generationId, hookGenerationId } = await startShortHook(person);
  await waitFor(
    async () => ((await readDetails(person, generationId)).components[0]!.progress > 20 ? true : undefined),
    60_000,
  );
  return hookGenerationId;
}

async function expectOneCapture(person: Person): Promise<void> {
  const { transactions } = await person.call(readTransactions);
  expect(transactions.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'hold', 'purchase']);
  expect(await person.call(readWallet)).toMatchObject({ held: 0 });
}

test('a killed postmaster is restarted: calls return 503 until then, and the stream and the job continue @fix-023', async () => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const stream = await readEvents(app.url, taskStreamPath, { token: person.token });
  onTestFinished(stream.close);
  const hookId = await hookUnderWay(person);
  const services = [...app.pidsOf('web'), ...app.pidsOf('worker')];
  const before = app.log().length;
  const stopCalling = callOnAndOn(person);

  const killedAt = performance.now();
  killIfAlive(await postmasterOf(app.dataFolder));
  const refusal = await waitFor(async () => {
    const reply = await ready(app);
    return reply.ok ? undefined : { status: reply.status, ...((await reply.json()) as object) };
  }, 5_000);
  expect(refusal).toMatchObject({
    status: 503,
    error: 'not_ready',
    message: expect.stringMatching(/^Not reachable: database \(.+\)$/),
  });
  await waitFor(async () => ((await ready(app)).ok ? true : undefined), 15_000);
  expect(performance.now() - killedAt).toBeLessThan(15_000);

  const replies = await stopCalling();
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { error, retryAfter } of replies.filter(({ status }) => status === 503))
    expect([error, Number(retryAfter)]).toEqual(['unavailable', expect.closeTo(3, 0)]);
  expect(await hookStatus(person, hookId)).toBe('completed');
  await expectOneCapture(person);
  await waitFor(() => (stream.events.some(({ type }) => type === 'task.ended') ? true : undefined), 20_000);
  expect([...app.pidsOf('web'), ...app.pidsOf('worker')]).toEqual(services);
  const logged = app.log().slice(before);
  expect(logged.match(/the embedded PostgreSQL crashed/g)).toHaveLength(1);
  expect(logged.match(/the embedded PostgreSQL is running again after/g)).toHaveLength(1);
  expect(complaints(app, before).length).toBeLessThanOrEqual(3);
});

test('a killed backend resets every connection; no call returns 500, and the job continues @fix-024', async () => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const hookId = await hookUnderWay(person);
  const services = [...app.pidsOf('web'), ...app.pidsOf('worker')];
  const before = app.log().length;
  const stopCalling = callOnAndOn(person);
  const [backend] = backendsOf(await postmasterOf(app.dataFolder));
  killIfAlive(backend!);

  expect(await hookStatus(person, hookId)).toBe('completed');
  await waitFor(async () => ((await ready(app)).ok ? true : undefined), 15_000);
  const replies = await stopCalling();
  expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(replies.at(-1)!.status).toBe(200);
  await expectOneCapture(person);
  expect([...app.pidsOf('web'), ...app.pidsOf('worker')]).toEqual(services);
  expect(complaints(app, before).length).toBeLessThanOrEqual(3);
});

test('after supervisor and postmaster are killed, web and worker exit, and a new start takes over', async () => {
  const first = app;
  const person = await first.api.signIn();
  await person.buy('starter');
  const hookId = await hookUnderWay(person);
  const left = [...first.pidsOf('web'), ...first.pidsOf('worker')];
  killIfAlive(await postmasterOf(dataFolder));
  killIfAlive(first.pid);

  app = await startApp({ dataFolder, environment: { PORT: new URL(first.url).port } });
  expect(livingOf(left)).toEqual([]);
  expect(await hookStatus(app.api.person(person.token, person.userId), hookId)).toBe('completed');
});

test('while an external database is down calls return 503 with the reason, and recover when it is back @fix-026', async () => {
  const folder = await sampleFolder();
  await copyBlankDatabase(folder);
  let postgres = await startEmbeddedPostgres(folder);
  onTestFinished(() => postgres.stop());
  const external = await startApp({ environment: { DATABASE_URL: postgres.databaseUrl } });
  onTestFinished(external.stop);
  const person = await external.api.signIn();
  const before = external.log().length;
  await postgres.stop();

  const refused = await person.try(readWallet);
  expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const reply = await ready(external);
  expect([reply.status, ((await reply.json()) as { message: string }).message]).toEqual([
    503,
    'Not reachable: database (it is not running)',
  ]);
  await waitFor(
    () => (external.log().slice(before).includes('cannot be reached') ? true : undefined),
    10_000,
  );
  postgres = await startEmbeddedPostgres(folder);
  await waitFor(async () => ((await ready(external)).ok ? true : undefined), 15_000);
  expect((await person.try(readWallet)).status).toBe(200);
  await waitFor(
    () => (/the database is reachable again/.test(external.log().slice(before)) ? true : undefined),
    10_000,
  );
  // One line each from web and worker.
  expect(complaints(external, before).length).toBeLessThanOrEqual(2);
});

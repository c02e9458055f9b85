import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import { isActive } from '#contract/tasks.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Person } from '../helpers/api.ts';
import { copyBlankDatabase } from '../helpers/blank-database.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { expectSoundWallets } from '../helpers/sound-wallets.ts';
import { askForVideo, hookEnd, readDetails, startShortHook, videoEnd } from '../helpers/video-steps.ts';

let app: RunningApp;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await sampleFolder();
  await copyBlankDatabase(dataFolder);
  app = await startApp({ dataFolder });
});
afterAll(() => app?.stop());

const killWorker = (): void => app.pidsOf('worker').forEach(killIfAlive);

async function expectOneCapture(person: Person): Promise<void> {
  const { transactions } = await person.call(readTransactions);
  expect(transactions.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'hold', 'purchase']);
  expect(await person.call(readWallet)).toMatchObject({ balance: 0, held: 0 });
}

test('a worker killed during speech, drawing and composing still yields one hook, one video and one capture', async () => {
  const folder = await sampleFolder();
  const product = await makeClip(path.join(folder, 'product.mp4'), { seconds: 1, size: '160x120' });
  const person = await app.api.signIn();
  await person.buy('starter');
  const begun = (job: string): number =>
    app
      .log()
      .split('\n')
      .filter((line) => line.includes(`"job":"${job}"`) && line.includes('"job started"')).length;

  const { generationId, hookId } = await startShortHook(person).then((started) => ({
    generationId: started.generationId,
    hookId: started.hookGenerationId,
  }));
  await waitFor(() => (begun('make-hook') === 1 ? true : undefined), 20_000);
  const { databaseUrl } = await startEmbeddedPostgres(app.dataFolder);
  const database = openDatabase(databaseUrl);
  const steps = async (): Promise<string[]> =>
    (await database.selectFrom('job_steps').select('name').execute()).map(({ name }) => name);
  expect(await steps()).toEqual([]);
  killWorker();

  // The next worker reuses the stored speech and is killed while it draws.
  await waitFor(async () => {
    const hook = (await readDetails(person, generationId)).components[0]!;
    return hook.progress > 20 && begun('make-hook') === 2 ? true : undefined;
  }, 60_000);
  expect(await steps()).toEqual(['speech']);
  killWorker();
  await waitFor(() => (begun('make-hook') === 3 ? true : undefined), 60_000);
  expect((await hookEnd(person, hookId)).status).toBe('completed');
  await expectOneCapture(person);

  await askForVideo(person, generationId, { product });
  await waitFor(() => (begun('compose-video') === 1 ? true : undefined), 60_000);
  killWorker();
  expect((await videoEnd(person, generationId)).status).toBe('completed');
  expect(begun('compose-video')).toBe(2);
  await expectOneCapture(person);
  expect(await steps()).toEqual([]);
  expect(await readdir(path.join(app.dataFolder, 'work'))).toEqual([]);
  await database.destroy();
});

test('killing the web process during an upload fails the request and leaves nothing; a retry succeeds', async () => {
  const folder = await sampleFolder();
  const file = await makeClip(path.join(folder, 'product.mp4'), { seconds: 1, size: '160x120' });
  const person = await app.api.signIn();
  const incoming = path.join(app.dataFolder, 'incoming');

  const failed = new Promise<Error>((resolve) => {
    const upload = request(new URL('/api/uploads', app.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'multipart/form-data; boundary=half',
        'content-length': 10_000_000,
      },
    });
    upload.on('error', resolve);
    upload.write('--half\r\ncontent-disposition: form-data; name="file"; filename="half.mp4"\r\n\r\n');
    upload.write(Buffer.alloc(1_000_000));
  });
  await waitFor(
    async () => ((await readdir(incoming).catch(() => [])).length === 1 ? true : undefined),
    10_000,
  );
  app.pidsOf('web').forEach(killIfAlive);
  expect((await failed).message).toMatch(/socket hang up|ECONNRESET/);

  await waitFor(
    async () => ((await fetch(new URL('/api/health', app.url)).catch(() => null))?.ok ? true : undefined),
    20_000,
  );
  // The next web process removes the remains once it serves requests.
  await expect.poll(() => readdir(incoming), { timeout: 60_000 }).toEqual([]);
  expect((await person.tryUpload(file)).status).toBe(201);
});

// The last one, because it kills the app of the others.
test('after the whole process tree is killed, the next start finishes the hook and charges once', async () => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const { generationId } = await startShortHook(person);
  await waitFor(
    async () => ((await readDetails(person, generationId)).components[0]!.progress > 20 ? true : undefined),
    60_000,
  );
  await app.killTree();

  app = await startApp({ dataFolder });
  const database = openDatabase((await startEmbeddedPostgres(dataFolder)).databaseUrl);
  const done = await waitFor(async () => {
    const task = await database
      .selectFrom('tasks')
      .select('status')
      .where('kind', '=', 'make-hook')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    return isActive(task.status) ? undefined : task.status;
  }, 90_000);
  expect(done).toBe('completed');
  const kinds = await database
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('user_id', '=', person.userId)
    .orderBy('sequence')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['purchase', 'hold', 'capture']);
  await expectSoundWallets(database);
  await database.destroy();
  expect(app.log()).not.toContain('"level":60');
}, 300_000);

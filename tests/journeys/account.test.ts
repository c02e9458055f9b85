import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as account from '#contract/calls/account.ts';
import { issueNonce, readMe } from '#contract/calls/accounts.ts';
import { shareVideo } from '#contract/calls/shares.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { liveChannelPath } from '#contract/live-events.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { apiOf, type Person } from '../helpers/api.ts';
import { startMachine } from '../helpers/machine.ts';
import { readZip } from '../helpers/read-zip.ts';
import { beginResumable } from '../helpers/resumable.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { expectSoundWallets } from '../helpers/sound-wallets.ts';
import { testDatabase } from '../helpers/test-database.ts';
import { askForVideo, hookEnd, startShortHook, videoEnd } from '../helpers/video-steps.ts';

const liveName = 'Live person';
let app: RunningApp;
let database: Database;
/** A video of the live person. */
let generationId: string;
beforeAll(async () => {
  app = await startApp();
  database = openDatabase((await startEmbeddedPostgres(app.dataFolder)).databaseUrl);
  const person = await app.api.signIn(liveName);
  await person.buy('starter');
  const started = await startShortHook(person);
  ({ generationId } = started);
  await hookEnd(person, started.hookGenerationId);
});
afterAll(async () => {
  await database?.destroy();
  await app?.stop();
});

const filesOf = (person: Person): Promise<string[]> =>
  readdir(path.join(app.dataFolder, 'storage/users', person.userId), {
    recursive: true,
    withFileTypes: true,
  }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    () => [],
  );

const openLive = (person: Person, generationId: string, signal = AbortSignal.timeout(30_000)) =>
  fetch(new URL(liveChannelPath.replace(':generationId', generationId), app.url), {
    headers: { authorization: `Bearer ${person.token}` },
    signal,
  });

const timesBegun = (job: string): number =>
  app
    .log()
    .split('\n')
    .filter((line) => line.includes(`"job":"${job}"`) && line.includes('"job started"')).length;

/** Locks the user's ledger rows until they are released, so that writers have to wait. */
async function holdBooks(userId: string): Promise<{ release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const holding = database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('ledger_transactions')
      .select('id')
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    held.resolve();
    await mayEnd.promise;
  });
  await held.promise;
  return {
    async release() {
      mayEnd.resolve();
      await holding;
    },
  };
}

const whenErased = (userId: string): Promise<true> =>
  waitFor(
    async () =>
      (await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())
        ? undefined
        : true,
    90_000,
  );

test('signing out a device ends its live channel within seconds and keeps the other device’s channel open @accounts-013', async () => {
  const desk = await app.api.signIn(liveName);
  const phone = await app.api.signIn(liveName);
  const [deskChannel, phoneChannel] = await Promise.all([
    openLive(desk, generationId),
    openLive(phone, generationId),
  ]);
  expect([deskChannel.status, phoneChannel.status]).toEqual([200, 200]);
  const end = async (channel: Response): Promise<'ended'> => {
    for await (const _ of channel.body!);
    return 'ended';
  };
  const [deskEnds, phoneEnds] = [end(deskChannel), end(phoneChannel)];
  const startedAt = performance.now();
  await desk.call(account.revokeOtherSessions);
  expect(await Promise.race([phoneEnds, deskEnds.then(() => 'the wrong one')])).toBe('ended');
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect((await phone.try(readMe)).status).toBe(401);
  await desk.call(account.revokeSession, {
    params: { sessionId: (await desk.call(account.readSessions)).sessions[0]!.id },
  });
  expect(await deskEnds).toBe('ended');
});

test('the number of open live channels per user is limited, and closing one makes room', async () => {
  const person = await app.api.signIn(liveName);
  const closing = new AbortController();
  const open = Array.from({ length: 24 }, () => openLive(person, generationId, closing.signal));
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual(open.map(() => 200));
  const refused = await openLive(person, generationId);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  closing.abort();
  await waitFor(async () => {
    const channel = await openLive(person, generationId);
    await channel.body?.cancel();
    return channel.status === 200 ? true : undefined;
  }, 10_000);
});

test('a data export survives a killed worker and contains the whole account in one zip @accounts-015', async () => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const file = await makeClip(path.join(await sampleFolder(), 'own.mp4'), {
    seconds: 1,
    size: '160x120',
    rate: 10,
  });
  const upload = await person.upload(file);
  await person.uploadReady(upload.id);
  expect(await person.call(account.readExport)).toEqual({ export: null });
  // The worker is killed before or just after it picks up the job; its replacement handles both.
  await person.call(account.startExport);
  app.pidsOf('worker').forEach(killIfAlive);
  const ready = await waitFor(async () => {
    const found = (await person.call(account.readExport)).export;
    return found?.status === 'ready' ? found : undefined;
  }, 90_000);
  const address = new URL(ready.downloadUrl!, app.url);
  const reply = await fetch(address);
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toContain('hookline-data.zip');
  const zip = readZip(Buffer.from(await reply.arrayBuffer()));
  expect([...zip.keys()]).toContain(`media/uploads/${upload.id}.mp4`);
  expect(JSON.parse(zip.get('profile.json')!.toString())[0].id).toBe(person.userId);
  const redirected = await fetch(new URL(account.downloadExport.path, app.url), {
    headers: { authorization: `Bearer ${person.token}` },
    redirect: 'manual',
  });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([303, ready.downloadUrl]);
  expect((await fetch(new URL(address.pathname, app.url))).status).toBe(404);
}, 300_000);

test('an account and its data are erased even if the worker is killed in the middle @accounts-018', async () => {
  const name = `Leaving ${crypto.randomUUID().slice(0, 8)}`;
  const person = await app.api.signIn(name);
  await person.buy('creator');
  const product = await makeClip(path.join(await sampleFolder(), 'product.mp4'), {
    seconds: 1,
    size: '160x120',
  });
  const { generationId } = await startShortHook(person);
  await askForVideo(person, generationId, { product });
  expect((await videoEnd(person, generationId)).status).toBe('completed');
  const { url } = await person.call(shareVideo, { params: { generationId } });
  expect((await fetch(url)).status).toBe(200);
  await beginResumable({ url: app.url, token: person.token }, { sizeBytes: 100 });
  const second = await startShortHook(person);
  const live = await openLive(person, second.generationId);
  expect((await filesOf(person)).length).toBeGreaterThan(3);
  const { email } = (await person.call(readMe)).user;

  const slip = await person.try(account.deleteAccount, { body: { email: `x${email}` } });
  expect(slip).toMatchObject({ status: 409, body: { error: 'deletion_not_confirmed' } });
  const books = await holdBooks(person.userId);
  await person.call(account.deleteAccount, { body: { email } });
  expect((await person.try(readMe)).body.error).toBe('session_expired');
  expect((await fetch(url)).status).toBe(404);
  for await (const _ of live.body!);
  const wallet = await database
    .selectFrom('wallets')
    .select(['available_credits', 'held_credits'])
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(wallet).toEqual({ available_credits: 50, held_credits: 0 });
  // The files are gone but the locked rows are not: the worker is killed between the two.
  await waitFor(async () => ((await filesOf(person)).length === 0 ? true : undefined), 60_000);
  app.pidsOf('worker').forEach(killIfAlive);
  await books.release();
  await whenErased(person.userId);
  expect(timesBegun('erase-account')).toBeGreaterThan(1);
  await waitFor(async () => ((await filesOf(person)).length === 0 ? true : undefined), 60_000);
  expect(await readdir(path.join(app.dataFolder, 'resumable'))).toEqual([]);

  const again = await app.api.signIn(name);
  expect(again.userId).not.toBe(person.userId);
  expect(await again.call(readWallet)).toMatchObject({ balance: 0, held: 0 });
  await expectSoundWallets(database);
});

test('too many sign-ins return 429 with Retry-After, and other calls still work', async () => {
  const { databaseUrl } = await testDatabase();
  const limited = await startMachine('web', { DATABASE_URL: databaseUrl, RATE_LIMITS: 'on' });
  const api = apiOf(await waitFor(limited.url, 60_000));
  const person = await api.signIn();
  const ask = () => api.as(null).try(issueNonce);
  let refused = await ask();
  for (let asked = 1; refused.status === 200 && asked < 1_000; asked += 1) refused = await ask();
  expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await person.try(readMe)).status).toBe(200);
}, 300_000);

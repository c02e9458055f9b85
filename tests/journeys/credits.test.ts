import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { startHook, startHookComponent } from '#contract/calls/hooks.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';
import { hookEnd, readDetails, shortHook, startShortHook } from '../helpers/video-steps.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

const cancel = (person: Person, generationId: string) =>
  person.try(cancelGeneration, { params: { generationId } });

test('20 concurrent starts with credits for 3 start exactly 3 hooks', async () => {
  const person = await app.api.signIn();
  for (let times = 0; times < 3; times += 1) await person.buy('starter');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => person.try(startHook, { body: shortHook })),
  );
  const begun = answers.filter(({ status }) => status === 202);
  const refused = answers.filter(({ status }) => status === 402);
  expect([begun.length, refused.length]).toEqual([3, 17]);
  expect(refused[0]!.body).toMatchObject({ error: 'insufficient_credits', required: 10, balance: 0 });
  expect(await person.call(readWallet)).toMatchObject({ balance: 0, held: 30 });
  for (const { body } of begun) expect((await cancel(person, body.generationId)).status).toBe(200);
  expect(await person.call(readWallet)).toMatchObject({ balance: 30, held: 0 });
});

test('a cancelled hook returns its credits, stops its job and leaves no work folder', async () => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const { generationId } = await startShortHook(person);
  await waitFor(
    async () => ((await readDetails(person, generationId)).components[0]!.progress > 15 ? true : undefined),
    30_000,
  );
  const cancelled = await cancel(person, generationId);
  expect(cancelled.body.components[0]).toMatchObject({ type: 'hook', status: 'cancelled' });
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  await waitFor(
    async () => ((await readdir(path.join(app.dataFolder, 'work'))).length === 0 ? true : undefined),
    10_000,
  );
  expect((await cancel(person, generationId)).body.error).toBe('already_finished');
  const { transactions } = await person.call(readTransactions);
  expect(transactions.map(({ kind }) => kind).toSorted()).toEqual(['hold', 'purchase', 'release']);
});

test('the same Idempotency-Key starts one hook, concurrently or later; a different body is refused', async () => {
  const person = await app.api.signIn();
  await person.buy('creator');
  const options = { body: shortHook, idempotencyKey: 'one-click' };
  const twins = await Promise.all([person.try(startHook, options), person.try(startHook, options)]);
  const later = await person.try(startHook, options);
  expect(new Set([...twins, later].map(({ body }) => body.hookGenerationId)).size).toBe(1);
  expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 10 });
  const other = await person.try(startHook, { ...options, body: { ...shortHook, hookText: 'Another text' } });
  expect([other.status, other.body.error]).toEqual([409, 'idempotency_key_reused']);
  await cancel(person, later.body.generationId);
});

test('a second Continue with the same text reuses the hook, through either call family @states-040', async () => {
  const person = await app.api.signIn();
  await person.buy('creator');
  const first = await startShortHook(person);
  const again = await person.call(startHookComponent, {
    body: { ...shortHook, generationId: first.generationId },
  });
  expect(again.hook_generation_id).toBe(first.hook_generation_id);
  expect((await hookEnd(person, first.hook_generation_id)).status).toBe('completed');
  const afterwards = await startShortHook(person, first.generationId);
  expect(afterwards).toMatchObject({ hook_generation_id: first.hook_generation_id, status: 'completed' });
  expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
});

test('every wallet matches its holds, its active tasks and the ledger', () => expectSoundWalletsOf(app));

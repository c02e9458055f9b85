import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AccountExport } from '#contract/calls/account.ts';
import { ownAccountFront } from '../../../../tests/helpers/own-account.ts';
import { readZip } from '../../../../tests/helpers/read-zip.ts';
import { fillAccount, keysOf, storeFile } from '../../../../tests/helpers/rich-account.ts';
import { isActive } from '#contract/tasks.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { findTask } from '../../db/tasks.ts';
import { tidyUp } from '../../db/tidy-up.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { completeTask, failTask } from '../tasks/life-cycle.ts';
import { exportAccount } from './export-account.ts';

type Front = Awaited<ReturnType<typeof ownAccountFront>>;
type Person = Awaited<ReturnType<Front['signIn']>>;

async function ada() {
  const front = await ownAccountFront();
  const person = await front.signIn('ada@example.com');
  return { front, person, owned: await fillAccount(front, person.userId) };
}

const exportIdOf = async ({ database }: Front): Promise<string> =>
  (
    await database
      .selectFrom('tasks')
      .select('subject_id')
      .where('kind', '=', 'export-account')
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).subject_id;

const taskIdOf = async ({ database }: Front, exportId: string): Promise<string> =>
  (
    await database
      .selectFrom('account_exports')
      .select('task_id')
      .where('id', '=', exportId)
      .executeTakeFirstOrThrow()
  ).task_id;

/** Runs the job like the harness; `again` reuses its stored step. */
async function runExport(front: Front, exportId: string, signal = new AbortController().signal) {
  const steps = new Map<string, object>();
  const workFolder = path.join(front.dataFolder, crypto.randomUUID());
  await mkdir(workFolder);
  const step: JobContext['step'] = async (name, work) => {
    const result = (steps.get(name) as Awaited<ReturnType<typeof work>> | undefined) ?? (await work());
    steps.set(name, result);
    return result;
  };
  const { database } = front;
  const taskId = await taskIdOf(front, exportId);
  const isCancelled = async () => !isActive((await findTask(database, taskId))?.status ?? 'cancelled');
  const context = { step, progress: () => {}, isCancelled, workFolder, signal };
  const attempt = async (): Promise<void> => {
    const writeResult = await exportAccount(front, { exportId }, context);
    await database
      .transaction()
      .execute((transaction) => completeTask(front, transaction, taskId, writeResult));
  };
  await attempt();
  return { again: attempt };
}

const status = async (person: Person): Promise<AccountExport> =>
  (await person.call('GET', '/api/account/export/status')).json().export;

async function download(front: Front, person: Person): Promise<Map<string, Buffer>> {
  const { downloadUrl } = await status(person);
  const key = new URL(downloadUrl!, 'http://localhost').pathname.replace('/api/files/', '');
  return readZip(await readFile(await front.storage.fetch(key, front.dataFolder)));
}

test('the zip contains every record and file of the user, and none of other users @accounts-014', async () => {
  const { front, person, owned } = await ada();
  const bo = await front.signIn('bo@example.com');
  await fillAccount(front, bo.userId);
  expect((await person.call('POST', '/api/account/export')).statusCode).toBe(202);
  await runExport(front, await exportIdOf(front));

  const zip = await download(front, person);
  const json = (name: string): Record<string, unknown>[] => JSON.parse(zip.get(`${name}.json`)!.toString());
  expect([...zip.keys()].filter((name) => !name.startsWith('media/')).toSorted()).toEqual([
    'README.txt',
    'audit-events.json',
    'brand-kit.json',
    'cards.json',
    'clips.json',
    'greenscreen-clips.json',
    'greenscreen-previews.json',
    'hooks.json',
    'payment-customers.json',
    'payments.json',
    'profile.json',
    'sessions.json',
    'shares.json',
    'stories.json',
    'story-scene-files.json',
    'story-video-scenes.json',
    'storyboards.json',
    'tasks.json',
    'uploads.json',
    'videos.json',
    'voice-overs.json',
    'wallet-transactions.json',
    'wallet.json',
  ]);
  expect(json('profile')).toMatchObject([{ email: 'ada@example.com', name: 'Ada' }]);
  expect(json('sessions')).toMatchObject([{ device: 'Firefox on Windows' }]);
  expect(json('wallet')).toEqual([{ availableCredits: 40, heldCredits: 10 }]);
  expect(json('wallet-transactions').length).toBe(8);
  expect(json('payments')).toMatchObject([{ id: owned.paymentId, priceCents: 4_900, refunds: [] }]);
  expect(json('cards')).toMatchObject([{ brand: 'visa', last4: '4242' }]);
  expect(json('hooks').map(({ text }) => text)).toEqual(['My secret plan', 'Another secret']);
  expect(json('hooks').every((hook) => 'words' in hook)).toBe(true);
  expect(json('shares')).toMatchObject([{ id: owned.made.videoId }]);
  expect(json('uploads')).toMatchObject([{ fileName: 'product.mp4' }]);
  expect(json('videos')).toHaveLength(2);
  expect(json('audit-events').map(({ kind }) => kind)).toEqual(['signed_in', 'export_started']);
  expect(zip.get('README.txt')!.toString()).toContain('profile.json');

  const media = [...zip.keys()].filter((name) => name.startsWith('media/')).toSorted();
  const kept = (await keysOf(front, person.userId)).filter((key) => !key.includes('/exports/'));
  expect(media).toEqual(kept.map((key) => key.replace(`users/${person.userId}`, 'media')));
  expect(zip.get(`media/hooks/${owned.made.hookId}.mp4`)!.toString()).toBe('the hook');
  const all = [...zip.values()].map(String).join('\n');
  for (const secret of [person.token, bo.userId, 'bo@example.com']) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/token_?hash/i);
});

test('one export runs at a time; a repeated request returns the same one', async () => {
  const { front, person } = await ada();
  const asked = await Promise.all([1, 2, 3].map(() => person.call('POST', '/api/account/export')));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(await front.database.selectFrom('account_exports').select('id').execute()).toHaveLength(1);
  expect(await status(person)).toMatchObject({ status: 'processing', downloadUrl: null, expiresAt: null });
  const early = await person.call('GET', '/api/account/export');
  expect([early.statusCode, early.json().error]).toEqual([409, 'export_not_ready']);
});

test('without an export the download returns 404 and names the call that starts one @accounts-016', async () => {
  const { front, person } = await ada();
  const download = async () => {
    const reply = await person.call('GET', '/api/account/export');
    return [reply.statusCode, reply.json().error, reply.json().message];
  };
  const none = [404, 'not_found', 'There is no export yet: POST /api/account/export starts one'];
  expect(await download()).toEqual(none);
  await person.call('POST', '/api/account/export');
  await sql`update tasks set status = 'failed', ended_at = now() where kind = 'export-account'`.execute(
    front.database,
  );
  expect(await download()).toEqual(none);
});

test('a finished export is served by a signed URL for a week', async () => {
  const { front, person } = await ada();
  await person.call('POST', '/api/account/export');
  await runExport(front, await exportIdOf(front));
  const ready = await status(person);
  expect(ready.status).toBe('ready');
  expect((Date.parse(ready.expiresAt!) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  const reply = await person.call('GET', '/api/account/export');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, ready.downloadUrl]);
  const [key] = (await keysOf(front, person.userId)).filter((name) => name.includes('/exports/'));
  expect(ready.downloadUrl).toMatch(new RegExp(`^/api/files/${key}\\?.*filename=hookline-data.zip$`));
  expect(await isFileNeeded(front.database, key!)).toBe(true);
  await sql`update account_exports set expires_at = now()`.execute(front.database);
  expect(await status(person)).toBeNull();
  await tidyUp(front.database);
  expect(await front.database.selectFrom('account_exports').select('id').execute()).toEqual([]);
  expect(await isFileNeeded(front.database, key!)).toBe(false);
});

test('a second export replaces the first and its file', async () => {
  const { front, person } = await ada();
  for (const _ of [1, 2]) {
    await person.call('POST', '/api/account/export');
    await runExport(front, await exportIdOf(front));
  }
  expect((await keysOf(front, person.userId)).filter((key) => key.includes('/exports/'))).toHaveLength(1);
  expect((await download(front, person)).size).toBeGreaterThan(14);
});

test('a worker that takes over after the zip was stored does not create it again', async () => {
  const { front, person } = await ada();
  await person.call('POST', '/api/account/export');
  const exportId = await exportIdOf(front);
  const { again } = await runExport(front, exportId);
  const before = await status(person);
  await sql`update tasks set status = 'running', ended_at = null where kind = 'export-account'`.execute(
    front.database,
  );
  await sql`update account_exports set storage_key = null, expires_at = null`.execute(front.database);
  await storeFile(front, `users/${person.userId}/uploads/later.mp4`, 'later');
  await again();
  expect((await status(person)).sizeBytes).toBe(before.sizeBytes);
  const ready = await front.database
    .selectFrom('audit_events')
    .selectAll()
    .where('kind', '=', 'export_ready')
    .execute();
  expect(ready).toHaveLength(2);
});

test('an export whose user is erased while it is written leaves no file', async () => {
  const { front, person } = await ada();
  await person.call('POST', '/api/account/export');
  const storage: Front['storage'] = {
    ...front.storage,
    async put(key, localPath) {
      await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
      await front.storage.put(key, localPath);
    },
  };
  await runExport({ ...front, storage }, await exportIdOf(front));
  expect((await keysOf(front, person.userId)).filter((key) => key.includes('/exports/'))).toEqual([]);
});

test('a cancelled export leaves nothing open, and a failed one can be requested again', async () => {
  const { front, person } = await ada();
  await person.call('POST', '/api/account/export');
  const exportId = await exportIdOf(front);
  await expect(runExport(front, exportId, AbortSignal.abort())).rejects.toThrow('aborted');
  const taskId = await taskIdOf(front, exportId);
  await front.database
    .transaction()
    .execute((transaction) => failTask(front, transaction, taskId, 'internal'));
  expect((await status(person)).status).toBe('failed');
  expect((await person.call('POST', '/api/account/export')).json().status).toBe('processing');
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { newUpload } from '../../../../tests/helpers/test-video.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import { findOwnUpload, reserveUpload } from '../../db/uploads.ts';
import { tidyUp } from '../../db/tidy-up.ts';
import type { Storage } from '../../ports/storage.ts';
import { completeUpload } from './complete-upload.ts';
import { openInspections } from './inspect-upload.ts';
import { removeOrphans } from './remove-orphans.ts';
import { storeUpload } from './store-upload.ts';

const dayMs = 86_400_000;

async function openStore() {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const folder = await temporaryFolder();
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const userId = await testAccount(database);
  const upload = newUpload(userId);
  const { id } = upload;
  const localFile = async (): Promise<string> => {
    const file = path.join(folder, crypto.randomUUID());
    await writeFile(file, 'video');
    return file;
  };
  const store = async (instead: Partial<Storage> = {}) =>
    storeUpload({ database, jobs, storage: { ...storage, ...instead } }, upload, await localFile());
  const countOf = async (table: 'uploads' | 'media'): Promise<number> =>
    (await database.selectFrom(table).select('id').execute()).length;
  /** As after a restart of the web service. */
  const complete = () => {
    const resumableFiles = { find: async () => null, remove: async () => {} };
    const inspections = openInspections();
    const deps = { database, jobs, storage, resumableFiles, inspections, incomingFolder: folder };
    // The file is stored already, so its parts are not inspected again.
    const ffmpeg = { ffmpegPath: 'none', ffprobePath: 'none' } as never;
    return completeUpload({ ...deps, ffmpeg }, { userId, resumableId: id });
  };
  const see = () => findOwnUpload(database, userId, id);
  const sweep = () =>
    removeOrphans(
      { database, storage, incomingFolder: path.join(folder, 'incoming') },
      Date.now() + 2 * dayMs,
    );
  return { database, storage, userId, upload, localFile, store, countOf, complete, see, sweep };
}

test('while the file is stored no transaction is open, and the upload is invisible', async () => {
  const { database, storage, store, countOf, see } = await openStore();
  let seen: unknown;
  let openTransactions: unknown;
  const made = await store({
    async put(key, localPath) {
      seen = await see();
      const { rows } = await sql`
        select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'
      `.execute(database);
      openTransactions = rows;
      expect([await countOf('uploads'), await countOf('media')]).toEqual([1, 0]);
      await storage.put(key, localPath);
    },
  });
  expect([seen, openTransactions]).toEqual([undefined, []]);
  expect(made).toMatchObject({ fileName: 'product.mp4', status: 'processing' });
  expect(await see()).toMatchObject({ id: made.id });
  expect(await countOf('media')).toBe(1);
});

test('a failing storage leaves no row and no file', async () => {
  const { storage, upload, store, countOf } = await openStore();
  const put = async (key: string, localPath: string): Promise<void> => {
    await storage.put(key, localPath);
    throw new Error('the answer was lost');
  };
  await expect(store({ put })).rejects.toThrow('the answer was lost');
  expect([await countOf('uploads'), await countOf('media')]).toEqual([0, 0]);
  expect(await storage.find(upload.storageKey)).toBeNull();
});

test('an account erased while the file is stored keeps neither row nor file', async () => {
  const { database, storage, userId, upload, store, countOf } = await openStore();
  const put = async (key: string, localPath: string): Promise<void> => {
    await storage.put(key, localPath);
    await sql`delete from users where id = ${userId}`.execute(database);
  };
  await expect(store({ put })).rejects.toMatchObject({ code: 'session_expired' });
  expect(await countOf('uploads')).toBe(0);
  expect(await storage.find(upload.storageKey)).toBeNull();
});

test('a process killed before the confirmation leaves nothing visible, and after a day nothing at all', async () => {
  const { database, storage, upload, localFile, countOf, see, sweep } = await openStore();
  await reserveUpload(database, upload);
  await storage.put(upload.storageKey, await localFile());
  expect(await see()).toBeUndefined();

  await tidyUp(database);
  expect([await sweep(), await countOf('uploads')]).toEqual([0, 1]);
  await sql`update uploads set created_at = now() - interval '25 hours'`.execute(database);
  await tidyUp(database);
  expect([await sweep(), await countOf('uploads')]).toEqual([1, 0]);
  expect(await storage.find(upload.storageKey)).toBeNull();
});

test('after a kill behind the storing, a repeated request confirms the upload without its parts', async () => {
  const { database, storage, upload, localFile, countOf, complete, see } = await openStore();
  await reserveUpload(database, upload);
  await expect(complete()).rejects.toMatchObject({ code: 'not_found' });
  await storage.put(upload.storageKey, await localFile());
  expect(await complete()).toMatchObject({ id: upload.id, fileName: 'product.mp4' });
  expect(await see()).toMatchObject({ id: upload.id });
  expect(await complete()).toMatchObject({ id: upload.id });
  expect([await countOf('uploads'), await countOf('media')]).toEqual([1, 1]);
});

test('after a kill before the storing, storing it again takes over the reservation', async () => {
  const { database, upload, store, countOf, see } = await openStore();
  await reserveUpload(database, upload);
  expect(await store()).toMatchObject({ id: upload.id });
  expect(await see()).toMatchObject({ id: upload.id });
  expect(await countOf('uploads')).toBe(1);
});

test('another user’s upload of the same id is not taken over', async () => {
  const { database, upload, store, see } = await openStore();
  const stranger = await testAccount(database);
  await reserveUpload(database, { ...upload, userId: stranger });
  await expect(store()).rejects.toMatchObject({ code: 'upload_interrupted' });
  expect(await see()).toBeUndefined();
});

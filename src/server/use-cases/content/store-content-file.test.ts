import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import { insertContentFile } from '../../db/content-files.ts';
import type { Tables } from '../../db/tables.ts';
import { contentKeys } from './content-address.ts';
import { storeContentFile } from './store-content-file.ts';

const id = 'picture';
const key = contentKeys(id).file('png');

async function openStore() {
  const database = await testDatabase();
  const sentBy = await testAccount(database);
  const folder = await temporaryFolder();
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const localPath = path.join(folder, 'picture.png');
  await writeFile(localPath, 'picture');
  const writeRow = (connection: Transaction<Tables> | typeof database): Promise<void> =>
    insertContentFile(connection, {
      id,
      kind: 'template-thumbnail',
      sentBy,
      fileName: 'picture.png',
      sizeBytes: 7,
      storageKey: key,
      facts: null,
    });
  const store = (write: (transaction: Transaction<Tables>) => Promise<void>) =>
    storeContentFile({ database, storage }, { key, localPath }, write);
  return { database, storage, writeRow, store };
}

test('the file is stored before its row', async () => {
  const { storage, writeRow, store } = await openStore();
  await store(async (transaction) => {
    expect(await storage.find(key)).toEqual({ sizeBytes: 7 });
    await writeRow(transaction);
  });
  expect(await storage.find(key)).not.toBeNull();
});

test('rows that cannot be written remove the file again', async () => {
  const { storage, store } = await openStore();
  await expect(store(() => Promise.reject(new Error('no such category')))).rejects.toThrow(
    'no such category',
  );
  expect(await storage.find(key)).toBeNull();
});

test('a file whose row was written stays, although the database’s reply was lost', async () => {
  const { database, storage, writeRow, store } = await openStore();
  const lost = async (): Promise<void> => {
    await writeRow(database);
    throw new Error('connection lost');
  };
  await expect(store(lost)).rejects.toThrow('connection lost');
  expect(await storage.find(key)).not.toBeNull();
});

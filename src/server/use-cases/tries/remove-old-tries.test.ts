import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import { claimTry, releaseTry } from '../../db/tries.ts';
import { countTry } from './count-try.ts';
import { removeOldTries } from './remove-old-tries.ts';
import { readTry, tryKey } from './start-try.ts';

test('a visitor’s row and file exist for an hour and are then removed @try-004', async () => {
  const folder = await temporaryFolder();
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const deps = { database: await testDatabase(), storage, pepper: 'pepper' };
  const preview = { kind: 'preview', presenter: 'maya', line: 'Your coffee is cold.' } as const;
  const id = await countTry(deps, '192.0.2.1', preview);
  await countTry(deps, '192.0.2.1', { kind: 'voice' });
  const claimed = await deps.database
    .transaction()
    .execute((transaction) => claimTry(transaction, { leaseSeconds: 15, maxAttempts: 3 }));
  const store = async (key: string): Promise<void> => {
    await writeFile(path.join(folder, 'file'), 'video');
    await storage.put(key, path.join(folder, 'file'));
  };
  await store(tryKey(id));
  await releaseTry(deps.database, claimed!, 'completed');
  // Stored by a worker that was killed before it wrote the row.
  const orphan = tryKey(crypto.randomUUID());
  await store(orphan);

  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await removeOldTries(deps, after(40));
  expect(await storage.find(tryKey(id))).not.toBeNull();
  expect(await storage.find(orphan)).toBeNull();
  expect((await readTry(deps, id)).videoUrl).toContain(id);
  await expect(readTry(deps, id, after(59))).rejects.toMatchObject({ code: 'not_found' });
  await expect(readTry(deps, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });

  await removeOldTries(deps, after(59));
  expect(await storage.find(tryKey(id))).toBeNull();
  expect(await deps.database.selectFrom('tries').selectAll().execute()).toEqual([]);
});

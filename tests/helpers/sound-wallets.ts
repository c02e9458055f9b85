import { expect } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { readWalletViolations } from '#server/db/wallet-invariants.ts';
import type { RunningApp } from './running-app.ts';

/** Every wallet matches its holds, its active tasks and the ledger: true after every transaction. */
export async function expectSoundWallets(database: Database): Promise<void> {
  expect(await readWalletViolations(database)).toEqual([]);
}

/** The same for an app on its embedded database. */
export async function expectSoundWalletsOf({ dataFolder }: RunningApp): Promise<void> {
  // Attaches to the app's own server instead of starting a second one.
  const database = openDatabase((await startEmbeddedPostgres(dataFolder)).databaseUrl);
  try {
    await expectSoundWallets(database);
  } finally {
    await database.destroy();
  }
}

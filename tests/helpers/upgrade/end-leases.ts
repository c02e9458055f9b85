import { sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** Ends the refund leases in the data folder of a stopped app, so its next start processes them at once. */
export async function endLeases(dataFolder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataFolder);
  const database = openDatabase(postgres.databaseUrl, { maxConnections: 1 });
  await sql`update refunds set lease_expires_at = null`.execute(database);
  await database.destroy();
  await postgres.stop();
}

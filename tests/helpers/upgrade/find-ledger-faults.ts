import { sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { SavedData } from './saved-data.ts';

/** Ledger faults of a running app, compared with the rows that it was started with. */
export async function findLedgerFaults(data: SavedData, dataFolder: string): Promise<string[]> {
  const { databaseUrl } = await startEmbeddedPostgres(dataFolder);
  const database = openDatabase(databaseUrl, { maxConnections: 1 });
  try {
    const unbalanced = await sql<{ id: string }>`
      select transaction_id as id from ledger_entries group by 1 having sum(credits) <> 0
    `.execute(database);
    const wrongWallets = await sql<{ id: string }>`
      select wallets.user_id as id
      from wallets
      left join ledger_transactions on ledger_transactions.user_id = wallets.user_id
      left join ledger_entries on transaction_id = ledger_transactions.id
      group by wallets.user_id
      having available_credits <> coalesce(sum(credits) filter (where account = 'available'), 0)
          or held_credits <> coalesce(sum(credits) filter (where account = 'held'), 0)
    `.execute(database);
    const entries = await sql<{ entry: string }>`
      select transaction_id || ' ' || account || ' ' || credits as entry from ledger_entries
    `.execute(database);
    const kept = new Set(entries.rows.map(({ entry }) => entry));
    const before = data.tables['public.ledger_entries']!.map(
      (row) => `${row.transaction_id} ${row.account} ${row.credits}`,
    );
    return [
      ...unbalanced.rows.map(({ id }) => `transaction ${id} does not sum to zero`),
      ...wrongWallets.rows.map(({ id }) => `wallet ${id} is not the sum of its entries`),
      ...before.filter((entry) => !kept.has(entry)).map((entry) => `lost: ${entry}`),
    ];
  } finally {
    await database.destroy();
  }
}

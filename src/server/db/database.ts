import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** Functions that only need to run SQL take either, so that the caller decides what is one transaction. */
export type Connection = Database | Transaction<Tables>;

// Credits and sizes are bigint columns and stay far below 2^53; pg would hand them over as text.
const bigintType = 20;
types.setTypeParser(bigintType, Number);

export function openDatabase(databaseUrl: string, options: { maxConnections?: number } = {}): Database {
  const pool = new Pool({ connectionString: databaseUrl, max: options.maxConnections ?? 20 });
  // An idle connection that breaks must not end the process; the next query reports what is wrong.
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

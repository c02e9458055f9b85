import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { types } from 'pg';
import { openPool, type PoolOptions } from './pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** Functions that only run SQL accept either, so the caller decides the transaction boundary. */
export type Connection = Database | Transaction<Tables>;

// Credits and sizes are bigint columns far below 2^53, which pg would return as strings.
const bigintType = 20;
types.setTypeParser(bigintType, Number);

export const openDatabase = (databaseUrl: string, options: Partial<PoolOptions> = {}): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(databaseUrl, { maxConnections: 20, ...options }) }),
  });

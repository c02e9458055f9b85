import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { types } from 'pg';
import { openPool, type PoolOptions } from './pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** Functions that only need to run SQL take either, so that the caller decides what is one transaction. */
export type Connection = Database | Transaction<Tables>;

// Credits and sizes are bigint columns and stay far below 2^53; pg would hand them over as text.
const bigintType = 20;
types.setTypeParser(bigintType, Number);

export const openDatabase = (databaseUrl: string, options: Partial<PoolOptions> = {}): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(databaseUrl, { maxConnections: 20, ...options }) }),
  });

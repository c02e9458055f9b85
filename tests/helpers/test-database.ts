import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { databaseUrlFor } from './postgres-for-tests.ts';

/** A database of the test's own, migrated unless it should be empty, and removed when the test finishes. */
export async function testDatabase({ isEmpty = false } = {}): Promise<Database & { databaseUrl: string }> {
  const serverUrl = inject('databaseUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openDatabase(serverUrl, { maxConnections: 1 });
  await sql`create database ${sql.id(name)} template ${sql.id(isEmpty ? 'template0' : 'hookline_template')}`.execute(
    server,
  );
  const databaseUrl = databaseUrlFor(serverUrl, name);
  const database = openDatabase(databaseUrl);
  onTestFinished(async () => {
    await database.destroy();
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  });
  return Object.assign(database, { databaseUrl });
}

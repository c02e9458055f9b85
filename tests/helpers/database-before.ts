import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { databaseUrlFor } from './postgres-for-tests.ts';

/** A database in its state before this migration, to be filled with old rows; `migrate` then applies the migration. */
export async function databaseBefore(
  migration: string,
): Promise<{ database: Database; migrate: () => Promise<void> }> {
  const name = `before_${randomBytes(8).toString('hex')}`;
  const server = openDatabase(inject('databaseUrl'), { maxConnections: 1 });
  await sql`create database ${sql.id(name)}`.execute(server);
  const database = openDatabase(databaseUrlFor(inject('databaseUrl'), name));
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-migrations-'));
  onTestFinished(async () => {
    await database.destroy();
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
    await rm(folder, { recursive: true });
  });
  const add = async (isAdded: (file: string) => boolean): Promise<void> => {
    for (const file of await readdir('migrations')) {
      if (isAdded(file)) await symlink(path.resolve('migrations', file), path.join(folder, file));
    }
    await migrate(database, folder);
  };
  const own = `${migration}.ts`;
  await add((file) => file < own);
  return { database, migrate: () => add((file) => file === own) };
}

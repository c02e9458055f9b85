import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';

/** Migrates the schema to the latest version; several processes may do so concurrently (the migrator locks). */
export async function migrate(database: Database, folder: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {
      async getMigrations() {
        const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file)).toSorted();
        const entries = files.map(async (file) => {
          const migration = (await import(pathToFileURL(path.join(folder, file)).href)) as Migration;
          return [file.replace(/\.ts$/, ''), migration] as const;
        });
        return Object.fromEntries(await Promise.all(entries));
      },
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

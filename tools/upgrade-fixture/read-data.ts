import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { dataFolderMark, type Row } from '../../tests/helpers/upgrade/saved-data.ts';

/** Written by the migrator when the data is restored. */
const ofMigrator = ['kysely_migration', 'kysely_migration_lock'];

/** All rows of the app and of its job queue. */
export async function readTables(database: Client): Promise<Record<string, Row[]>> {
  const { rows } = await database.query<{ name: string }>(
    `
    select nspname || '.' || relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and relname <> all ($1)
    order by 1
  `,
    [ofMigrator],
  );
  const tables: Record<string, Row[]> = {};
  for (const { name } of rows) {
    const found = await database.query(`select coalesce(json_agg(row), '[]') as rows from ${name} as row`);
    tables[name] = found.rows[0].rows as Row[];
  }
  return tables;
}

/** The data folder without the database, its log and files that are only useful while the app runs. */
export async function readFiles(dataFolder: string): Promise<Map<string, Buffer>> {
  const left = /^(postgres|incoming|work)/;
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataFolder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !left.test(name));
  const files = names.toSorted().map(async (name) => {
    const content = await readFile(path.join(dataFolder, name));
    if (!name.startsWith('resumable/') || !name.endsWith('.json')) return [name, content] as const;
    return [name, Buffer.from(content.toString().replaceAll(dataFolder, dataFolderMark))] as const;
  });
  return new Map(await Promise.all(files));
}

/** The app's responses for everything in the scene. */
export async function listAddresses(
  database: Client,
  people: Record<string, { userId: string }>,
): Promise<Record<string, string[]>> {
  const addresses: Record<string, string[]> = {};
  for (const [name, { userId }] of Object.entries(people)) {
    const own = async (table: string, address: (id: string) => string): Promise<string[]> => {
      const { rows } = await database.query(`select id from ${table} where user_id = $1 order by id`, [
        userId,
      ]);
      return rows.map(({ id }: Row) => address(String(id)));
    };
    addresses[name] = [
      '/api/auth/me',
      '/api/wallet',
      '/api/wallet/transactions?limit=100',
      '/api/payments',
      '/api/payments/cards',
      '/api/video-generations/user',
      '/api/video-generations/unfinished',
      '/api/hooks/my-hooks?limit=100',
      '/api/account/sessions',
      '/api/account/export/status',
      '/api/templates?limit=100',
      '/api/categories',
      ...(await own('generations', (id) => `/api/video-generations/${id}/details`)),
      ...(await own('hooks', (id) => `/api/hooks/status/${id}`)),
      ...(await own('uploads', (id) => `/api/uploads/${id}`)),
    ];
  }
  return addresses;
}

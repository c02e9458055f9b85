import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Tables } from '#server/db/tables.ts';
import { dataFolderMark, type SavedData } from './saved-data.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

/**
 * Puts the data of an earlier version into an empty data folder, in that version's schema, as if it had been stopped
 * just now: all times move by the same amount. Returns the moment that stands for `takenAt`.
 */
export async function restoreData(data: SavedData, dataFolder: string): Promise<Date> {
  await restoreFiles(data, dataFolder);
  const postgres = await startEmbeddedPostgres(dataFolder);
  const database = openDatabase(postgres.databaseUrl, { maxConnections: 1 });
  try {
    await migrateTo(database, data.about.lastMigration);
    await sql.raw(data.queueSchema).execute(database);
    const restoredAt = new Date();
    const shiftMs = restoredAt.getTime() - Date.parse(data.about.takenAt);
    await database.transaction().execute((transaction) => restoreTables(transaction, data.tables, shiftMs));
    return restoredAt;
  } finally {
    await database.destroy();
    await postgres.stop();
  }
}

async function restoreFiles({ about, files }: SavedData, dataFolder: string): Promise<void> {
  const shiftMs = Date.now() - Date.parse(about.takenAt);
  for (const [name, content] of files) {
    const target = path.join(dataFolder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const isNote = name.startsWith('resumable/') && name.endsWith('.json');
    await writeFile(
      target,
      isNote ? restoreNote(content.toString(), dataFolder, shiftMs) : new Uint8Array(content),
      { mode: 0o600 },
    );
  }
}

/** Keeps the file's age, because unfinished uploads are removed after a day. */
const restoreNote = (note: string, dataFolder: string, shiftMs: number): string =>
  note
    .replaceAll(dataFolderMark, dataFolder)
    .replace(/(?<="creation_date":")[^"]+/, (date) => new Date(Date.parse(date) + shiftMs).toISOString());

/** The app itself always migrates to the latest version. */
async function migrateTo(database: Database, last: string): Promise<void> {
  const names = (await readdir(migrationsFolder)).map((file) => path.basename(file, '.ts'));
  const wanted = names.filter((name) => /^\d{4}-/.test(name) && name <= last);
  const entries = wanted.map(async (name) => {
    const file = pathToFileURL(path.join(migrationsFolder, `${name}.ts`)).href;
    return [name, (await import(file)) as Migration] as const;
  });
  const migrations = Object.fromEntries(await Promise.all(entries));
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

type Column = { name: string; isTime: boolean; isIdentity: boolean };

async function restoreTables(
  transaction: Transaction<Tables>,
  tables: SavedData['tables'],
  shiftMs: number,
): Promise<void> {
  // Triggers and foreign keys are off: the rows were consistent when they were taken.
  await sql`set local session_replication_role = replica`.execute(transaction);
  const names = Object.keys(tables);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(transaction);
  for (const name of names) {
    const table = sql.table(name);
    const columns = await readColumns(transaction, name);
    const list = sql.join(columns.map((column) => sql.ref(column.name)));
    const shift = sql`make_interval(secs => ${shiftMs / 1_000}::double precision)`;
    const values = columns.map((column) =>
      column.isTime ? sql`${sql.ref(column.name)} + ${shift}` : sql.ref(column.name),
    );
    await sql`
      insert into ${table} (${list}) overriding system value
      select ${sql.join(values)} from json_populate_recordset(null::${table}, ${JSON.stringify(tables[name])}::json)
    `.execute(transaction);
    for (const column of columns.filter(({ isIdentity }) => isIdentity))
      await sql`
        select setval(
          pg_get_serial_sequence(${name}, ${column.name}),
          coalesce((select max(${sql.ref(column.name)}) from ${table}), 0) + 1,
          false
        )
      `.execute(transaction);
  }
}

async function readColumns(transaction: Transaction<Tables>, name: string): Promise<Column[]> {
  const [schema, table] = name.split('.');
  const { rows } = await sql<Column>`
    select
      column_name as name,
      data_type = 'timestamp with time zone' as "isTime",
      is_identity = 'YES' or coalesce(column_default like 'nextval(%', false) as "isIdentity"
    from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position
  `.execute(transaction);
  return rows;
}

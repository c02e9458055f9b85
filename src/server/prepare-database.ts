import path from 'node:path';
import type { Logger } from 'pino';
import { taskKinds } from '#contract/tasks.ts';
import type { Settings } from './settings/config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded-postgres.ts';
import { closeJobQueue, openJobQueue } from './db/job-queue.ts';
import { migrate } from './db/migrate.ts';
import { superviseDatabase } from './process/supervise-database.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

export type PreparedDatabase = {
  databaseUrl: string;
  /** Resolves when the database accepts connections, at once or after a restart. */
  running: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Migrates the schemas of the app and of its job queue, in the configured database or else in the embedded one, which is
 * started, or adopted if it already runs, and supervised.
 */
export async function prepareDatabase(settings: Settings, logger: Logger): Promise<PreparedDatabase> {
  const prepared =
    settings.databaseUrl === null ? await openEmbedded(settings, logger) : external(settings.databaseUrl);
  try {
    await migrateBoth(prepared.databaseUrl, logger);
  } catch (error) {
    await prepared.stop().catch(() => {});
    throw error;
  }
  return prepared;
}

const external = (databaseUrl: string): PreparedDatabase => ({
  databaseUrl,
  running: async () => {},
  stop: async () => {},
});

async function openEmbedded({ dataFolder }: Settings, logger: Logger): Promise<PreparedDatabase> {
  const postgres = await startEmbeddedPostgres(dataFolder);
  // A database whose files are gone must not be recreated empty.
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres(dataFolder, { create: false });
  return { databaseUrl: postgres.databaseUrl, ...superviseDatabase({ postgres, start, logger }) };
}

async function migrateBoth(databaseUrl: string, logger: Logger): Promise<void> {
  const database = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    await migrate(database, migrationsFolder);
  } finally {
    await database.destroy();
  }
  const onError = (error: Error): void => logger.error({ err: error }, 'job queue');
  const queue = await openJobQueue({ databaseUrl, role: { install: Object.keys(taskKinds) }, onError });
  await closeJobQueue(queue);
}

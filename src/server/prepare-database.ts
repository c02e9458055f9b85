import path from 'node:path';
import type { Logger } from 'pino';
import { taskKinds } from '#contract/tasks.ts';
import type { Settings } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { closeJobQueue, openJobQueue } from './db/job-queue.ts';
import { migrate } from './db/migrate.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Starts or adopts the embedded database unless one is given, and brings both schemas up to date. */
export async function prepareDatabase(
  settings: Settings,
  logger: Logger,
): Promise<{ databaseUrl: string; stopDatabase: () => Promise<void> }> {
  const embedded = settings.databaseUrl === null ? await startEmbeddedPostgres(settings.dataFolder) : null;
  const databaseUrl = settings.databaseUrl ?? embedded!.databaseUrl;
  const database = openDatabase(databaseUrl, { maxConnections: 2 });
  await migrate(database, migrationsFolder);
  await database.destroy();
  const onError = (error: Error): void => logger.error({ err: error }, 'job queue');
  const queue = await openJobQueue({ databaseUrl, role: { install: Object.keys(taskKinds) }, onError });
  await closeJobQueue(queue);
  return { databaseUrl, stopDatabase: async () => embedded?.stop() };
}

import type { Logger } from 'pino';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { openDatabase, type Database } from './db/database.ts';
import { closeJobQueue, openJobQueue, type JobQueue } from './db/job-queue.ts';
import { mediaToolsOf } from './media-tools.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './ports/storage.ts';
import type { Settings } from './settings/config.ts';

export type ServiceOptions = { settings: Settings; databaseUrl: string; logger: Logger };

/** A job may have worked for minutes, so it waits for a restarting database; a web request fails at once. */
const workerRetryForMs = 30_000;

/** The resources that both services need. */
export type Infrastructure = {
  database: Database;
  jobs: JobQueue;
  storage: Storage;
  ffmpeg: FfmpegTools;
  close: () => Promise<void>;
};

/** Throws if the storage is unusable. `sender`: queues jobs and runs none. */
export async function openInfrastructure(
  options: ServiceOptions,
  role: 'worker' | 'sender',
): Promise<Infrastructure> {
  const { settings, databaseUrl, logger } = options;
  const storage = await openStorage(settings);
  const database = openDatabase(databaseUrl, { retryForMs: role === 'worker' ? workerRetryForMs : 0 });
  const onError = (error: Error): void => logger.error({ err: error }, 'job queue');
  const jobs = await openJobQueue({ databaseUrl, role, onError });
  return {
    database,
    jobs,
    storage,
    ffmpeg: mediaToolsOf(settings),
    async close() {
      await closeJobQueue(jobs);
      await database.destroy();
    },
  };
}

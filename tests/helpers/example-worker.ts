import { pino } from 'pino';
import { openDatabase } from '#server/db/database.ts';
import { openJobQueue } from '#server/db/job-queue.ts';
import type { JobDeps } from '#server/jobs/define-job.ts';
import { readJobDefinitions } from '#server/jobs/read-definitions.ts';
import { startWorker } from '#server/jobs/worker.ts';

/** A worker process with the definitions of a folder: `example-worker.ts <database> <definitions> <work root>`. */
const [databaseUrl, definitionsFolder, workRoot] = process.argv.slice(2) as [string, string, string];
const logger = pino();
const onError = (error: Error): void => logger.warn({ err: error }, 'job queue');
const database = openDatabase(databaseUrl);
const jobs = await openJobQueue({ databaseUrl, role: 'worker', onError });
// The example jobs use none of the engines.
const deps = { database, jobs, log: logger } as unknown as JobDeps;
const definitions = await readJobDefinitions(definitionsFolder);
await startWorker({ ...deps, definitions, workRoot, logger, concurrency: 1 });

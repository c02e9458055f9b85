import path from 'node:path';
import { openStillsThread } from '#studio/greenscreen/preview/run-stills.ts';
import { openContentCredentials } from './adapters/content-credentials.ts';
import { localOrigin } from './addresses.ts';
import { listenForEvents } from './db/event-listener.ts';
import { removeUnfinishedUploadsOf } from './http/resumable-uploads.ts';
import { readJobDefinitions } from './jobs/read-definitions.ts';
import { runTries } from './jobs/run-tries.ts';
import { startWorker } from './jobs/worker.ts';
import { openEngines } from './open-engines.ts';
import { openInfrastructure, type ServiceOptions } from './open-infrastructure.ts';
import { openPaymentProvider } from './open-payment-provider.ts';
import type { Service } from './process/service-process.ts';

/** Starts the worker, which runs jobs and renders. */
export async function startWorkerService(options: ServiceOptions): Promise<Service> {
  const { settings, databaseUrl, logger } = options;
  const infrastructure = await openInfrastructure(options, 'worker');
  const events = settings.engines.fal ? await listenForEvents(databaseUrl) : null;
  const resumableFolder = path.join(settings.dataFolder, 'resumable');
  const publicOrigin = settings.publicOrigin ?? localOrigin(settings);
  const { cards } = await openPaymentProvider(settings, publicOrigin);
  const stills = openStillsThread();
  const { contentCredentials: chosen, dataFolder } = settings;
  const engines = await openEngines({
    settings: settings.engines,
    dataFolder: settings.dataFolder,
    tools: infrastructure.ffmpeg,
    logger,
    publicOrigin,
    events,
  });
  const workRoot = path.join(settings.dataFolder, 'work');
  const worker = await startWorker({
    ...infrastructure,
    definitions: await readJobDefinitions(),
    cards,
    stills,
    // Not awaited: opening takes a second, and the first video takes longer than that.
    credentials: openContentCredentials({ chosen, dataFolder, log: logger }),
    log: logger,
    ...engines,
    removeUnfinishedUploadsOf: (userId: string) => removeUnfinishedUploadsOf(resumableFolder, userId),
    logger,
    workRoot,
    concurrency: settings.workerConcurrency,
  });
  const tries = settings.landingTry
    ? runTries({ ...infrastructure, ...engines, workRoot, log: logger })
    : null;
  return {
    async stop() {
      await tries?.stop();
      await worker.stop();
      await stills.close();
      await events?.close();
      await infrastructure.close();
    },
  };
}

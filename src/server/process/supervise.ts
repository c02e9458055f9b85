import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { forkService, type Service, type ServiceProcess } from './service-process.ts';

type SuperviseOptions = {
  services: readonly string[];
  environment: NodeJS.ProcessEnv;
  logger: Pick<Logger, 'error'>;
  /** Awaited before a service is restarted: without the database it would crash again. */
  waitUntilStartable?: () => Promise<void>;
  program?: string;
  pace?: Partial<typeof defaultPace>;
};

const main = path.join(import.meta.dirname, '../main.ts');
const defaultPace = {
  firstRestartDelayMs: 500,
  maxRestartDelayMs: 10_000,
  /** A process that lived this long counts as healthy: its next crash restarts the backoff. */
  healthyAfterMs: 30_000,
  /** Longer than `serviceStopTimeoutMs` in `main.ts`. */
  killAfterMs: 8_000,
};

/** Runs each service in its own process and restarts it when it crashes. Resolves when all are ready. */
export async function supervise(options: SuperviseOptions): Promise<Service> {
  const { services, environment, logger, waitUntilStartable, program = main } = options;
  const pace = { ...defaultPace, ...options.pace };
  const stopping = new AbortController();
  const running = new Map<string, ServiceProcess>();

  const startService = (name: string): ServiceProcess => {
    const service = forkService({ program, name, environment });
    running.set(name, service);
    return service;
  };

  const keepRunning = async (name: string): Promise<void> => {
    let consecutiveCrashes = 0;
    for (;;) {
      const { uptimeMs, ...exit } = await running.get(name)!.ended;
      if (stopping.signal.aborted) return;
      consecutiveCrashes = uptimeMs >= pace.healthyAfterMs ? 1 : consecutiveCrashes + 1;
      const delayMs = Math.min(
        pace.firstRestartDelayMs * 2 ** (consecutiveCrashes - 1),
        pace.maxRestartDelayMs,
      );
      const times = consecutiveCrashes === 1 ? '' : ` ${consecutiveCrashes} times in a row`;
      logger.error(
        { service: name, ...exit, consecutiveCrashes, delayMs },
        `the ${name} service crashed${times}; restarting in ${delayMs / 1_000} s`,
      );
      await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      await waitUntilStartable?.();
      if (stopping.signal.aborted) return;
      startService(name);
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([...running.values()].map((service) => service.stop(pace.killAfterMs)));
  };
  try {
    await Promise.all(services.map((name) => startService(name).ready));
  } catch (error) {
    await stop();
    throw error;
  }
  for (const name of services) void keepRunning(name);
  return { stop };
}

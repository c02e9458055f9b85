import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startWeb, startWorkerService, type Service } from './compose.ts';
import { readSettings, SettingsError, type Settings } from './config.ts';
import { prepareDatabase } from './prepare-database.ts';
import { supervise } from './supervise.ts';

const serviceNames = ['web', 'worker'] as const;
type ServiceName = (typeof serviceNames)[number];

/** Long enough for requests under way; a job that is cut off is taken over later. */
const stopTimeoutMs = 8_000;

function readServices(): ServiceName[] {
  const { values } = parseArgs({
    options: { services: { type: 'string', default: serviceNames.join(',') } },
  });
  const wanted = values.services.split(',').filter(Boolean);
  const services = serviceNames.filter((name) => wanted.includes(name));
  if (services.length === 0 || services.length !== wanted.length) {
    throw new SettingsError([`--services takes ${serviceNames.join(' and ')}, not "${values.services}"`]);
  }
  return services;
}

/** PORT=0 asks for any free one; it has to be known before the first link to ourselves is written. */
async function choosePort(settings: Settings): Promise<number> {
  if (settings.port !== 0) return settings.port;
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, settings.host, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 3000;
}

async function start(): Promise<void> {
  const services = readServices();
  const read = readSettings();
  const settings = { ...read, port: await choosePort(read) };
  const logger = pino({
    level: settings.logLevel,
    base: { service: services.join('+') },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization'],
  });
  // A process that was forked by the supervisor finds everything prepared.
  const { databaseUrl, stopDatabase } =
    process.send && settings.databaseUrl
      ? { databaseUrl: settings.databaseUrl, stopDatabase: async () => {} }
      : await prepareDatabase(settings, logger);
  const publicOrigin = settings.publicOrigin ?? `http://${settings.host}:${settings.port}`;
  const options = { settings, databaseUrl, logger };
  const service: Service =
    services.length > 1
      ? await supervise({ services, settings, databaseUrl, logger })
      : services[0] === 'web'
        ? await startWeb({ ...options, publicOrigin })
        : await startWorkerService(options);
  if (services.includes('web')) {
    logger.info({ url: publicOrigin }, `Hookline serves at ${publicOrigin}`);
    if (services.length > 1) process.stdout.write(`\n  Hookline serves at ${publicOrigin}\n\n`);
  }
  stopOnSignals(async () => {
    await service.stop();
    await stopDatabase();
  }, logger);
  process.send?.('ready');
}

function stopOnSignals(stop: () => Promise<void>, logger: { info: (text: string) => void }): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    logger.info('stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // The supervisor is gone, perhaps by kill -9: nobody would stop this process later.
  process.on('disconnect', onSignal);
}

start().catch((error: unknown) => {
  const text =
    error instanceof Error ? (error instanceof SettingsError ? error.message : (error.stack ?? '')) : '';
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
});

import { inspect, parseArgs } from 'node:util';
import { pino, type Logger } from 'pino';
import { FfmpegMissingError, findFfmpeg } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { localOrigin } from './addresses.ts';
import { readSettings, SettingsError } from './settings/config.ts';
import type { Service } from './process/service-process.ts';
import { dataFolderProblems } from './process/data-folder-problems.ts';
import { lockDataFolder } from './process/data-folder-lock.ts';
import { isDatabaseReachable } from './db/pool.ts';
import { DatabaseUnavailableError, StartError } from './errors.ts';
import { mediaToolsOf } from './media-tools.ts';
import { findPort } from './process/find-port.ts';
import { openOutageLog, type OutageLog } from './process/outage-log.ts';
import { prepareDatabase } from './prepare-database.ts';
import { supervise } from './process/supervise.ts';

const serviceNames = ['web', 'worker'] as const;
type ServiceName = (typeof serviceNames)[number];
type Arguments = { services: ServiceName[]; supervised: boolean };

/** Long enough for requests in progress; an interrupted job is resumed later. */
const serviceStopTimeoutMs = 7_000;
/** Leaves the supervisor time to stop its services and, last, the database. */
const stopTimeoutMs = 9_500;
/** After the supervisor was killed, its services stop by themselves, and release the port, within their own limit. */
const portTimeoutAfterKillMs = serviceStopTimeoutMs + 3_000;

// Imported on demand: loading both services takes a second, and a process runs one of them, the supervisor none.
const loadWeb = () => import('./compose.ts');
const loadWorker = () => import('./compose-worker.ts');

function readArguments(): Arguments {
  const read = () => {
    const services = { type: 'string', default: serviceNames.join(',') } as const;
    return parseArgs({ options: { services, supervised: { type: 'boolean', default: false } } }).values;
  };
  let values: ReturnType<typeof read>;
  try {
    values = read();
  } catch (error) {
    throw new SettingsError([
      `${(error as Error).message} Valid options are --services=web and --services=worker.`,
    ]);
  }
  const wanted = values.services.split(',').filter(Boolean);
  const services = serviceNames.filter((name) => wanted.includes(name));
  if (services.length === 0 || services.length !== wanted.length) {
    throw new SettingsError([`--services takes ${serviceNames.join(' and ')}, not "${values.services}"`]);
  }
  return { services, supervised: values.supervised };
}

/**
 * Starts the chosen services and everything they need. A signal that arrives first ends the start early. If a step fails,
 * the earlier steps are undone.
 */
async function start({ services, supervised }: Arguments, stopping: AbortSignal): Promise<Service> {
  const runsAllServices = services.length > 1;
  const cleanups: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  };
  try {
    // A service restarted on a full disk can still serve requests.
    const configured = readSettings(undefined, supervised ? undefined : dataFolderProblems);
    const outages = openOutageLog();
    const logger = openLogger(configured.logLevel, services, outages.hooks);
    let origin = 'starting';
    const lock = runsAllServices
      ? await lockDataFolder(configured.dataFolder, () => `process ${process.pid}, ${origin}`)
      : null;
    if (lock) cleanups.push(lock.release);
    const timeoutMs = lock?.previousWasKilled ? portTimeoutAfterKillMs : 0;
    const port = services.includes('web') ? await findPort({ ...configured, timeoutMs }) : configured.port;
    const settings = { ...configured, port };
    origin = settings.publicOrigin ?? localOrigin(settings);

    const prepared =
      supervised && settings.databaseUrl !== null ? null : await prepareDatabase(settings, logger);
    if (prepared) cleanups.push(prepared.stop);
    if (stopping.aborted) return { stop };
    // Once for all services: listing what ffmpeg can do takes longer than most steps of their start.
    if (!supervised) await findFfmpeg(mediaToolsOf(settings));
    const databaseUrl = prepared?.databaseUrl ?? settings.databaseUrl!;
    outages.begin({ logger, isReachable: () => isDatabaseReachable(databaseUrl) });
    if (stopping.aborted) return { stop };
    const options = { settings, databaseUrl, logger };
    const environment = { ...settings.environment, DATABASE_URL: databaseUrl, PORT: String(port) };
    const service = runsAllServices
      ? await supervise({ services, environment, logger, waitUntilStartable: prepared!.running })
      : services[0] === 'web'
        ? await (await loadWeb()).startWeb({ ...options, publicOrigin: origin })
        : await (await loadWorker()).startWorkerService(options);
    cleanups.push(service.stop);

    if (services.includes('web')) logger.info({ url: origin }, `Hookline is running at ${origin}`);
    if (runsAllServices) process.stdout.write(`\n  Hookline is running at ${origin}\n\n`);
    return {
      stop: () => {
        logger.info('stopping');
        outages.stop();
        return stop();
      },
    };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

const openLogger = (level: string, services: ServiceName[], hooks: OutageLog['hooks']): Logger =>
  pino({
    level,
    hooks,
    base: { service: services.join('+') },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization'],
  });

/** A signal during the start takes effect after it, so that no process is left behind. */
function stopOnSignals(
  running: Promise<Service>,
  stopping: AbortController,
  { supervised }: Arguments,
): void {
  const onSignal = (): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), supervised ? serviceStopTimeoutMs : stopTimeoutMs).unref();
    running
      .then((service) => service.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  // The supervisor is gone, perhaps by kill -9: no other process would stop this one.
  if (!supervised) return;
  process.on('disconnect', onSignal);
  // It may have gone before this line was reached.
  if (!process.connected) onSignal();
}

function fail(error: unknown): never {
  const isOperatorError =
    error instanceof StartError ||
    error instanceof FfmpegMissingError ||
    error instanceof DatabaseUnavailableError;
  process.stderr.write(`\n${isOperatorError ? error.message : inspect(error)}\n\n`);
  process.exit(1);
}

try {
  const wanted = readArguments();
  const stopping = new AbortController();
  const running = start(wanted, stopping.signal);
  stopOnSignals(running, stopping, wanted);
  await running;
  if (wanted.supervised) process.send?.('ready');
} catch (error) {
  fail(error);
}

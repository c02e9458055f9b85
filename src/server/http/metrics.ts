import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createWalletCheck, type WalletCheckDeps } from '../use-cases/system/count-wallet-violations.ts';
import type { StorageSpace } from '../use-cases/system/storage-space.ts';
import { readQueues, type QueuesDeps } from '../use-cases/system/read-queues.ts';
import { registerTryMetrics, type TryRefusals } from './try-metrics.ts';

type MetricsDeps = QueuesDeps &
  WalletCheckDeps & { storageSpace: Pick<StorageSpace, 'read'>; tryRefusals: TryRefusals };

/**
 * Prometheus metrics: process, request durations by route, queue lengths, and whether the wallets match the ledger.
 * With a token set, requests need it as their bearer token.
 */
export function mountMetrics(app: FastifyInstance, deps: MetricsDeps, token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  const updates = [
    registerQueueMetrics(registry, deps),
    registerWalletMetrics(registry, deps),
    registerDiskMetrics(registry, deps),
    registerTryMetrics(registry, deps),
  ];
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (token !== null && !isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.header('www-authenticate', 'Bearer').code(401).send();
    }
    for (const update of updates) await update();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the reply, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the path: ids would create a time series each.
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** Registers metrics whose values are read at each scrape; the returned function updates them. */
type RegisterMetrics = (registry: Registry, deps: MetricsDeps) => () => Promise<void>;

const registerQueueMetrics: RegisterMetrics = (registry, deps) => {
  const jobs = new Gauge({
    name: 'hookline_jobs',
    help: 'Jobs that wait, wait for another try, or run',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
  });
  const workers = new Gauge({
    name: 'hookline_workers',
    help: 'Workers heard of lately',
    registers: [registry],
  });
  return async () => {
    const queues = await readQueues(deps);
    jobs.reset();
    for (const queue of queues.depths) jobs.set({ queue: queue.name, state: queue.state }, queue.count);
    workers.set(queues.workers);
  };
};

const registerWalletMetrics: RegisterMetrics = (registry, deps) => {
  const violations = new Gauge({
    name: 'hookline_wallet_violations',
    help: 'Wallets that disagree with their holds, the work under way or the ledger; read once a minute',
    labelNames: ['rule'] as const,
    registers: [registry],
  });
  const countViolations = createWalletCheck(deps);
  return async () => {
    for (const [rule, count] of Object.entries(await countViolations())) violations.set({ rule }, count);
  };
};

const registerDiskMetrics: RegisterMetrics = (registry, { storageSpace }) => {
  const freeBytes = new Gauge({
    name: 'hookline_disk_free_bytes',
    help: 'Free bytes on the fullest disk below the data folder',
    registers: [registry],
  });
  const isLow = new Gauge({
    name: 'hookline_disk_low',
    help: '1 below 5 % or 1 GB of free disk space, else 0',
    registers: [registry],
  });
  return async () => {
    const disk = await storageSpace.read();
    if (!disk) return;
    freeBytes.set(disk.freeBytes);
    isLow.set(disk.isLow ? 1 : 0);
  };
};

/** Constant-time comparison. */
function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

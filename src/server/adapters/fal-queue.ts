import { z } from 'zod';
import { ProviderError } from '../errors.ts';
import type { Errand } from '../ports/errand.ts';
import type { FalClient } from './fal-client.ts';
import { watchOrder } from './fal-watch.ts';
import { readVendorJson } from './read-vendor-json.ts';
import { refused, refusedBecause, VendorAnswer } from './vendor-failure.ts';

export type FalJob<T> = {
  /** For the record: "lip-sync". */
  operation: string;
  /** owner/alias, perhaps with a path below it. */
  endpoint: string;
  /** Prepared only when the order is really placed. */
  input: () => Promise<object>;
  output: z.ZodType<T>;
  /** While it is waited for: 0 … 1 by the time that such jobs take, for fal tells no share. */
  onWaiting?: (share: number) => void;
  errand: Errand;
};

const orderSchema = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) });
/** A word that is not known means that it still runs. */
const statusSchema = z.object({ status: z.string(), error: z.unknown().optional() });

type StoredOrder = { requestId: string; orderedAt: number };

/** Failures of fal's machinery, which cost nothing: the same order may be placed once more. */
const passingFailures =
  /^(request_timeout|startup_timeout|runner_(scheduling_failure|connection_\w+|disconnected|incomplete_response))$/;
const mostReadings = 5;
const usualJobMs = 60_000;

/**
 * Has fal do one job and answers what its model answered. The order is remembered as soon as it is taken, so that
 * whoever takes the errand up again waits for the same job. A job that nobody wants any more is cancelled.
 */
export async function runFalJob<T>(fal: FalClient, job: FalJob<T>): Promise<T> {
  for (const turn of [1, 2]) {
    const order = await placeOrder(fal, job, turn);
    try {
      return await collect(fal, job, order);
    } catch (error) {
      if (turn === 2 || !isPassingFailure(error)) throw error;
    }
  }
  throw new Error('unreachable');
}

const isPassingFailure = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.cause instanceof VendorAnswer &&
  passingFailures.test(error.cause.code ?? '');

/** After an abort; the reply to an order is a matter of a second. */
const orderGraceMs = 5_000;

/** Aborts later than `signal`: an order whose reply is lost can neither be cancelled nor collected later. */
function withGrace(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const onAbort = (): void => {
    setTimeout(() => late.abort(signal.reason), orderGraceMs).unref();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  return late.signal;
}

async function placeOrder(fal: FalClient, job: FalJob<unknown>, turn: number): Promise<StoredOrder> {
  const { operation, endpoint, errand } = job;
  return errand.once(`ordered-${turn}`, async () => {
    const body = JSON.stringify(await job.input());
    errand.signal.throwIfAborted();
    let isFirst = false;
    await errand.once(`ordering-${turn}`, async () => {
      isFirst = true;
      return {};
    });
    if (!isFirst) {
      // Somebody died between asking and hearing the answer. A second order might be paid twice.
      throw refused(fal.line.provider, operation, 'nobody knows whether it took the order');
    }
    const { request_id: requestId } = await fal.line.ask(`ordering ${operation}`, {
      url: orderAddress(fal, endpoint),
      method: 'POST',
      headers: {
        ...fal.headers,
        'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: 86_400 }),
      },
      body,
      timeoutMs: fal.timeoutMs,
      retries: 2,
      onlyIfRefused: true,
      read: readVendorJson(fal.line.provider, operation, orderSchema),
      signal: withGrace(errand.signal),
    });
    return { requestId, orderedAt: Date.now() };
  });
}

async function collect<T>(fal: FalClient, job: FalJob<T>, order: StoredOrder): Promise<T> {
  const { operation, errand } = job;
  const { longestJobMs = 600_000 } = fal.settings.pace ?? {};
  const address = requestAddress(fal, job.endpoint, order.requestId);
  const watch = watchOrder(fal, order.requestId);
  try {
    let failedReadings = 0;
    for (let pauses = 0; Date.now() - order.orderedAt < longestJobMs; pauses += 1) {
      const told = watch.isDue(pauses) ? await readStatus(fal, job, address) : null;
      if (told?.status === 'COMPLETED') {
        try {
          const result = await readResult(fal, job, address);
          if (told.error) throw refused(fal.line.provider, operation, 'the job failed');
          return result;
        } catch (error) {
          failedReadings += 1;
          if (!isOutOfReach(error) || failedReadings === mostReadings) throw error;
        }
      }
      job.onWaiting?.(1 - Math.exp((order.orderedAt - Date.now()) / usualJobMs));
      await watch.pause(pauses, errand.signal);
    }
  } catch (error) {
    errand.signal.throwIfAborted();
    throw error;
  } finally {
    watch.end();
    if (errand.signal.aborted && (await errand.isUnwanted())) await cancel(fal, address);
  }
  await cancel(fal, address);
  const what = `not done after ${Math.round(longestJobMs / 60_000)} minutes`;
  throw refusedBecause('timeout', fal.line.provider, operation, what);
}

const questionAbout = (fal: FalClient, { signal }: Errand) => ({
  headers: fal.headers,
  timeoutMs: fal.timeoutMs,
  // Asked again at the next turn anyway.
  retries: 0,
  signal,
});

/** Null when nobody could be asked just now: the job goes on by itself meanwhile. */
async function readStatus(fal: FalClient, job: FalJob<unknown>, address: string) {
  const { provider } = fal.line;
  try {
    return await fal.line.ask(`telling how far ${job.operation} is`, {
      ...questionAbout(fal, job.errand),
      url: `${address}/status`,
      read: readVendorJson(provider, job.operation, statusSchema),
    });
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}

/** Completed can mean failed: then the result answers with the failure. */
async function readResult<T>(fal: FalClient, job: FalJob<T>, address: string): Promise<T> {
  const { provider } = fal.line;
  return fal.line.ask(job.operation, {
    ...questionAbout(fal, job.errand),
    url: address,
    read: readVendorJson(provider, job.operation, job.output),
  });
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.retryable &&
  error.cause instanceof VendorAnswer &&
  error.cause.code === null;

/** Where fal can reach us it is asked to tell the order's end. */
function orderAddress({ settings }: FalClient, endpoint: string): string {
  const query = settings.webhook ? `?${new URLSearchParams({ fal_webhook: settings.webhook.url })}` : '';
  return `${settings.queueUrl}/${endpoint}${query}`;
}

/** Where an order is asked for: the path below owner/alias does not belong to it. */
function requestAddress(fal: FalClient, endpoint: string, requestId: string): string {
  const segments = endpoint.split('/');
  const kept = segments[0] === 'workflows' || segments[0] === 'comfy' ? 3 : 2;
  return `${fal.settings.queueUrl}/${segments.slice(0, kept).join('/')}/requests/${requestId}`;
}

/** As far as it can be done: what is over cannot be cancelled, and the answer changes nothing. */
async function cancel(fal: FalClient, address: string): Promise<void> {
  await fal.line
    .ask('cancelling', {
      url: `${address}/cancel`,
      method: 'PUT',
      headers: fal.headers,
      timeoutMs: 5_000,
      retries: 1,
      read: async (response) => void (await response.arrayBuffer()),
      signal: AbortSignal.timeout(12_000),
    })
    .catch(() => {});
}

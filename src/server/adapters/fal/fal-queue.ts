import { z } from 'zod';
import { ProviderError } from '../../errors.ts';
import type { EngineContext } from '../../ports/engine-context.ts';
import type { FalClient } from './fal-client.ts';
import { watchOrder } from './fal-watch.ts';
import { readVendorJson } from '../vendor/read-vendor-json.ts';
import { refused, refusalError, VendorFailureDetails } from '../vendor/vendor-failure.ts';

export type FalJob<T> = {
  /** For logs and errors, such as "lip-sync". */
  operation: string;
  /** owner/alias, optionally with a sub-path. */
  endpoint: string;
  /** Prepared only when the job is actually submitted. */
  input: () => Promise<object>;
  output: z.ZodType<T>;
  /** Called while waiting with an estimated share, 0 to 1, because fal reports no progress. */
  onWaiting?: (share: number) => void;
  context: EngineContext;
};

const orderSchema = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) });
/** An unknown status means that the job is still running. */
const statusSchema = z.object({ status: z.string(), error: z.unknown().optional() });

type StoredOrder = { requestId: string; orderedAt: number };

/** Infrastructure failures, which are not charged: the same job may be submitted once more. */
const transientFailures =
  /^(request_timeout|startup_timeout|runner_(scheduling_failure|connection_\w+|disconnected|incomplete_response))$/;
const maxReadAttempts = 5;
/** The estimate of progress approaches 1 at this pace: 63 % after one typical job, 86 % after two. */
const typicalJobMs = 60_000;

/**
 * Runs one job at fal and returns the model's output. The request id is stored as soon as the job is accepted, so that
 * a resumed job waits for the same result. When the task is cancelled, so is the order at fal.
 */
export async function runFalJob<T>(fal: FalClient, job: FalJob<T>): Promise<T> {
  for (const attempt of [1, 2]) {
    const order = await placeOrder(fal, job, attempt);
    try {
      return await collect(fal, job, order);
    } catch (error) {
      if (attempt === 2 || !isTransientFailure(error)) throw error;
    }
  }
  throw new Error('unreachable');
}

const isTransientFailure = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.cause instanceof VendorFailureDetails &&
  transientFailures.test(error.cause.code ?? '');

/** Grace period after an abort; the response to a submission takes about a second. */
const orderGraceMs = 5_000;

/** A signal that aborts later: without the response, the accepted job could neither be cancelled nor collected. */
function withGrace(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const onAbort = (): void => {
    setTimeout(() => late.abort(signal.reason), orderGraceMs).unref();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  return late.signal;
}

async function placeOrder(fal: FalClient, job: FalJob<unknown>, attempt: number): Promise<StoredOrder> {
  const { operation, endpoint, context } = job;
  return context.runOnce(`ordered-${attempt}`, async () => {
    const body = JSON.stringify(await job.input());
    context.signal.throwIfAborted();
    let isFirst = false;
    await context.runOnce(`ordering-${attempt}`, async () => {
      isFirst = true;
      return {};
    });
    if (!isFirst) {
      // A crash between request and response: submitting again could be charged twice.
      throw refused(fal.vendor.provider, operation, 'a submission without a response may have been accepted');
    }
    const { request_id: requestId } = await fal.vendor.request(`ordering ${operation}`, {
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
      read: readVendorJson(fal.vendor.provider, operation, orderSchema),
      signal: withGrace(context.signal),
    });
    return { requestId, orderedAt: Date.now() };
  });
}

async function collect<T>(fal: FalClient, job: FalJob<T>, order: StoredOrder): Promise<T> {
  const { operation, context } = job;
  const { maxJobMs = 600_000 } = fal.settings.pace ?? {};
  const address = requestAddress(fal, job.endpoint, order.requestId);
  const watch = watchOrder(fal, order.requestId);
  try {
    let failedReadings = 0;
    for (let pauses = 0; Date.now() - order.orderedAt < maxJobMs; pauses += 1) {
      const reported = watch.isDue(pauses) ? await readStatus(fal, job, address) : null;
      if (reported?.status === 'COMPLETED') {
        try {
          const result = await readResult(fal, job, address);
          if (reported.error) throw refused(fal.vendor.provider, operation, 'the job failed');
          return result;
        } catch (error) {
          failedReadings += 1;
          if (!isUnreachable(error) || failedReadings === maxReadAttempts) throw error;
        }
      }
      job.onWaiting?.(1 - Math.exp((order.orderedAt - Date.now()) / typicalJobMs));
      await watch.pause(pauses, context.signal);
    }
  } catch (error) {
    context.signal.throwIfAborted();
    throw error;
  } finally {
    watch.end();
    if (context.signal.aborted && (await context.isCancelled())) await cancel(fal, address);
  }
  await cancel(fal, address);
  const message = `not done after ${Math.round(maxJobMs / 60_000)} minutes`;
  throw refusalError('timeout', fal.vendor.provider, operation, message);
}

const requestOptions = (fal: FalClient, { signal }: EngineContext) => ({
  headers: fal.headers,
  timeoutMs: fal.timeoutMs,
  // A failed request is repeated by the next poll.
  retries: 0,
  signal,
});

/** Null if the status could not be read; the job continues regardless. */
async function readStatus(fal: FalClient, job: FalJob<unknown>, address: string) {
  const { provider } = fal.vendor;
  try {
    return await fal.vendor.request(`reading the status of ${job.operation}`, {
      ...requestOptions(fal, job.context),
      url: `${address}/status`,
      read: readVendorJson(provider, job.operation, statusSchema),
    });
  } catch (error) {
    if (isUnreachable(error)) return null;
    throw error;
  }
}

/** The model's output. Throws ProviderError for a failed job, whose status is COMPLETED too. */
async function readResult<T>(fal: FalClient, job: FalJob<T>, address: string): Promise<T> {
  const { provider } = fal.vendor;
  return fal.vendor.request(job.operation, {
    ...requestOptions(fal, job.context),
    url: address,
    read: readVendorJson(provider, job.operation, job.output),
  });
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.retryable &&
  error.cause instanceof VendorFailureDetails &&
  error.cause.code === null;

/** Adds the webhook URL if fal can reach this server. */
function orderAddress({ settings }: FalClient, endpoint: string): string {
  const query = settings.webhook ? `?${new URLSearchParams({ fal_webhook: settings.webhook.url })}` : '';
  return `${settings.queueUrl}/${endpoint}${query}`;
}

/** The base URL of a request: the sub-path below owner/alias is not part of it. */
function requestAddress(fal: FalClient, endpoint: string, requestId: string): string {
  const segments = endpoint.split('/');
  const segmentCount = segments[0] === 'workflows' || segments[0] === 'comfy' ? 3 : 2;
  return `${fal.settings.queueUrl}/${segments.slice(0, segmentCount).join('/')}/requests/${requestId}`;
}

/** Best effort: a finished job cannot be cancelled, and the response is ignored. */
async function cancel(fal: FalClient, address: string): Promise<void> {
  await fal.vendor
    .request('cancelling', {
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

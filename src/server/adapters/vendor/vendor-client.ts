import {
  ConsecutiveBreaker,
  DelegateBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { ProviderError } from '../../errors.ts';
import { isRetryableStatus, readRetryAfter, shortCode, VendorFailureDetails } from './vendor-failure.ts';

export type VendorRequest<T> = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | FormData | Blob;
  /** For the whole reply, including its body. */
  timeoutMs: number;
  /** Number of retries after a transient failure. 0 if the caller retries itself. */
  retries: number;
  /**
   * For paid orders: retries only after a clear refusal. After a lost reply the vendor may have accepted the order, and
   * a second one would be charged too.
   */
  onlyIfRefused?: boolean;
  read: (response: Response) => Promise<T>;
  signal: AbortSignal;
};

export type VendorClient = {
  provider: string;
  /** Throws ProviderError, or the signal's reason. */
  request: <T>(operation: string, request: VendorRequest<T>) => Promise<T>;
};

export type VendorPace = {
  /** Before the first retry; doubles for each further one. */
  firstRetryMs: number;
  /** A longer Retry-After is not waited for: another engine takes over. */
  maxRetryMs: number;
  /** How long the circuit stays open after `failuresInARow`. */
  restMs: number;
  failuresInARow: number;
};
const defaultPace: VendorPace = {
  firstRetryMs: 1_000,
  maxRetryMs: 20_000,
  restMs: 30_000,
  failuresInARow: 5,
};

/** Reads an error body: the vendor's short code, and whether to retry; null if the body does not say. */
export type ReadRefusal = (body: unknown, headers: Headers) => { code: unknown; retryable: boolean | null };

/** A client for one vendor: timeouts, retries that honour Retry-After, and a circuit breaker for each operation. */
export function openVendorClient(options: {
  provider: string;
  pace?: Partial<VendorPace>;
  readRefusal: ReadRefusal;
}): VendorClient {
  const { provider, readRefusal } = options;
  const pace = { ...defaultPace, ...options.pace };
  const breakers = new Map<string, IPolicy>();

  const breakerOf = (operation: string): IPolicy => {
    const existing = breakers.get(operation);
    if (existing) return existing;
    const breaker = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: pace.restMs,
      breaker: new ConsecutiveBreaker(pace.failuresInARow),
    });
    breakers.set(operation, breaker);
    return breaker;
  };

  async function attempt<T>(operation: string, request: VendorRequest<T>): Promise<T> {
    const { url, method = 'GET', headers, body, timeoutMs, read, signal } = request;
    const facts = { provider, operation };
    const timeLimit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.any([signal, timeLimit]),
      });
      if (response.ok) return await read(response);
      throw await refusalOf(facts, response, readRefusal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProviderError) throw error;
      const cause = new VendorFailureDetails(
        timeLimit.aborted ? `no response within ${timeoutMs} ms` : describeConnectionError(error),
      );
      const failure = timeLimit.aborted ? 'timeout' : undefined;
      throw new ProviderError({ ...facts, retryable: true, failure, cause });
    }
  }

  return {
    provider,
    async request(operation, request) {
      const retrying = retry(
        handleWhen((error) => isRetryAllowed(error, request.onlyIfRefused ?? false, pace)),
        {
          maxAttempts: request.retries,
          backoff: new DelegateBackoff(({ attempt: failed, result }) =>
            computeBackoffMs(failed, 'error' in result ? result.error : null, pace),
          ),
        },
      );
      const policy = wrap(retrying, breakerOf(operation));
      request.signal.throwIfAborted();
      try {
        return await rejectOnAbort(
          request.signal,
          policy.execute(() => attempt(operation, request), request.signal),
        );
      } catch (error) {
        request.signal.throwIfAborted();
        if (error instanceof ProviderError) throw error;
        const cause = new VendorFailureDetails('circuit breaker open');
        throw new ProviderError({ provider, operation, retryable: true, failure: 'resting', cause });
      }
    },
  };
}

/** An outage. A refusal or a rate limit does not count, as the vendor is healthy. */
const isOutage = (error: unknown): boolean =>
  error instanceof ProviderError && error.retryable && (error.status === null || error.status >= 500);

function isRetryAllowed(error: unknown, onlyIfRefused: boolean, pace: VendorPace): boolean {
  if (!(error instanceof ProviderError) || !error.retryable) return false;
  if (onlyIfRefused && error.status !== 429 && error.status !== 503) return false;
  const { retryAfterMs } = error.cause as VendorFailureDetails;
  return retryAfterMs === null || retryAfterMs <= pace.maxRetryMs;
}

/** With jitter, so that requests that failed together are not retried together. */
function computeBackoffMs(failedAttempts: number, error: unknown, pace: VendorPace): number {
  const retryAfterMs =
    error instanceof ProviderError ? (error.cause as VendorFailureDetails).retryAfterMs : null;
  const backoffMs = pace.firstRetryMs * 2 ** (failedAttempts - 1) * (0.75 + Math.random() / 2);
  return Math.min(Math.max(retryAfterMs ?? 0, backoffMs), pace.maxRetryMs);
}

async function refusalOf(
  facts: { provider: string; operation: string },
  response: Response,
  readRefusal: ReadRefusal,
): Promise<ProviderError> {
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  const refusal = readRefusal(parseJson(text), headers);
  const code = shortCode(refusal.code);
  const retryable = refusal.retryable ?? isRetryableStatus(status);
  const message = `HTTP ${status}${code === null ? '' : `, ${code}`}`;
  const cause = new VendorFailureDetails(message, {
    code,
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
  });
  const failure = code !== null && contentCode.test(code) ? 'content' : undefined;
  return new ProviderError({ ...facts, status, retryable, failure, cause });
}

/** Such as `moderation_blocked` and `content_policy_violation`. */
const contentCode = /moderation|content_policy|safety/i;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The error code, such as ECONNREFUSED; the message may contain an address. */
function describeConnectionError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause && typeof cause === 'object' && 'code' in cause ? shortCode(cause.code) : null;
  return `the connection failed${code === null ? '' : `: ${code}`}`;
}

/** The library finishes its backoff even after an abort; this returns at once. */
function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  return promise;
}

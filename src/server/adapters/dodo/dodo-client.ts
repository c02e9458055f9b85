import DodoPayments from 'dodopayments';
import { ProviderError } from '../../errors.ts';

export type DodoSettings = {
  apiKey: string;
  webhookKey: string;
  /** Null uses the mode's default URL. */
  baseUrl: string | null;
  mode: 'test_mode' | 'live_mode';
  /** The provider's product id for each package. */
  products: Record<string, string>;
  /** Timeout of one request; 15 s by default. */
  timeoutMs?: number;
};

const addresses = {
  test_mode: 'https://test.dodopayments.com',
  live_mode: 'https://live.dodopayments.com',
} as const;

const defaultTimeoutMs = 15_000;

export type DodoClient = {
  dodo: DodoPayments;
  /**
   * Sends one request. Every failure becomes a `ProviderError`, including replies that never end or have an unexpected
   * shape; `handle` may map a meaningful failure to a result.
   */
  send: <T>(
    operation: string,
    request: (signal: AbortSignal) => Promise<T>,
    handle?: (error: unknown) => T | undefined,
  ) => Promise<T>;
};

/** No retries here: the browser, the reconciling poller and the provider's webhooks already retry. */
export function openDodoClient(settings: DodoSettings): DodoClient {
  const { timeoutMs = defaultTimeoutMs } = settings;
  const dodo = new DodoPayments({
    bearerToken: settings.apiKey,
    // Always set, because the library rejects an environment option combined with a base URL from
    // process.env as ambiguous.
    baseURL: settings.baseUrl ?? addresses[settings.mode],
    webhookKey: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  });
  return {
    dodo,
    async send(operation, request, handle = () => undefined) {
      try {
        return await withTimeout(timeoutMs, request);
      } catch (error) {
        const handled = handle(error);
        if (handled !== undefined) return handled;
        throw asProviderError(operation, error);
      }
    },
  };
}

/** The provider's own error code, such as PAYMENT_ALREADY_REFUNDED. */
export function dodoErrorCode(error: unknown): string | null {
  if (!(error instanceof DodoPayments.APIError)) return null;
  const body: unknown = error.error;
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}

export const isNotFound = (error: unknown): boolean => error instanceof DodoPayments.NotFoundError;

/** The request itself was refused; a wrong key or a rate limit does not count. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DodoPayments.APIError && [400, 404, 409, 422].includes(error.status ?? 0);

const isRetryable = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 429 || status >= 500;

const asProviderError = (operation: string, cause: unknown): ProviderError => {
  const status = cause instanceof DodoPayments.APIError ? cause.status : undefined;
  return new ProviderError({
    provider: 'Dodo Payments',
    operation,
    ...(typeof status === 'number' ? { status } : {}),
    retryable: isRetryable(status),
    cause,
  });
};

/** The library's timeout ends with the response headers; this one also covers the body. */
async function withTimeout<T>(limitMs: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new Error(`no answer in ${limitMs} ms`));
  }, limitMs);
  try {
    return await Promise.race([request(controller.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

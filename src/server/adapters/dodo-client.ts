import DodoPayments from 'dodopayments';
import { ProviderError } from '../errors.ts';

export type DodoSettings = {
  apiKey: string;
  webhookKey: string;
  /** Null: the address of the mode. */
  baseUrl: string | null;
  mode: 'test_mode' | 'live_mode';
  /** Which product of the provider each of our packages is. */
  products: Record<string, string>;
  /** How long one question may take; 15 s unless given. */
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
   * Asks one question. Whatever goes wrong becomes a `ProviderError`, also an answer that never ends and one that is not
   * what it should be; `handle` may answer a failure that means something.
   */
  ask: <T>(
    operation: string,
    question: (signal: AbortSignal) => Promise<T>,
    handle?: (error: unknown) => T | undefined,
  ) => Promise<T>;
};

/** No retries of its own: the browser, the reconciling poller and the provider's webhooks try again already. */
export function openDodoClient(settings: DodoSettings): DodoClient {
  const { timeoutMs = defaultTimeoutMs } = settings;
  const dodo = new DodoPayments({
    bearerToken: settings.apiKey,
    // Given with an environment, or found in the process's environment, it would be called ambiguous.
    baseURL: settings.baseUrl ?? addresses[settings.mode],
    webhookKey: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  });
  return {
    dodo,
    async ask(operation, question, handle = () => undefined) {
      try {
        return await inTime(timeoutMs, question);
      } catch (error) {
        const handled = handle(error);
        if (handled !== undefined) return handled;
        throw asProviderError(operation, error);
      }
    },
  };
}

/** The provider's own word for what was wrong, such as PAYMENT_ALREADY_REFUNDED. */
export function dodoErrorCode(error: unknown): string | null {
  if (!(error instanceof DodoPayments.APIError)) return null;
  const body: unknown = error.error;
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}

export const isNotFound = (error: unknown): boolean => error instanceof DodoPayments.NotFoundError;

/** Asked rightly and answered no; a wrong key or too many questions say nothing of what was asked for. */
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

/** The library's own limit ends with the headers of an answer; this one holds for its body too. */
async function inTime<T>(limitMs: number, question: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new Error(`no answer in ${limitMs} ms`));
  }, limitMs);
  try {
    return await Promise.race([question(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

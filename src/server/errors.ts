import { errorStatus, type ErrorCode } from '#contract/errors.ts';

/** An expected refusal. The code determines the HTTP status and, in the browser, the wording. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Facts for the caller, such as `required` and `balance`. */
  readonly details: Record<string, string | number>;

  constructor(
    code: ErrorCode,
    message: string = code,
    details: Record<string, string | number> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/**
 * Reasons that are shown to the user. `content`: the vendor refused the prompt. `resting`: the circuit breaker for it is
 * open.
 */
export type ProviderFailure = 'content' | 'resting' | 'timeout';

/** A vendor failed; the job runner retries if `retryable`. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly provider: string;
  readonly operation: string;
  readonly status: number | null;
  readonly retryable: boolean;
  readonly failure: ProviderFailure | null;

  constructor(facts: {
    provider: string;
    operation: string;
    status?: number;
    retryable: boolean;
    failure?: ProviderFailure | undefined;
    cause?: unknown;
  }) {
    super(`${facts.provider} failed at ${facts.operation}`, { cause: facts.cause });
    this.provider = facts.provider;
    this.operation = facts.operation;
    this.status = facts.status ?? null;
    this.retryable = facts.retryable;
    this.failure = facts.failure ?? null;
  }
}

/** PostgreSQL is unreachable or cut the connection: the same call may succeed in a moment. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  /** A short description without addresses, safe to show. */
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(`The database cannot be reached: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The app cannot start, and its operator can fix it: shown as this message only, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

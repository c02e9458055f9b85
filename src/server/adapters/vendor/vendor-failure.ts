import { ProviderError, type ProviderFailure } from '../../errors.ts';

/** Safe details of a failed attempt: no URL, key or text, only the vendor's short error code. */
export class VendorFailureDetails extends Error {
  override name = 'VendorFailureDetails';
  readonly retryAfterMs: number | null;
  readonly code: string | null;

  constructor(message: string, facts: { retryAfterMs?: number | null; code?: string | null } = {}) {
    super(message);
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.code = facts.code ?? null;
  }
}

/** A reply with status 200 and unexpected content. A retry may yield a better one. */
export const malformedReplyError = (provider: string, operation: string, what: string): ProviderError =>
  new ProviderError({ provider, operation, retryable: true, cause: new VendorFailureDetails(what) });

export const refused = (provider: string, operation: string, what: string, status?: number): ProviderError =>
  new ProviderError({
    provider,
    operation,
    retryable: false,
    cause: new VendorFailureDetails(what),
    ...(status === undefined ? {} : { status }),
  });

/** A permanent failure whose reason is shown to the user. */
export const refusalError = (
  failure: ProviderFailure,
  provider: string,
  operation: string,
  what: string,
): ProviderError =>
  new ProviderError({
    provider,
    operation,
    retryable: false,
    failure,
    cause: new VendorFailureDetails(what),
  });

/** A vendor's code such as `content_policy_violation`; anything longer could contain user text. */
export const shortCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : null;

const retryableStatuses = new Set([408, 409, 425, 429]);
export const isRetryableStatus = (status: number): boolean => status >= 500 || retryableStatuses.has(status);

/** Returns milliseconds from seconds or a date, as RFC 9110 allows. */
export function readRetryAfter(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null;
  const waitMs = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}

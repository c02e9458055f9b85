import { type ErrorCode, type ErrorReply, isErrorCode } from '#contract/errors.ts';

export type CallErrorDetails = Pick<
  ErrorReply,
  'requestId' | 'required' | 'balance' | 'field' | 'retryAfterSeconds'
>;

/** A failed call. If no response arrived, the code is `offline` and the status 0. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  readonly details: CallErrorDetails;

  constructor(code: ErrorCode | 'offline', status: number, message: string, details: CallErrorDetails = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

export const offlineError = (): CallError => new CallError('offline', 0, 'No answer from the server');

/** The error of a refused reply; a body in another shape (a proxy's page) counts as `internal`. */
export function toCallError(status: number, body: unknown): CallError {
  const reply = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorReply>;
  const { error, message, requestId, required, balance, field, retryAfterSeconds } = reply;
  const code = isErrorCode(error) ? error : 'internal';
  return new CallError(code, status, message ?? `The server answered ${status}`, {
    requestId,
    required,
    balance,
    field,
    retryAfterSeconds,
  });
}

export const isSessionRefused = (error: CallError): boolean =>
  error.code === 'not_signed_in' || error.code === 'session_expired';

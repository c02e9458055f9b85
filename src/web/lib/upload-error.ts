import type { DetailedError } from 'tus-js-client';
import { CallError, offlineError, toCallError } from './call-error.ts';

/** Refusals of the tus endpoint itself, which returns messages instead of our codes. */
const codeOfStatus = { 404: 'not_found', 410: 'not_found', 413: 'file_too_large' } as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type AnsweredError = Pick<Error, 'message'> & {
  originalResponse?: Pick<NonNullable<DetailedError['originalResponse']>, 'getStatus' | 'getBody'> | null;
};

/** Converts a failed chunk of an upload to the error that every other call throws. */
export function toUploadError(error: AnsweredError): CallError {
  const response = error.originalResponse;
  if (!response || response.getStatus() === 0) return offlineError();
  const status = response.getStatus();
  const code = codeOfStatus[status as keyof typeof codeOfStatus];
  return code
    ? new CallError(code, status, error.message)
    : toCallError(status, parseJson(response.getBody()));
}

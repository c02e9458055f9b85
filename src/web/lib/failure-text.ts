import { CallError } from './call-error.ts';
import { errorText, errorTexts } from './error-text.ts';

/** Our text for a refusal (4xx), which the user can act on; `failed` for every other error. */
export function failureText(error: unknown, failed: string): string {
  const isReasoned = error instanceof CallError && error.status >= 400 && error.status < 500;
  return isReasoned ? errorText(error) : failed;
}

/**
 * As `failureText`, and also the reason of a server that cannot serve right now (5xx), such as a full disk. `failed` if the
 * server did not reply or gave no reason.
 */
export const failureOrOutageText = (error: unknown, failed: string): string =>
  error instanceof CallError && error.code !== 'internal' && error.code !== 'offline'
    ? errorTexts[error.code]
    : failed;

import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';

/** The reason for a failure, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof CallError) return errorText(error);
  return error instanceof Error && error.message !== '' ? error.message : 'unknown reason';
}

import { CallError } from './call-error.ts';
import { errorText } from './error-text.ts';

/** The server's reason where it has one that helps, else what failed. */
export function failureText(error: unknown, failed: string): string {
  const isReasoned = error instanceof CallError && error.status >= 400 && error.status < 500;
  return isReasoned ? errorText(error) : failed;
}

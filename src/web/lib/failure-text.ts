import { CallError } from './call-error.ts';
import { errorText } from './error-text.ts';

/** Our text for a refusal (4xx), which the user can act on; `failed` for every other error. */
export function failureText(error: unknown, failed: string): string {
  const isReasoned = error instanceof CallError && error.status >= 400 && error.status < 500;
  return isReasoned ? errorText(error) : failed;
}

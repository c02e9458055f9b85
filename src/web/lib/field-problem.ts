import type { FieldProblem } from '#contract/template-rules.ts';
import { CallError } from './call-error.ts';
import { errorText, errorTexts } from './error-text.ts';

/**
 * The form field that the server refused, with the server's message for an invalid value, and our text for any other code.
 * Null for an error that does not name a field.
 */
export function fieldProblemOf(error: unknown): FieldProblem | null {
  if (!(error instanceof CallError) || error.details.field === undefined) return null;
  return {
    field: error.details.field,
    text: error.code === 'invalid_request' ? error.message : errorText(error),
  };
}

/** Our text for the server's error code; `fallback` if the server did not reply, or failed without a reason. */
export const failureTextOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== 'internal' && error.code !== 'offline'
    ? errorTexts[error.code]
    : fallback;

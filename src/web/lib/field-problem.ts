import type { FieldProblem } from '#contract/template-rules.ts';
import { CallError } from './call-error.ts';
import { errorText } from './error-text.ts';

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

import type { FieldProblem } from '#contract/template-rules.ts';
import { CallError } from './call-error.ts';
import { errorText, errorTexts } from './error-text.ts';

/** A form's field that the server refused, in its words where the refusal is about what was typed. */
export function fieldProblemOf(error: unknown): FieldProblem | null {
  if (!(error instanceof CallError) || error.details.field === undefined) return null;
  return {
    field: error.details.field,
    text: error.code === 'invalid_request' ? error.message : errorText(error),
  };
}

/** The server's message, or the form's own text if there was no reply or the message is missing. */
export const failureTextOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== 'internal' && error.code !== 'offline'
    ? errorTexts[error.code]
    : fallback;

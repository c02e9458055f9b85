import type { FieldProblem } from '#contract/template-rules.ts';
import { CallError } from '../../lib/call-error.ts';
import { fieldProblemOf } from '../../lib/field-problem.ts';
import { texts } from './texts.ts';

/** The template's field that the server refused. The one address of its form is refused for its host alone. */
export function saveProblemOf(error: unknown): FieldProblem | null {
  const problem = fieldProblemOf(error);
  const isHost = error instanceof CallError && error.code === 'address_refused';
  return problem !== null && isHost ? { ...problem, text: texts.form.baseUrlRefused } : problem;
}

import { useState } from 'react';
import type { FieldProblem } from '#contract/template-rules.ts';
import { findDraftProblems, type DraftProblems, type TemplateDraft } from '../template-draft.ts';

/** The draft's names of the fields in which the call and the draft differ. */
const draftFieldByCallField: Record<string, string> = {
  falAIEndpoint: 'endpoint',
  falAIPayload: 'payload',
  falAIBaseURL: 'baseUrl',
  ttsVoiceId: 'voice',
  ttsVoicePreviewUrl: 'voicePreviewUrl',
  ttsPayload: 'script',
};

export const toDraftFields = (problems: DraftProblems): DraftProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([field, text]) => [draftFieldByCallField[field] ?? field, text]),
  );

export type TemplateFields = ReturnType<typeof useTemplateForm>;

/** The typed values and their problems; a field's problem disappears when it is changed. */
export function useTemplateForm(initial: TemplateDraft) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<DraftProblems>({});
  /** Incremented at each failed attempt, which moves the focus to the first problem. */
  const [failedAttempts, setFailedAttempts] = useState(0);

  const change = (values: Partial<TemplateDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    const changed = new Set(Object.keys(values));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.has(field.split('.')[0]!))),
    );
  };
  const clearProblem = (field: keyof TemplateDraft) =>
    setProblems((before) => ({ ...before, [field]: undefined }));
  /** Shows the problems; true if the form can be saved. */
  const validate = (): boolean => {
    const found = toDraftFields(findDraftProblems(draft));
    setProblems(found);
    const isFine = Object.keys(found).length === 0;
    if (!isFine) setFailedAttempts((count) => count + 1);
    return isFine;
  };
  const showServerProblem = ({ field, text }: FieldProblem) => {
    setProblems(toDraftFields({ [field]: text }));
    setFailedAttempts((count) => count + 1);
  };
  /** Shows the problems of these fields, when the user leaves them. */
  const validateFields = (fields: readonly (keyof TemplateDraft)[]) => {
    const found = toDraftFields(findDraftProblems(draft));
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, found[field]])),
    }));
  };
  const restart = (values: TemplateDraft) => {
    setDraft(values);
    setProblems({});
    setFailedAttempts(0);
  };
  return {
    draft,
    change,
    problems,
    failedAttempts,
    clearProblem,
    validate,
    showServerProblem,
    validateFields,
    restart,
  };
}

import { useState } from 'react';
import type { FieldProblem } from '#contract/template-rules.ts';
import { findDraftProblems, type DraftProblems, type TemplateDraft } from '../template-draft.ts';

/** The fields of the server's refusals, in the words of the draft. */
const problemNames: Record<string, string> = {
  falAIEndpoint: 'endpoint',
  falAIPayload: 'payload',
  falAIBaseURL: 'baseUrl',
  ttsVoiceId: 'voice',
  ttsVoicePreviewUrl: 'voicePreviewUrl',
  ttsPayload: 'script',
};

export const inDraftWords = (problems: DraftProblems): DraftProblems =>
  Object.fromEntries(Object.entries(problems).map(([field, text]) => [problemNames[field] ?? field, text]));

export type TemplateFields = ReturnType<typeof useTemplateForm>;

/** The typed values and their problems; a field's problem disappears when it is changed. */
export function useTemplateForm(initial: TemplateDraft) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<DraftProblems>({});
  /** Counts refused attempts to save. */
  const [attempt, setAttempt] = useState(0);

  const change = (values: Partial<TemplateDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    const changed = new Set(Object.keys(values));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.has(field.split('.')[0]!))),
    );
  };
  /** Shows the problems; true if the form can be saved. */
  const check = (): boolean => {
    const found = inDraftWords(findDraftProblems(draft));
    setProblems(found);
    const isFine = Object.keys(found).length === 0;
    if (!isFine) setAttempt((count) => count + 1);
    return isFine;
  };
  const refuse = ({ field, text }: FieldProblem) => {
    setProblems(inDraftWords({ [field]: text }));
    setAttempt((count) => count + 1);
  };
  /** Judges some fields as they are left. */
  const judge = (fields: readonly (keyof TemplateDraft)[]) => {
    const found = inDraftWords(findDraftProblems(draft));
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, found[field]])),
    }));
  };
  const restart = (values: TemplateDraft) => {
    setDraft(values);
    setProblems({});
    setAttempt(0);
  };
  return { draft, change, problems, attempt, check, refuse, judge, restart };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { editTemplate, readTemplate, type TemplateDetails } from '#contract/calls/templates.ts';
import type { FieldProblem } from '#contract/template-rules.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useEditConflict } from '../../lib/use-edit-conflict.ts';
import { saveProblemOf } from './save-problem.ts';
import { bodyOf, type TemplateDraft } from './template-draft.ts';

const messageShownMs = 1_500;

type Saving = { draft: TemplateDraft; version: number };
type Outcome = { onDone: () => void; onRefused: (problem: FieldProblem) => void };

/** Saves a change; `theirs` is the version that another editor saved first. */
export function useSaveTemplate({ id }: TemplateDetails, { onDone, onRefused }: Outcome) {
  const queryClient = useQueryClient();
  const params = { templateId: id };
  const { theirs, saveUnlessEdited, forgetTheirs } = useEditConflict<TemplateDetails>(() =>
    call(readTemplate, { params }),
  );
  const save = useMutation({
    mutationFn: ({ draft, version }: Saving) =>
      saveUnlessEdited(() => call(editTemplate, { params, body: { ...bodyOf(draft), version } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.templates }),
    onError: (error) => {
      const problem = saveProblemOf(error);
      if (problem !== null) onRefused(problem);
    },
  });
  const { isSuccess } = save;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => finish(), messageShownMs);
    return () => clearTimeout(timer);
  }, [isSuccess]);
  const goOnEditing = () => {
    forgetTheirs();
    save.reset();
  };
  return { save, theirs, forgetTheirs: goOnEditing };
}

import { Box, Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addTemplate, type TemplateDetails } from '#contract/calls/templates.ts';
import { call } from '../../lib/call.ts';
import { failureOrOutageText } from '../../lib/failure-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TemplateForm } from './form/template-form.tsx';
import { useTemplateForm } from './form/use-template-form.ts';
import { findInterruptedDraft, useStoreInterruptedDraft } from './interrupted-draft.ts';
import { saveProblemOf } from './save-problem.ts';
import { bodyOf, changedFields, copyOf, emptyDraft, type TemplateDraft } from './template-draft.ts';
import { texts } from './texts.ts';

const words = texts.form;

type AddTemplateProps = {
  /** A built-in presenter whose settings the form begins with. */
  presenter?: TemplateDetails;
  onCancel: () => void;
  onViewAll: () => void;
};

/** A form for a new template, empty or with a presenter's settings; a dialog reports that it was saved. */
export function AddTemplate({ presenter, onCancel, onViewAll }: AddTemplateProps) {
  const queryClient = useQueryClient();
  const blank = presenter ? copyOf(presenter) : emptyDraft;
  const [start] = useState(() => findInterruptedDraft(presenter?.id)?.draft ?? blank);
  const fields = useTemplateForm(start);
  const { draft } = fields;
  // A saved form starts again with all its parts.
  const [round, setRound] = useState(1);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus before the dialog went with the last form.
    if (round > 1) page.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [round]);
  const add = useMutation({
    mutationFn: (draft: TemplateDraft) => call(addTemplate, { body: bodyOf(draft) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.templates }),
    onError: (error) => {
      const problem = saveProblemOf(error);
      if (problem !== null) fields.showServerProblem(problem);
    },
  });
  const { isSuccess } = add;
  const isChanged = !isSuccess && changedFields(blank, draft).length > 0;
  useStoreInterruptedDraft({ draft, before: null }, isChanged, presenter?.id);
  const addAnother = () => {
    fields.restart(blank);
    setRound(round + 1);
    add.reset();
    window.scrollTo(0, 0);
  };
  return (
    <div ref={page}>
      {presenter ? (
        <Box mb="md">
          <Notice tone="note">{words.copyOf(presenter.name)}</Notice>
        </Box>
      ) : null}
      <TemplateForm
        key={round}
        fields={fields}
        types={['hook', 'outro']}
        consent={null}
        isChanged={isChanged}
        saveLabel={words.save}
        isSaving={add.isPending}
        failure={
          add.isError && saveProblemOf(add.error) === null ? (
            <Notice onDismiss={add.reset}>{failureOrOutageText(add.error, words.saveFailed)}</Notice>
          ) : null
        }
        onSave={(draft) => add.mutate(draft)}
        onCancel={onCancel}
      />
      <Dialog isOpen={isSuccess} title={words.saved} onClose={addAnother}>
        <Text>{words.savedNote}</Text>
        <DialogActions>
          <Button onClick={addAnother}>{words.addAnother}</Button>
          <Button variant="gradient" data-autofocus onClick={onViewAll}>
            {words.viewAll}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

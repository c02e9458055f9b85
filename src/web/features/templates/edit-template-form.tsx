import { useState } from 'react';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { templateTypes } from '#contract/template-rules.ts';
import { failureOrOutageText } from '../../lib/failure-text.ts';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Preparation } from './form/preparation.tsx';
import { TemplateForm } from './form/template-form.tsx';
import { useTemplateForm } from './form/use-template-form.ts';
import { findInterruptedDraft, useStoreInterruptedDraft } from './interrupted-draft.ts';
import { saveProblemOf } from './save-problem.ts';
import { changedFields, draftOf } from './template-draft.ts';
import { texts } from './texts.ts';
import { useSaveTemplate } from './use-save-template.ts';

const words = texts.form;

type EditTemplateFormProps = { template: TemplateDetails; onDone: () => void };

/** The form with what the template is; another editor's change in the meantime is shown, and nothing typed is lost. */
export function EditTemplateForm({ template, onDone }: EditTemplateFormProps) {
  const [interruptedDraft] = useState(() => findInterruptedDraft(template.id));
  /** The initial values of the form; the template itself is polled while its clip is prepared. */
  const [before, setBefore] = useState(interruptedDraft?.before ?? template);
  const fields = useTemplateForm(interruptedDraft?.draft ?? draftOf(template));
  const { save, theirs, forgetTheirs } = useSaveTemplate(before, {
    onDone,
    onRefused: fields.showServerProblem,
  });
  const isChanged = !save.isSuccess && changedFields(draftOf(before), fields.draft).length > 0;
  useStoreInterruptedDraft({ draft: fields.draft, before }, isChanged);
  const acceptTheirs = () => {
    if (!theirs) return;
    setBefore(theirs);
    fields.restart(draftOf(theirs));
    forgetTheirs();
  };
  const showsClip = fields.draft.videoUrl === draftOf(before).videoUrl;
  const failure = theirs ? (
    <EditConflict
      theirChanges={changedFields(draftOf(before), draftOf(theirs)).map((field) => texts.fields[field])}
      onSaveMine={() => save.mutate({ draft: fields.draft, version: theirs.version })}
      onAcceptTheirs={acceptTheirs}
    />
  ) : save.isError && saveProblemOf(save.error) === null ? (
    <Notice onDismiss={save.reset}>{failureOrOutageText(save.error, words.updateFailed)}</Notice>
  ) : save.isSuccess ? (
    <Notice tone="note">{words.updated}</Notice>
  ) : null;
  return (
    <TemplateForm
      key={before.version}
      fields={fields}
      types={templateTypes}
      preparedUrl={showsClip && template.status === 'ready' ? template.videoUrl : null}
      preparation={showsClip ? <Preparation template={template} /> : null}
      consent={showsClip ? before.consent : null}
      isChanged={isChanged}
      saveLabel={words.saveChanges}
      isSaving={save.isPending || save.isSuccess}
      failure={failure}
      onSave={(draft) => save.mutate({ draft, version: before.version })}
      onCancel={onDone}
    />
  );
}

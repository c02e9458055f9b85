import { useEffect, useEffectEvent, useState } from 'react';
import type { Category } from '#contract/calls/categories.ts';
import { failureOrOutageText } from '../../lib/failure-text.ts';
import { fieldProblemOf } from '../../lib/field-problem.ts';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { Notice } from '../../ui/notice.tsx';
import { categoryDraftOf, changedFields, emptyCategory } from './category-draft.ts';
import { CategoryForm } from './form/category-form.tsx';
import { useCategoryForm } from './form/use-category-form.ts';
import { texts } from './texts.ts';
import { useInterruptedForm } from './use-interrupted-form.ts';
import { useSaveCategory } from './use-save-category.ts';

type CategoryEditorProps = {
  /** Null for a new category. */
  category: Category | null;
  /** Called after saving, and on Cancel. */
  onDone: () => void;
};

/** The form of a category, with the result of saving it. */
export function CategoryEditor({ category, onDone }: CategoryEditorProps) {
  const { interrupted, watch } = useInterruptedForm(category);
  /** The initial values of the form; for a restored form, with the version of that time. */
  const [before, setBefore] = useState(interrupted?.before ?? category);
  const start = before ? categoryDraftOf(before) : emptyCategory;
  const fields = useCategoryForm(interrupted?.draft ?? start);
  const { save, theirs, forgetTheirs } = useSaveCategory(before?.id ?? null, {
    onRefused: fields.showServerProblem,
  });
  const finish = useEffectEvent(onDone);
  // In an effect, so that `isChanged` is false by then: otherwise leaving would need a confirmation.
  useEffect(() => {
    if (save.isSuccess) finish();
  }, [save.isSuccess]);
  const isChanged = !save.isSuccess && changedFields(start, fields.draft).length > 0;
  useEffect(() => watch(isChanged ? { before, draft: fields.draft } : null));
  const acceptTheirs = (latest: Category) => {
    setBefore(latest);
    fields.restart(categoryDraftOf(latest));
    forgetTheirs();
  };
  const failure =
    theirs && before ? (
      <EditConflict
        theirChanges={changedFields(categoryDraftOf(before), categoryDraftOf(theirs))}
        onSaveMine={() => save.mutate({ draft: fields.draft, version: theirs.version })}
        onAcceptTheirs={() => acceptTheirs(theirs)}
      />
    ) : save.isError && fieldProblemOf(save.error) === null ? (
      <Notice onDismiss={save.reset}>{failureOrOutageText(save.error, texts.form.saveFailed)}</Notice>
    ) : null;
  return (
    <CategoryForm
      fields={fields}
      isChanged={isChanged}
      isSaving={save.isPending || save.isSuccess}
      failure={failure}
      onSave={(draft) => save.mutate({ draft, ...(before ? { version: before.version } : {}) })}
      onCancel={onDone}
    />
  );
}

import { useEffect, useEffectEvent, useState, useRef } from 'react';
import type { Category } from '#contract/calls/categories.ts';
import { failureTextOf, fieldProblemOf } from '../../lib/field-problem.ts';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { Notice } from '../../ui/notice.tsx';
import { categoryDraftOf, changedParts, emptyCategory, type CategoryDraft } from './category-draft.ts';
import { CategoryForm } from './form/category-form.tsx';
import { useCategoryForm } from './form/use-category-form.ts';
import { texts } from './texts.ts';
import { useSaveCategory } from './use-save-category.ts';
import { onSessionExpired } from '../../lib/session.ts';

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
  const isChanged = !save.isSuccess && changedParts(start, fields.draft).length > 0;
  useEffect(() => watch(isChanged ? { before, draft: fields.draft } : null));
  const takeTheirs = (latest: Category) => {
    setBefore(latest);
    fields.restart(categoryDraftOf(latest));
    forgetTheirs();
  };
  const failure =
    theirs && before ? (
      <EditConflict
        theirChanges={changedParts(categoryDraftOf(before), categoryDraftOf(theirs))}
        onSaveMine={() => save.mutate({ draft: fields.draft, version: theirs.version })}
        onTakeTheirs={() => takeTheirs(theirs)}
      />
    ) : save.isError && fieldProblemOf(save.error) === null ? (
      <Notice onDismiss={save.reset}>{failureTextOf(save.error, texts.form.saveFailed)}</Notice>
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

/** The values typed before the session ended, returned once; the watched form is stored when the session ends. */
function useInterruptedForm(category: Category | null) {
  const [interrupted] = useState(() => findInterruptedForm(category?.id ?? null));
  const latest = useRef<InterruptedForm | null>(null);
  useEffect(() => {
    forgetInterruptedForm();
    // Signing out on purpose leaves nothing behind.
    return onSessionExpired(() => {
      if (latest.current) storeInterruptedForm(latest.current);
    });
  }, []);
  const watch = (form: InterruptedForm | null) => {
    latest.current = form;
  };
  return { interrupted, watch };
}

/** A form whose session ended: its initial values, null for a new category, and the typed values. */
type InterruptedForm = { before: Category | null; draft: CategoryDraft };

const memoryKey = 'hookline.categoryForm';

/** Stores a form in this tab, replacing the previous form. */
function storeInterruptedForm(form: InterruptedForm): void {
  try {
    sessionStorage.setItem(memoryKey, JSON.stringify(form));
  } catch {
    // A form that is too large for the tab's storage is lost; the sign-in page must open nevertheless.
  }
}

/** The stored form of this category; null if it belongs to another category. */
function findInterruptedForm(categoryId: string | null): InterruptedForm | null {
  const stored = JSON.parse(sessionStorage.getItem(memoryKey) ?? 'null') as InterruptedForm | null;
  return stored && (stored.before?.id ?? null) === categoryId ? stored : null;
}

const forgetInterruptedForm = (): void => sessionStorage.removeItem(memoryKey);

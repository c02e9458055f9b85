import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addCategory, editCategory, readCategory, type Category } from '#contract/calls/categories.ts';
import type { FieldProblem } from '#contract/template-rules.ts';
import { call } from '../../lib/call.ts';
import { fieldProblemOf } from '../../lib/field-problem.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useEditConflict } from '../../lib/use-edit-conflict.ts';
import { categoryBodyOf, type CategoryDraft } from './category-draft.ts';

type Saving = { draft: CategoryDraft; version?: number };
type Outcome = { onRefused: (problem: FieldProblem) => void };

/** Adds a category, or changes the category with this id; `theirs` is the version that another editor saved. */
export function useSaveCategory(categoryId: string | null, { onRefused }: Outcome) {
  const queryClient = useQueryClient();
  const { theirs, saveUnlessEdited, forgetTheirs } = useEditConflict<Category>(() =>
    call(readCategory, { params: { categoryId: categoryId! } }),
  );
  const save = useMutation({
    mutationFn: async ({ draft, version }: Saving): Promise<Category> => {
      const body = categoryBodyOf(draft);
      if (categoryId === null) return call(addCategory, { body });
      const change = { params: { categoryId }, body: { ...body, ...(version ? { version } : {}) } };
      return saveUnlessEdited(() => call(editCategory, change));
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryKeys.categories }),
    onError: (error) => {
      const problem = fieldProblemOf(error);
      if (problem !== null) onRefused(problem);
    },
  });
  const goOnEditing = () => {
    forgetTheirs();
    save.reset();
  };
  return { save, theirs, forgetTheirs: goOnEditing };
}

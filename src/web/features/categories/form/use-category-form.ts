import { useState } from 'react';
import type { FieldProblem } from '#contract/template-rules.ts';
import {
  emptySubcategory,
  findCategoryProblems,
  type CategoryDraft,
  type CategoryProblems,
  type SubcategoryDraft,
} from '../category-draft.ts';

export type CategoryFields = ReturnType<typeof useCategoryForm>;

/** The typed values and their problems; the problems disappear with the next change. */
export function useCategoryForm(initial: CategoryDraft) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<CategoryProblems>({});
  /** Counts refused attempts to save. */
  const [failedAttempts, setFailedAttempts] = useState(0);

  const change = (values: Partial<CategoryDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setProblems({});
  };
  const changeList = (alter: (subcategories: SubcategoryDraft[]) => SubcategoryDraft[]) => {
    setDraft((before) => ({ ...before, subcategories: alter(before.subcategories) }));
    setProblems({});
  };
  const show = (found: CategoryProblems) => {
    setProblems(found);
    setFailedAttempts((count) => count + 1);
  };
  return {
    draft,
    problems,
    failedAttempts,
    change,
    addSubcategory: () => changeList((list) => [...list, emptySubcategory()]),
    changeSubcategory: (key: string, values: Partial<SubcategoryDraft>) =>
      changeList((list) => list.map((one) => (one.key === key ? { ...one, ...values } : one))),
    removeSubcategory: (key: string) => changeList((list) => list.filter((one) => one.key !== key)),
    /** Shows the problems; true if the form can be saved. */
    validate: (): boolean => {
      const found = findCategoryProblems(draft);
      const isFine = Object.keys(found).length === 0;
      if (!isFine) show(found);
      return isFine;
    },
    showServerProblem: ({ field, text }: FieldProblem) => show({ [field]: text }),
    restart: (values: CategoryDraft) => {
      setDraft(values);
      setProblems({});
    },
  };
}

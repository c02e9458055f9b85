import { countTemplatesOf, lockCategory, removeCategory } from '../../db/categories.ts';
import { AppError } from '../../errors.ts';
import { requireEditor, type EditorDeps } from '../content/require-editor.ts';

/** Removes a category with its subcategories; throws if templates still use it. */
export async function deleteCategory(
  deps: EditorDeps,
  input: { userId: string; categoryId: string },
): Promise<void> {
  await requireEditor(deps, input.userId);
  await deps.database.transaction().execute(async (transaction) => {
    if (!(await lockCategory(transaction, input.categoryId))) {
      throw new AppError('not_found', 'Unknown category');
    }
    const templates = await countTemplatesOf(transaction, input.categoryId);
    if (templates > 0) {
      const who = templates === 1 ? 'One template belongs' : `${templates} templates belong`;
      throw new AppError('category_in_use', `${who} to this category. Move or delete them first.`, {
        templates,
      });
    }
    await removeCategory(transaction, input.categoryId);
  });
}

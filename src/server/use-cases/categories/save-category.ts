import type { Category, CategoryBody } from '#contract/calls/categories.ts';
import {
  insertCategory,
  isCategoryNameTaken,
  lockCategory,
  lockCategoryNames,
  readSubcategoryRows,
  replaceSubcategories,
  updateCategory,
  type CategoryValues,
} from '../../db/categories.ts';
import type { Connection } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { JsonObject } from '#contract/json-object.ts';
import { refuseOlderVersion } from '../content/refuse-older-version.ts';
import { requireEditor } from '../content/require-editor.ts';
import { checkCategoryForm, readSubcategoryForms } from './category-form.ts';
import { chooseThumbnail, type ThumbnailDeps } from './choose-thumbnail.ts';
import { getCategory } from './read-categories.ts';

export type SaveDeps = ThumbnailDeps;

export async function addCategory(
  deps: SaveDeps,
  input: { userId: string; form: CategoryBody },
): Promise<Category> {
  const { form } = input;
  const values = await readValues(deps, input);
  return deps.database.transaction().execute(async (transaction) => {
    const id = crypto.randomUUID();
    await lockCategoryNames(transaction);
    await refuseTakenName(transaction, values.name, id);
    await insertCategory(transaction, id, values);
    const subcategories = await readSubcategoryForms(transaction, form.subcategories, []);
    await replaceSubcategories(transaction, id, subcategories);
    return getCategory(deps, transaction, id);
  });
}

/** Replaces a category. Throws `edited_meanwhile` instead of overwriting a concurrent change. */
export async function editCategory(
  deps: SaveDeps,
  input: { userId: string; categoryId: string; form: CategoryBody; version: number | undefined },
): Promise<Category> {
  const { categoryId, form, version } = input;
  await requireEditor(deps, input.userId);
  const before = await getCategory(deps, deps.database, categoryId);
  refuseOlderVersion('category', version, before.version);
  const values = await readValues(deps, input);
  return deps.database.transaction().execute(async (transaction) => {
    await lockCategoryNames(transaction);
    const row = await lockCategory(transaction, categoryId);
    if (!row) throw new AppError('not_found', 'Unknown category');
    refuseOlderVersion('category', version, row.version);
    // Categories that shared a name before this check existed can still be edited.
    if (values.name !== row.name) await refuseTakenName(transaction, values.name, categoryId);
    const present = await readSubcategoryRows(transaction, categoryId);
    await replaceSubcategories(
      transaction,
      categoryId,
      await readSubcategoryForms(transaction, form.subcategories, present),
    );
    await updateCategory(transaction, categoryId, values);
    return getCategory(deps, transaction, categoryId);
  });
}

async function refuseTakenName(connection: Connection, name: string, categoryId: string): Promise<void> {
  if (await isCategoryNameTaken(connection, name, categoryId)) {
    throw new AppError('invalid_request', 'Another category has this name already', { field: 'name' });
  }
}

/** Outside the transaction, because a thumbnail may have to be fetched from the web. */
async function readValues(
  deps: SaveDeps,
  { userId, form }: { userId: string; form: CategoryBody },
): Promise<CategoryValues> {
  await requireEditor(deps, userId);
  checkCategoryForm(form);
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    thumbnailFileId: await chooseThumbnail(deps, { userId, address: form.thumbnail?.trim() ?? '' }),
    metadata: form.metadata as JsonObject,
  };
}

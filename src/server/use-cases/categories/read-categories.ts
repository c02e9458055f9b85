import type { Category } from '#contract/calls/categories.ts';
import { findCategoryRow, readCategoryRows, readSubcategoryRows } from '../../db/categories.ts';
import type { Connection, Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { describeCategory } from './describe-category.ts';

/** All categories by name, with their subcategories. */
export async function readCategories(deps: { database: Database; storage: Storage }): Promise<Category[]> {
  const rows = await readCategoryRows(deps.database);
  const subcategories = Map.groupBy(await readSubcategoryRows(deps.database, null), (row) => row.category_id);
  return rows.map((row) => describeCategory(deps, row, subcategories.get(row.id) ?? []));
}

/** Throws `not_found`. */
export async function getCategory(
  deps: { storage: Storage },
  connection: Connection,
  categoryId: string,
): Promise<Category> {
  const row = await findCategoryRow(connection, categoryId);
  if (!row) throw new AppError('not_found', 'Unknown category');
  return describeCategory(deps, row, await readSubcategoryRows(connection, categoryId));
}

import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { contentFileStatus, type ContentFileStatus } from './content-files.ts';
import type { Connection } from './database.ts';
import type { SubcategoriesTable } from './content-tables.ts';
import type { StoredMedia } from './video-tables.ts';

type Metadata = Record<string, unknown>;

export type SubcategoryRow = Omit<SubcategoriesTable, 'metadata'> & {
  metadata: Metadata;
  file_key: string | null;
  file_status: ContentFileStatus | null;
  file_progress: number | null;
  file_error_code: ErrorCode | null;
  media: StoredMedia | null;
};
export type CategoryRow = {
  id: string;
  name: string;
  description: string;
  thumbnail_file_id: string | null;
  thumbnail_key: string | null;
  metadata: Metadata;
  version: number;
  created_at: Date;
  updated_at: Date;
  template_count: number;
};

const categoryColumns = sql`
  category.id, category.name, category.description, category.thumbnail_file_id,
  thumbnail.storage_key as thumbnail_key, category.metadata, category.version, category.created_at,
  category.updated_at,
  (
    select count(*)::int from templates where category_id = category.id and deleted_at is null
  ) as template_count
  from categories category left join content_files thumbnail on thumbnail.id = category.thumbnail_file_id
`;

export async function readCategoryRows(connection: Connection): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${categoryColumns} order by lower(category.name), category.id
  `.execute(connection);
  return rows;
}

export async function findCategoryRow(
  connection: Connection,
  categoryId: string,
): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    select ${categoryColumns} where category.id = ${categoryId}
  `.execute(connection);
  return rows[0];
}

/** Locks the category and its subcategories until the transaction ends. */
export async function lockCategory(
  connection: Connection,
  categoryId: string,
): Promise<CategoryRow | undefined> {
  await sql`select 1 from categories where id = ${categoryId} for update`.execute(connection);
  return findCategoryRow(connection, categoryId);
}

/**
 * Locks the names of all categories until the transaction ends. Always taken before the lock of a single one, never
 * after.
 */
export async function lockCategoryNames(connection: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category names', 0))`.execute(connection);
}

/** Whether another category has this name, ignoring case and spaces. */
export async function isCategoryNameTaken(
  connection: Connection,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const spelled = (text: RawBuilder<unknown>) => sql`lower(regexp_replace(trim(${text}), '\\s+', ' ', 'g'))`;
  const { rows } = await sql`
    select 1 from categories where ${spelled(sql`name`)} = ${spelled(sql`${name}::text`)} and id <> ${exceptId}
  `.execute(connection);
  return rows.length > 0;
}

/** The subcategories of one category or of all, in order. */
export async function readSubcategoryRows(
  connection: Connection,
  categoryId: string | null,
): Promise<SubcategoryRow[]> {
  const { rows } = await sql<SubcategoryRow>`
    select subcategory.*, file.storage_key as file_key, ${contentFileStatus('file', 'task')} as file_status,
      task.progress as file_progress, task.error_code as file_error_code, file.media
    from subcategories subcategory left join content_files file on file.id = subcategory.reference_file_id
      left join tasks task on task.id = file.task_id
    where ${categoryId}::text is null or subcategory.category_id = ${categoryId}
    order by subcategory.category_id, subcategory.position, subcategory.id
  `.execute(connection);
  return rows;
}

export type CategoryValues = {
  name: string;
  description: string;
  thumbnailFileId: string | null;
  metadata: Metadata;
};

const toColumns = (values: CategoryValues) => ({
  name: values.name,
  description: values.description,
  thumbnail_file_id: values.thumbnailFileId,
  metadata: JSON.stringify(values.metadata),
});

export async function insertCategory(
  connection: Connection,
  id: string,
  values: CategoryValues,
): Promise<void> {
  await connection
    .insertInto('categories')
    .values({ id, ...toColumns(values) })
    .execute();
}

export async function updateCategory(
  connection: Connection,
  id: string,
  values: CategoryValues,
): Promise<void> {
  await connection.updateTable('categories').set(toColumns(values)).where('id', '=', id).execute();
  await markCategoryChanged(connection, id);
}

export async function markCategoryChanged(connection: Connection, id: string): Promise<void> {
  await connection
    .updateTable('categories')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export type SubcategoryValues = Omit<SubcategoriesTable, 'metadata' | 'category_id'> & { metadata: Metadata };

/** Replaces a category's subcategories: those missing from the list are removed. */
export async function replaceSubcategories(
  connection: Connection,
  categoryId: string,
  subcategories: readonly SubcategoryValues[],
): Promise<void> {
  await connection.deleteFrom('subcategories').where('category_id', '=', categoryId).execute();
  if (subcategories.length === 0) return;
  await connection
    .insertInto('subcategories')
    .values(
      subcategories.map((subcategory) => ({
        ...subcategory,
        category_id: categoryId,
        metadata: JSON.stringify(subcategory.metadata),
      })),
    )
    .execute();
}

/** Sets a subcategory's reference video; the subcategory is created if no other has this name. Returns its id. */
export async function setReferenceVideo(
  connection: Connection,
  subcategory: { id: string; categoryId: string; name: string; description: string; fileId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into subcategories (id, category_id, position, name, description, reference_file_id)
    values (
      ${subcategory.id}, ${subcategory.categoryId},
      (select count(*) from subcategories where category_id = ${subcategory.categoryId}),
      ${subcategory.name}, ${subcategory.description}, ${subcategory.fileId}
    )
    on conflict (category_id, lower(name)) do update set
      reference_file_id = excluded.reference_file_id,
      reference_address = null,
      description = case when excluded.description = '' then subcategories.description
        else excluded.description end
    returning id
  `.execute(connection);
  return rows[0]!.id;
}

/** The number of its templates, except deleted ones. */
export async function countTemplatesOf(connection: Connection, categoryId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from templates where category_id = ${categoryId} and deleted_at is null
  `.execute(connection);
  return rows[0]!.count;
}

/** Deleted templates remain for the hooks made with them, but no longer need a category. */
export async function removeCategory(connection: Connection, categoryId: string): Promise<void> {
  await sql`
    update templates set category_id = null where category_id = ${categoryId} and deleted_at is not null
  `.execute(connection);
  await connection.deleteFrom('categories').where('id', '=', categoryId).execute();
}

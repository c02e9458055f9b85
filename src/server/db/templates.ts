import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { contentFileStatus, type ContentFileStatus } from './content-files.ts';
import type { Connection } from './database.ts';
import type { StoredVerdict, TemplatesTable } from './content-tables.ts';
import type { StoredMedia, UploadFacts } from './video-tables.ts';

/** A template with its files, its category and the person who gave consent. */
export type TemplateRow = {
  id: string;
  name: string;
  description: string;
  category_id: string | null;
  category_name: string | null;
  type: TemplatesTable['type'];
  video_file_id: string | null;
  thumbnail_file_id: string | null;
  thumbnail_key: string | null;
  industries: string[];
  tags: string[];
  aspect_ratio: string;
  recommended_seconds: number;
  is_active: boolean;
  voice: TemplatesTable['voice'];
  voice_preview_url: string | null;
  speech: TemplateDetails['ttsPayload'];
  external_endpoint: string | null;
  external_payload: string | null;
  external_base_url: string | null;
  editable_regions: TemplateDetails['editableRegions'];
  consent_at: Date | null;
  consent_name: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  video_key: string | null;
  video_facts: UploadFacts | null;
  video_status: ContentFileStatus | null;
  video_progress: number | null;
  video_error_code: ErrorCode | null;
  media: StoredMedia | null;
  verdict: StoredVerdict | null;
  analysis_key: string | null;
};

const columns = sql`
  template.id, template.name, template.description, template.category_id, category.name as category_name,
  template.type, template.video_file_id, template.thumbnail_file_id, thumbnail.storage_key as thumbnail_key,
  template.industries, template.tags, template.aspect_ratio, template.recommended_seconds, template.is_active,
  template.voice, template.voice_preview_url, template.speech, template.external_endpoint,
  template.external_payload, template.external_base_url, template.editable_regions, template.consent_at,
  keeper.name as consent_name, template.version, template.created_at, template.updated_at,
  video.storage_key as video_key, video.facts as video_facts, ${contentFileStatus('video', 'video_task')} as video_status,
  video_task.progress as video_progress, video_task.error_code as video_error_code, video.media, video.verdict,
  video.analysis_key
`;

const joined = sql`
  templates template
  left join categories category on category.id = template.category_id
  left join content_files video on video.id = template.video_file_id
  left join tasks video_task on video_task.id = video.task_id
  left join content_files thumbnail on thumbnail.id = template.thumbnail_file_id
  left join users keeper on keeper.id = template.consent_by
`;

export type TemplateFilter = {
  type?: string | undefined;
  categoryId?: string | undefined;
  industry?: string | undefined;
  tag?: string | undefined;
  text?: string | undefined;
  isActive?: boolean | undefined;
  /** Active, with a ready clip and consent. */
  isUsable?: boolean | undefined;
};

const isUsable = sql`(template.is_active and template.consent_at is not null and exists (
  select 1 from content_files video left join tasks video_task on video_task.id = video.task_id
  where video.id = template.video_file_id and ${contentFileStatus('video', 'video_task')} = 'ready'
))`;

function conditionsOf(filter: TemplateFilter): RawBuilder<unknown> {
  const conditions = [sql`template.deleted_at is null`];
  if (filter.type !== undefined) conditions.push(sql`template.type = ${filter.type}`);
  if (filter.categoryId !== undefined) conditions.push(sql`template.category_id = ${filter.categoryId}`);
  if (filter.isActive !== undefined) conditions.push(sql`template.is_active = ${filter.isActive}`);
  if (filter.isUsable !== undefined) conditions.push(sql`${isUsable} = ${filter.isUsable}`);
  for (const [column, word] of [
    ['industries', filter.industry],
    ['tags', filter.tag],
  ] as const) {
    if (word === undefined) continue;
    conditions.push(sql`exists (
      select 1 from unnest(${sql.ref(`template.${column}`)}) word where lower(word) = lower(${word.trim()})
    )`);
  }
  const text = filter.text?.trim();
  if (text) {
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`(
      template.name ilike ${pattern} or template.description ilike ${pattern}
      or array_to_string(template.tags, ' ') ilike ${pattern}
    )`);
  }
  return sql.join(conditions, sql` and `);
}

/** A page of the templates, newest first, and the total. */
export async function readTemplatePage(
  connection: Connection,
  filter: TemplateFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: TemplateRow[]; totalCount: number }> {
  const conditions = conditionsOf(filter);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from templates template where ${conditions}
  `.execute(connection);
  const totalCount = counted.rows[0]!.count;
  if (page.limit === 0 || page.offset >= totalCount) return { rows: [], totalCount };
  // Only the page's rows are joined: the skipped rows would cost as much as the page.
  const { rows } = await sql<TemplateRow>`
    select ${columns} from ${joined}
    where template.id in (
      select template.id from templates template where ${conditions}
      order by template.created_at desc, template.id limit ${page.limit} offset ${page.offset}
    )
    order by template.created_at desc, template.id
  `.execute(connection);
  return { rows, totalCount };
}

/** Optionally including deleted ones: a hook in progress may still need its clip. */
export async function findTemplateRow(
  connection: Connection,
  templateId: string,
  options: { includeDeleted?: boolean } = {},
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from ${joined}
    where template.id = ${templateId} and (template.deleted_at is null or ${options.includeDeleted ?? false})
  `.execute(connection);
  return rows[0];
}

/** Locks the template until the transaction ends. */
export async function lockTemplate(
  connection: Connection,
  templateId: string,
): Promise<TemplateRow | undefined> {
  await sql`select 1 from templates where id = ${templateId} for update`.execute(connection);
  return findTemplateRow(connection, templateId);
}

export type TemplateValues = Pick<
  TemplatesTable,
  | 'name'
  | 'description'
  | 'category_id'
  | 'type'
  | 'video_file_id'
  | 'thumbnail_file_id'
  | 'industries'
  | 'tags'
  | 'aspect_ratio'
  | 'recommended_seconds'
  | 'is_active'
  | 'voice'
  | 'voice_preview_url'
  | 'external_endpoint'
  | 'external_payload'
  | 'external_base_url'
  | 'consent_by'
  | 'consent_at'
> & { speech: string | null; editable_regions: string };

export async function insertTemplate(
  connection: Connection,
  template: TemplateValues & { id: string; updated_by: string },
): Promise<void> {
  await connection.insertInto('templates').values(template).execute();
}

export async function updateTemplate(
  connection: Connection,
  templateId: string,
  values: Partial<TemplateValues> & { updated_by: string },
): Promise<void> {
  await connection
    .updateTable('templates')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', templateId)
    .execute();
}

/** True for the one caller that deleted it. */
export async function markTemplateDeleted(connection: Connection, templateId: string): Promise<boolean> {
  const deleted = await connection
    .updateTable('templates')
    .set({ deleted_at: new Date(), is_active: false })
    .where('id', '=', templateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

/** Names by id, including deleted templates: hooks outlive them. */
export async function readTemplateNames(
  connection: Connection,
  templateIds: readonly string[],
): Promise<Map<string, string>> {
  if (templateIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('templates')
    .select(['id', 'name'])
    .where('id', 'in', templateIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

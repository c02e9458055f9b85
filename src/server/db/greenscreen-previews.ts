import { sql } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import type { GreenscreenParts, StoredPreview } from './greenscreen-tables.ts';

const previewsWithTask = (connection: Connection) =>
  connection
    .selectFrom('greenscreen_previews')
    .leftJoin('tasks', 'tasks.id', 'greenscreen_previews.task_id')
    .select([
      'greenscreen_previews.id',
      'greenscreen_previews.user_id',
      'greenscreen_previews.clip_id',
      'greenscreen_previews.parts',
      'greenscreen_previews.task_id',
      'greenscreen_previews.stored',
      'tasks.status',
      'tasks.progress',
      'tasks.error_code',
    ]);

/** For the job, which has no user. */
export const findPreview = (connection: Connection, previewId: string) =>
  previewsWithTask(connection).where('greenscreen_previews.id', '=', previewId).executeTakeFirst();

export const findOwnPreview = (connection: Connection, userId: string, previewId: string) =>
  previewsWithTask(connection)
    .where('greenscreen_previews.user_id', '=', userId)
    .where('greenscreen_previews.id', '=', previewId)
    .executeTakeFirst();

/** An existing preview counts as new, because it was requested again. */
export async function insertPreview(
  connection: Connection,
  preview: { id: string; userId: string; clipId: string; parts: GreenscreenParts },
): Promise<void> {
  await connection
    .insertInto('greenscreen_previews')
    .values({
      id: preview.id,
      user_id: preview.userId,
      clip_id: preview.clipId,
      parts: JSON.stringify(preview.parts),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: sql<Date>`now()` }))
    .execute();
}

export async function setPreviewTask(
  connection: Connection,
  previewId: string,
  taskId: string,
): Promise<void> {
  await connection
    .updateTable('greenscreen_previews')
    .set({ task_id: taskId })
    .where('id', '=', previewId)
    .execute();
}

export async function storePreview(
  connection: Connection,
  previewId: string,
  stored: StoredPreview,
): Promise<void> {
  await connection
    .updateTable('greenscreen_previews')
    .set({ stored: JSON.stringify(stored) })
    .where('id', '=', previewId)
    .execute();
}

/** The active tasks of this clip's other previews. */
export async function readTasksOfOtherPreviews(
  connection: Connection,
  preview: { id: string; clipId: string },
): Promise<string[]> {
  const rows = await connection
    .selectFrom('greenscreen_previews')
    .innerJoin('tasks', 'tasks.id', 'greenscreen_previews.task_id')
    .select('tasks.id')
    .where('greenscreen_previews.clip_id', '=', preview.clipId)
    .where('greenscreen_previews.id', '!=', preview.id)
    .where('tasks.status', 'in', activeStatuses)
    .orderBy('tasks.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a user's previews beyond the newest ones that are not in progress; their files are removed as orphans. */
export async function deleteOldPreviews(connection: Connection, userId: string, kept: number): Promise<void> {
  await sql`
    delete from greenscreen_previews where id in (
      select preview.id from greenscreen_previews preview left join tasks on tasks.id = preview.task_id
      where preview.user_id = ${userId}
        and (tasks.status is null or tasks.status not in (${sql.join(activeStatuses)}))
      order by preview.created_at desc offset ${kept}
    )
  `.execute(connection);
}

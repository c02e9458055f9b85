import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import { partColumns, partOfRow } from './video-parts.ts';

export type UnfinishedRow = Awaited<ReturnType<typeof readUnfinishedVideoRows>>[number];

/**
 * Videos with active work, then, newest first, abandoned ones: with a hook that no later video uses, with a product, or
 * with a hook that failed within a day, which the owner may not have seen; of other kinds, those that failed or were
 * cancelled within a day and whose clip or storyboard no later video uses.
 */
export async function readUnfinishedVideoRows(connection: Connection, userId: string, limit: number) {
  const rows = await connection
    .selectFrom('videos')
    .leftJoin('tasks', 'tasks.id', 'videos.task_id')
    .leftJoin('video_parts as hook_part', (join) =>
      join.onRef('hook_part.video_id', '=', 'videos.id').on('hook_part.role', '=', 'hook'),
    )
    .leftJoin('hooks', 'hooks.id', 'hook_part.media_id')
    .leftJoin('media', 'media.id', 'hooks.id')
    .leftJoin('tasks as hook_task', 'hook_task.id', 'media.task_id')
    .select((eb) => [
      'videos.id',
      'videos.kind',
      'videos.title',
      'videos.created_at',
      'tasks.status',
      'tasks.stage',
      'tasks.progress',
      'hooks.id as hook_id',
      'hook_task.status as hook_status',
      'hook_task.progress as hook_progress',
      'hooks.text as hook_text',
      'hooks.template_id as hook_template_id',
      'media.stored as hook_clip',
      jsonArrayFrom(
        eb.selectFrom('video_parts as part').select(partColumns).whereRef('part.video_id', '=', 'videos.id'),
      ).as('parts'),
      sql<boolean>`coalesce(tasks.status in (${sql.join(activeStatuses)}), false)
        or coalesce(hook_task.status in (${sql.join(activeStatuses)}), false)`.as('is_working'),
    ])
    .where('videos.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('tasks.status', 'in', activeStatuses),
        eb('hook_task.status', 'in', activeStatuses),
        eb.and([
          eb.not(
            eb.exists(
              eb
                .selectFrom('video_outputs')
                .select('video_outputs.video_id')
                .whereRef('video_outputs.video_id', '=', 'videos.id'),
            ),
          ),
          eb.or([
            // For creators without steps: it can be retried with the same parts.
            eb.and([
              eb('videos.kind', '!=', 'ugc'),
              eb('tasks.status', 'in', ['failed', 'cancelled']),
              eb('tasks.ended_at', '>', sql<Date>`now() - interval '1 day'`),
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('video_parts as clip')
                    .innerJoin('video_parts as later_clip', 'later_clip.media_id', 'clip.media_id')
                    .innerJoin('videos as later', 'later.id', 'later_clip.video_id')
                    .select('later.id')
                    .whereRef('clip.video_id', '=', 'videos.id')
                    .where('clip.role', '=', 'clip')
                    .where('later_clip.role', '=', 'clip')
                    .whereRef('later.created_at', '>', 'videos.created_at'),
                ),
              ),
              sql<boolean>`not exists (
                select 1 from video_parts story
                  join video_parts later_story on later_story.role = 'story'
                    and later_story.settings ->> 'storyboardId' = story.settings ->> 'storyboardId'
                  join videos later on later.id = later_story.video_id
                where story.video_id = videos.id and story.role = 'story' and later.created_at > videos.created_at
              )`,
            ]),
            eb.exists(
              eb
                .selectFrom('video_parts as product')
                .select('product.video_id')
                .whereRef('product.video_id', '=', 'videos.id')
                .where('product.role', '=', 'product'),
            ),
            eb.and([
              eb('hook_task.status', '=', 'failed'),
              eb('hook_task.ended_at', '>', sql<Date>`now() - interval '1 day'`),
            ]),
            eb.and([
              eb('hook_task.status', '=', 'completed'),
              eb('hooks.deleted_at', 'is', null),
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('videos as later')
                    .innerJoin('video_parts as later_part', 'later_part.video_id', 'later.id')
                    .select('later.id')
                    .whereRef('later_part.media_id', '=', 'hooks.id')
                    .whereRef('later.id', '!=', 'videos.id')
                    .whereRef('later.created_at', '>=', 'videos.created_at'),
                ),
              ),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('is_working', 'desc')
    .orderBy('videos.created_at', 'desc')
    .orderBy('videos.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, parts: row.parts.map(partOfRow) }));
}

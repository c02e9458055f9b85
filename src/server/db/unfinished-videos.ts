import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import { partColumns, partOfRow } from './video-parts.ts';

const active = sql.join(activeStatuses);
/** The video or its hook is being made. */
const isWorking = sql<boolean>`
  coalesce(tasks.status in (${active}), false) or coalesce(hook_task.status in (${active}), false)`;

const hasNoOutput = sql<boolean>`
  not exists (select 1 from video_outputs where video_outputs.video_id = videos.id)`;

const hasProduct = sql<boolean>`
  exists (select 1 from video_parts product where product.video_id = videos.id and product.role = 'product')`;

const hasRecentlyFailedHook = sql<boolean>`
  hook_task.status = 'failed' and hook_task.ended_at > now() - interval '1 day'`;

const hasHookWithoutLaterVideo = sql<boolean>`
  hook_task.status = 'completed' and hooks.deleted_at is null and not exists (
    select 1 from videos later join video_parts later_part on later_part.video_id = later.id
    where later_part.media_id = hooks.id and later.id <> videos.id and later.created_at >= videos.created_at
  )`;

const hasNoLaterVideoOfClip = sql<boolean>`
  not exists (
    select 1 from video_parts clip
      join video_parts later_clip on later_clip.media_id = clip.media_id and later_clip.role = 'clip'
      join videos later on later.id = later_clip.video_id
    where clip.video_id = videos.id and clip.role = 'clip' and later.created_at > videos.created_at
  )`;

const hasNoLaterVideoOfStoryboard = sql<boolean>`
  not exists (
    select 1 from video_parts story
      join video_parts later_story on later_story.role = 'story'
        and later_story.settings ->> 'storyboardId' = story.settings ->> 'storyboardId'
      join videos later on later.id = later_story.video_id
    where story.video_id = videos.id and story.role = 'story' and later.created_at > videos.created_at
  )`;

/** For creators without steps: the same parts can be tried again. */
const hasRecentlyEndedWithoutResult = sql<boolean>`
  videos.kind <> 'ugc' and tasks.status in ('failed', 'cancelled') and tasks.ended_at > now() - interval '1 day'
  and ${hasNoLaterVideoOfClip} and ${hasNoLaterVideoOfStoryboard}`;

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
      isWorking.as('is_working'),
    ])
    .where('videos.user_id', '=', userId)
    .where(
      sql<boolean>`((${isWorking}) or ${hasNoOutput} and (
        (${hasRecentlyEndedWithoutResult})
        or ${hasProduct}
        or (${hasRecentlyFailedHook})
        or (${hasHookWithoutLaterVideo})
      ))`,
    )
    .orderBy('is_working', 'desc')
    .orderBy('videos.created_at', 'desc')
    .orderBy('videos.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, parts: row.parts.map(partOfRow) }));
}

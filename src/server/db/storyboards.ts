import { sql } from 'kysely';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import type { StoryStyle } from '#contract/stories.ts';
import type { Connection } from './database.ts';

const storyboardsWithTask = (connection: Connection) =>
  connection
    .selectFrom('storyboards')
    .innerJoin('stories', 'stories.id', 'storyboards.story_id')
    .leftJoin('tasks', 'tasks.id', 'storyboards.task_id')
    .select([
      'storyboards.id',
      'storyboards.story_id',
      'storyboards.user_id',
      'storyboards.style',
      'storyboards.recipe',
      'storyboards.settings',
      'storyboards.task_id',
      'storyboards.paid_at',
      'storyboards.created_at',
      'stories.title',
      'tasks.status',
      'tasks.error_code',
    ]);

export type StoryboardRow = NonNullable<Awaited<ReturnType<typeof findOwnStoryboard>>>;

export const findOwnStoryboard = (connection: Connection, userId: string, storyboardId: string) =>
  storyboardsWithTask(connection)
    .where('storyboards.user_id', '=', userId)
    .where('storyboards.id', '=', storyboardId)
    .executeTakeFirst();

/** Most recently requested first. */
export const readStoryboards = (connection: Connection, storyId: string) =>
  storyboardsWithTask(connection)
    .where('storyboards.story_id', '=', storyId)
    .orderBy('storyboards.requested_at', 'desc')
    .execute();

export async function insertStoryboard(
  connection: Connection,
  storyboard: {
    id: string;
    storyId: string;
    userId: string;
    style: StoryStyle;
    recipe: string;
    settings: StoryboardSettings;
  },
): Promise<void> {
  const { id, storyId, userId, style, recipe, settings } = storyboard;
  await connection
    .insertInto('storyboards')
    .values({ id, story_id: storyId, user_id: userId, style, recipe, settings: JSON.stringify(settings) })
    .execute();
}

/** Records another request; without a task nothing had to be drawn. */
export async function recordStoryboardRequest(
  connection: Connection,
  storyboardId: string,
  taskId: string | null,
): Promise<void> {
  await connection
    .updateTable('storyboards')
    .set({ ...(taskId === null ? {} : { task_id: taskId }), requested_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', storyboardId)
    .execute();
}

export async function markStoryboardPaid(connection: Connection, storyboardId: string): Promise<void> {
  await connection
    .updateTable('storyboards')
    .set({ paid_at: sql<Date>`coalesce(paid_at, now())` })
    .where('id', '=', storyboardId)
    .execute();
}

export async function updateStoryboardSettings(
  connection: Connection,
  storyboardId: string,
  settings: StoryboardSettings,
): Promise<void> {
  await connection
    .updateTable('storyboards')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', storyboardId)
    .execute();
}

/**
 * Whether a frame or an asset failed in the last `windowSeconds` because the engine's circuit breaker was open, with no
 * success since.
 */
export async function hasRecentPictureOutage(
  connection: Connection,
  windowSeconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ outage: boolean }>`
    select exists (
      select 1 from tasks failed
      where failed.kind in ('draw-frame', 'make-story-asset') and failed.status = 'failed'
        and failed.error_code = 'pictures_unavailable' and failed.ended_at > now() - make_interval(secs => ${windowSeconds})
        and not exists (
          select 1 from tasks drawn
          where drawn.kind in ('draw-frame', 'make-story-asset') and drawn.status = 'completed'
            and drawn.ended_at > failed.ended_at
        )
    ) as outage
  `.execute(connection);
  return rows[0]!.outage;
}

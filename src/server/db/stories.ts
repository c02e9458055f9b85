import { sql, type Transaction } from 'kysely';
import type { StoryStyle } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import type { StoryReading } from './story-tables.ts';
import type { Tables } from './tables.ts';

export async function insertStory(
  connection: Connection,
  story: {
    id: string;
    userId: string;
    title: string;
    narrative: string;
    style: StoryStyle;
    reading: StoryReading;
  },
): Promise<void> {
  const { id, userId, title, narrative, style, reading } = story;
  await connection
    .insertInto('stories')
    .values({ id, user_id: userId, title, narrative, style, reading: JSON.stringify(reading) })
    .execute();
}

const ownStory = (connection: Connection, userId: string, storyId: string) =>
  connection.selectFrom('stories').selectAll().where('user_id', '=', userId).where('id', '=', storyId);

export const findOwnStory = (connection: Connection, userId: string, storyId: string) =>
  ownStory(connection, userId, storyId).executeTakeFirst();

/** For the job, which has no user. */
export const findStory = (connection: Connection, storyId: string) =>
  connection.selectFrom('stories').selectAll().where('id', '=', storyId).executeTakeFirst();

/** Locks this story, its pictures and its storyboards until the transaction ends. */
export const lockOwnStory = (transaction: Transaction<Tables>, userId: string, storyId: string) =>
  ownStory(transaction, userId, storyId).forNoKeyUpdate().executeTakeFirst();

export type StoryRow = NonNullable<Awaited<ReturnType<typeof findOwnStory>>>;

/** The story was changed, or gets another style. */
export async function touchStory(
  connection: Connection,
  storyId: string,
  change: { style?: StoryStyle; version?: number },
): Promise<void> {
  await connection
    .updateTable('stories')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', storyId)
    .execute();
}

/** A user's latest stories, with their latest storyboards. */
export const readOwnStories = (connection: Connection, userId: string, limit: number) =>
  connection
    .selectFrom('stories')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('storyboards')
          .select('storyboards.id as storyboard_id')
          .whereRef('storyboards.story_id', '=', 'stories.id')
          .orderBy('storyboards.requested_at', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['stories.id', 'title', 'latest.storyboard_id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('stories.id')
    .limit(limit)
    .execute();

export const deleteStory = (connection: Connection, storyId: string) =>
  connection.deleteFrom('stories').where('id', '=', storyId).execute();

export type SceneRow = { id: string; scene: StoryScene };

export const readScenes = (connection: Connection, storyId: string): Promise<SceneRow[]> =>
  connection
    .selectFrom('story_scenes')
    .select(['id', 'scene'])
    .where('story_id', '=', storyId)
    .orderBy('position')
    .execute();

/** Replaces all scenes of a story. */
export async function writeScenes(
  connection: Connection,
  storyId: string,
  scenes: readonly SceneRow[],
): Promise<void> {
  await connection.deleteFrom('story_scenes').where('story_id', '=', storyId).execute();
  await connection
    .insertInto('story_scenes')
    .values(
      scenes.map(({ id, scene }, position) => ({
        id,
        story_id: storyId,
        position,
        scene: JSON.stringify(scene),
      })),
    )
    .execute();
}

/** Active tasks that draw a story's pictures: storyboards before their frames. */
export async function readTasksOfStory(connection: Connection, storyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks
    where status in (${sql.join(activeStatuses)}) and id in (
      select task_id from storyboards where story_id = ${storyId}
      union select task_id from story_assets where story_id = ${storyId}
      union select frame.task_id from story_frames frame
        join storyboards on storyboards.id = frame.storyboard_id where storyboards.story_id = ${storyId}
    )
    order by fan_in is null, id
  `.execute(connection);
  return rows.map(({ id }) => id);
}

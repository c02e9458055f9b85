import { sql } from 'kysely';
import type { Connection } from './database.ts';
import type { SceneFilm, StoredSceneClip } from './story-video-tables.ts';

export type NewVideoScene = {
  id: string;
  frameId: string;
  recipe: string;
  film: SceneFilm;
  taskId: string | null;
};

export async function insertVideoScenes(
  connection: Connection,
  videoId: string,
  scenes: readonly NewVideoScene[],
): Promise<void> {
  await connection
    .insertInto('story_video_scenes')
    .values(
      scenes.map(({ id, frameId, recipe, film, taskId }, position) => ({
        id,
        video_id: videoId,
        position,
        frame_id: frameId,
        recipe,
        film: JSON.stringify(film),
        task_id: taskId,
      })),
    )
    .execute();
}

/** The scenes of a video in order, each with its task and, if finished, its clip. */
export const readVideoScenes = (connection: Connection, videoId: string) =>
  connection
    .selectFrom('story_video_scenes as scene')
    .innerJoin('videos', 'videos.id', 'scene.video_id')
    .leftJoin('tasks', 'tasks.id', 'scene.task_id')
    .leftJoin('story_scene_files as clip', (join) =>
      join
        .onRef('clip.user_id', '=', 'videos.user_id')
        .onRef('clip.recipe', '=', 'scene.recipe')
        .on('clip.kind', '=', 'clip'),
    )
    .select([
      'scene.frame_id',
      'scene.recipe',
      'scene.task_id',
      'tasks.status',
      'tasks.stage',
      'tasks.started_at',
      'tasks.error_code',
      sql<string>`scene.film -> 'scene' ->> 'title'`.as('title'),
      sql<StoredSceneClip | null>`clip.stored`.as('clip'),
    ])
    .where('scene.video_id', '=', videoId)
    .orderBy('scene.position')
    .execute();

/** For the job, which has no user. */
export const findVideoScene = (connection: Connection, sceneId: string) =>
  connection
    .selectFrom('story_video_scenes as scene')
    .innerJoin('videos', 'videos.id', 'scene.video_id')
    .select(['scene.recipe', 'scene.film', 'videos.user_id', 'videos.format'])
    .where('scene.id', '=', sceneId)
    .executeTakeFirst();

/** The videos made from a storyboard, latest first. */
export const readVideosOfStoryboard = (connection: Connection, userId: string, storyboardId: string) =>
  connection
    .selectFrom('video_parts as part')
    .innerJoin('videos', 'videos.id', 'part.video_id')
    .leftJoin('tasks', 'tasks.id', 'videos.task_id')
    .leftJoin('video_outputs as output', (join) =>
      join.onRef('output.video_id', '=', 'videos.id').onRef('output.format', '=', 'videos.format'),
    )
    .select(['videos.id', 'videos.recipe', 'tasks.status', 'output.stored as output'])
    .where('part.role', '=', 'story')
    .where(sql`part.settings ->> 'storyboardId'`, '=', storyboardId)
    .where('videos.user_id', '=', userId)
    .orderBy('videos.created_at', 'desc')
    .orderBy('videos.id')
    .execute();

import { sql } from 'kysely';
import { hasActiveTask, type FileQuery } from './file-query.ts';

/** Queries by the name of the folder in the storage. */
export const storyFiles = {
  'story-assets': (_key, id) => sql`
    select 1 from story_assets left join tasks on tasks.id = story_assets.task_id
    where stored ->> 'recipe' = ${id} or (recipe = ${id} and ${hasActiveTask})
  `,
  'story-frames': (_key, id) => sql`
    select 1 from story_frame_versions where recipe = ${id}
    union all
    select 1 from story_frames left join tasks on tasks.id = story_frames.task_id
    where stored ->> 'recipe' = ${id} or (story_frames.recipe = ${id} and ${hasActiveTask})
    union all
    select 1 from story_video_scenes scene join videos on videos.id = scene.video_id
      join tasks on tasks.id = videos.task_id
    where scene.film -> 'picture' ->> 'recipe' = ${id} and ${hasActiveTask}
  `,
  // A file exists before its row; so does each line, until the scene's speech is joined.
  'story-scenes': (key) => sql`
    select 1 from story_scene_files where stored ->> 'key' = ${key}
    union all
    select 1 from tasks
    where kind = 'make-story-scene' and user_id = split_part(${key}, '/', 2) and ${hasActiveTask}
  `,
} satisfies Record<string, FileQuery>;

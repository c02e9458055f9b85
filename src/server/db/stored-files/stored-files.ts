import { sql } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';

/**
 * Whether anything still needs the file of this key: the folder determines its type, and the row whether it is wanted.
 * Work in progress counts, because a file exists a moment before its row references it.
 */
export async function isFileNeeded(connection: Connection, key: string): Promise<boolean> {
  if (key.startsWith('content/')) return isContentFileNeeded(connection, key);
  const [, , folder, name = ''] = key.split('/');
  const id = idOf(name);
  const query = queries[folder as keyof typeof queries];
  // File types that this version does not know are left alone.
  if (!query) return true;
  const { rows } = await query(key, id).execute(connection);
  return rows.length > 0;
}

const uuidLength = 36;

const idOf = (name: string): string => name.replace(/\.[a-z0-9]+$/, '');

/** A shared file: the original, its copy in the house format, and that copy's by-products. */
async function isContentFileNeeded(connection: Connection, key: string): Promise<boolean> {
  const id = idOf(key.split('/').at(-1)!);
  const { rows } = await sql`select 1 from content_files where id = ${id}`.execute(connection);
  return rows.length > 0;
}

/** SQL that is true if the joined row's task is active. */
const isUnderWay = sql`tasks.status in (${sql.join(activeStatuses)})`;

/** The unsigned pictures are needed until the video is finished. */
const unsealed = (_key: string, id: string) => sql`
  select 1 from videos join tasks on tasks.id = videos.task_id where videos.id = ${id} and ${isUnderWay}
`;

const queries = {
  uploads: (key: string) => sql`select 1 from uploads where storage_key = ${key}`,
  // A hook's speech is needed only until its picture is drawn; the picture without captions is
  // named after its hook.
  hooks: (key: string, id: string) => sql`
    select 1 from hooks join media on media.id = hooks.id left join tasks on tasks.id = media.task_id
    where hooks.id = ${id.slice(0, uuidLength)} and (
      ${isUnderWay}
      or (media.stored is not null and ${!key.endsWith('.wav')} and (
        hooks.deleted_at is null or exists (select 1 from video_parts where media_id = hooks.id)
      ))
    )
  `,
  clips: (_key: string, id: string) => sql`
    select 1 from media left join tasks on tasks.id = media.task_id
    where media.id = ${id} and (${isUnderWay} or media.stored is not null)
  `,
  previews: (_key: string, id: string) => sql`select 1 from greenscreen_previews where id = ${id}`,
  greenscreens: unsealed,
  broll: unsealed,
  // A reel's lines and silent film are needed until it is finished; their names start with its id.
  reels: (_key: string, id: string) => sql`
    select 1 from videos join tasks on tasks.id = videos.task_id
    where videos.id = ${id.slice(0, uuidLength)} and ${isUnderWay}
  `,
  'voice-overs': (_key: string, id: string) => sql`
    select 1 from voice_overs where id = ${id} and (
      spoken is not null
      or exists (
        select 1 from video_parts part join videos on videos.id = part.video_id
          join tasks on tasks.id = videos.task_id
        where part.role = 'reel' and part.settings ->> 'voiceOverId' = ${id} and ${isUnderWay}
      )
    )
  `,
  'story-assets': (_key: string, id: string) => sql`
    select 1 from story_assets left join tasks on tasks.id = story_assets.task_id
    where stored ->> 'recipe' = ${id} or (recipe = ${id} and ${isUnderWay})
  `,
  'story-frames': (_key: string, id: string) => sql`
    select 1 from story_frame_versions where recipe = ${id}
    union all
    select 1 from story_frames left join tasks on tasks.id = story_frames.task_id
    where stored ->> 'recipe' = ${id} or (story_frames.recipe = ${id} and ${isUnderWay})
    union all
    select 1 from story_video_scenes scene join videos on videos.id = scene.video_id
      join tasks on tasks.id = videos.task_id
    where scene.film -> 'picture' ->> 'recipe' = ${id} and ${isUnderWay}
  `,
  // A file exists before its row; so does each line, until the scene's speech is joined.
  'story-scenes': (key: string) => sql`
    select 1 from story_scene_files where stored ->> 'key' = ${key}
    union all
    select 1 from tasks
    where kind = 'make-story-scene' and user_id = split_part(${key}, '/', 2) and ${isUnderWay}
  `,
  exports: (_key: string, id: string) => sql`
    select 1 from account_exports join tasks on tasks.id = account_exports.task_id
    where account_exports.id = ${id} and (${isUnderWay} or expires_at > now())
  `,
  videos: (_key: string, id: string) => sql`
    select 1 from video_outputs where recipe = ${id}
    union all
    select 1 from videos join tasks on tasks.id = videos.task_id where videos.recipe = ${id} and ${isUnderWay}
  `,
};

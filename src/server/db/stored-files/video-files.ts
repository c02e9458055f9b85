import { sql } from 'kysely';
import { hasActiveTask, uuidLength, type FileQuery } from './file-query.ts';

/** The unsigned pictures are needed until the video is finished. */
const unsealed: FileQuery = (_key, id) => sql`
  select 1 from videos join tasks on tasks.id = videos.task_id where videos.id = ${id} and ${hasActiveTask}
`;

/** Queries by the name of the folder in the storage. */
export const videoFiles = {
  greenscreens: unsealed,
  broll: unsealed,
  // A reel's lines and silent film are needed until it is finished; their names start with its id.
  reels: (_key, id) => sql`
    select 1 from videos join tasks on tasks.id = videos.task_id
    where videos.id = ${id.slice(0, uuidLength)} and ${hasActiveTask}
  `,
  'voice-overs': (_key, id) => sql`
    select 1 from voice_overs where id = ${id} and (
      spoken is not null
      or exists (
        select 1 from video_parts part join videos on videos.id = part.video_id
          join tasks on tasks.id = videos.task_id
        where part.role = 'reel' and part.settings ->> 'voiceOverId' = ${id} and ${hasActiveTask}
      )
    )
  `,
  videos: (_key, id) => sql`
    select 1 from video_outputs where recipe = ${id}
    union all
    select 1 from videos join tasks on tasks.id = videos.task_id where videos.recipe = ${id} and ${hasActiveTask}
  `,
} satisfies Record<string, FileQuery>;

import { sql } from 'kysely';
import { hasActiveTask, uuidLength, type FileQuery } from './file-query.ts';

/** Queries by the name of the folder in the storage. */
export const mediaFiles = {
  uploads: (key) => sql`select 1 from uploads where storage_key = ${key}`,
  // A hook's speech is needed only until its picture is drawn; the picture without captions is
  // named after its hook.
  hooks: (key, id) => sql`
    select 1 from hooks join media on media.id = hooks.id left join tasks on tasks.id = media.task_id
    where hooks.id = ${id.slice(0, uuidLength)} and (
      ${hasActiveTask}
      or (media.stored is not null and ${!key.endsWith('.wav')} and (
        hooks.deleted_at is null or exists (select 1 from video_parts where media_id = hooks.id)
      ))
    )
  `,
  clips: (_key, id) => sql`
    select 1 from media left join tasks on tasks.id = media.task_id
    where media.id = ${id} and (${hasActiveTask} or media.stored is not null)
  `,
  previews: (_key, id) => sql`select 1 from greenscreen_previews where id = ${id}`,
} satisfies Record<string, FileQuery>;

import { sql, type Kysely } from 'kysely';

/**
 * Parts as data: a video has any number of parts, each with a role, and any number of finished files. Clips become media
 * (hooks have one too), generations become videos, and the columns that `tasks` replaces go.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table clips rename to media;
    alter index clips_by_upload rename to media_by_upload;
    alter table media rename column media to stored;
    alter table media add column kind text check (kind in ('video', 'audio', 'image'));
    alter table media add column task_id text references tasks (id);
    alter table media alter column upload_id drop not null;
    update media set kind = uploads.kind from uploads where uploads.id = media.upload_id;
    update media set task_id = tasks.id from tasks
      where tasks.kind = 'prepare-clip' and tasks.subject_id = media.id;
    -- The picture and sound of a hook: the two rows share their id.
    insert into media (id, user_id, kind, task_id, stored, created_at, status)
      select hooks.id, hooks.user_id, 'video', tasks.id, hooks.clip, hooks.created_at, 'ready'
      from hooks join tasks on tasks.kind = 'make-hook' and tasks.subject_id = hooks.id;
    alter table media alter column kind set not null;
    alter table media drop column status, drop column progress, drop column error_code, drop column job_id;
    create index media_by_task on media (task_id);
    create index media_by_user on media (user_id);
  `.execute(db);
  await sql`
    alter table generations rename to videos;
    alter index generations_by_user rename to videos_by_user;
    alter table videos add column kind text not null default 'ugc'
      check (kind in ('ugc', 'greenscreen', 'reel', 'story', 'broll'));
    alter table videos add column format text not null default '9:16'
      check (format in ('9:16', '1:1', '4:5', '16:9'));
    alter table videos add column task_id text references tasks (id) on delete set null;
    update videos set task_id = tasks.id from tasks
      where tasks.kind = 'compose-video' and tasks.subject_id = videos.id;
    create index videos_by_task on videos (task_id);

    create table video_parts (
      video_id text not null references videos (id) on delete cascade,
      role text not null check (role in ('hook', 'product', 'music')),
      position integer not null default 0,
      -- Null for a part that is no file of the user: a built-in track, or the answer that there is no music.
      media_id text references media (id),
      upload_id text references uploads (id),
      settings jsonb not null default '{}',
      primary key (video_id, role, position)
    );
    create index video_parts_by_media on video_parts (media_id);
    create index video_parts_by_upload on video_parts (upload_id);
    insert into video_parts (video_id, role, media_id)
      select id, 'hook', hook_id from videos where hook_id is not null;
    insert into video_parts (video_id, role, media_id, upload_id)
      select id, 'product', clip_id, product_upload_id from videos
      where clip_id is not null and product_upload_id is not null;
    insert into video_parts (video_id, role, media_id, upload_id, settings)
      select id, 'music',
        case audio_source when 'custom' then audio_clip_id end,
        case audio_source when 'custom' then audio_upload_id end,
        jsonb_strip_nulls(jsonb_build_object(
          'source', audio_source,
          'trackId', case audio_source when 'library' then audio_track_id end,
          'volume', case when audio_source <> 'none' then audio_volume end
        ))
      from videos where audio_source is not null;

    -- One current file per format.
    create table video_outputs (
      video_id text not null references videos (id) on delete cascade,
      format text not null,
      recipe text not null,
      task_id text references tasks (id) on delete set null,
      stored jsonb not null,
      created_at timestamptz not null default now(),
      primary key (video_id, format)
    );
    create index video_outputs_by_recipe on video_outputs (recipe);
    insert into video_outputs (video_id, format, recipe, task_id, stored, created_at)
      select videos.id, videos.format, videos.result ->> 'recipe',
        case when tasks.status = 'completed' then tasks.id end, videos.result - 'recipe', videos.updated_at
      from videos left join tasks on tasks.id = videos.task_id where videos.result is not null;
    -- What a video that waits is waiting for.
    insert into task_children (parent_id, child_id, position)
      select videos.task_id, media.task_id, min(case part.role when 'hook' then 0 when 'product' then 1 else 2 end)
      from videos
      join tasks on tasks.id = videos.task_id and tasks.status = 'waiting'
      join video_parts part on part.video_id = videos.id
      join media on media.id = part.media_id
      where media.task_id is not null
      group by videos.task_id, media.task_id;
  `.execute(db);
  await dropReplacedColumns(db);
}

async function dropReplacedColumns(db: Kysely<never>): Promise<void> {
  await sql`
    alter table videos
      drop column status, drop column progress, drop column stage, drop column error_code, drop column hook_id,
      drop column product_upload_id, drop column clip_id, drop column audio_source, drop column audio_upload_id,
      drop column audio_clip_id, drop column audio_track_id, drop column audio_volume, drop column job_id,
      drop column result;
    drop table generation_events;
    alter table videos drop column event_sequence;

    -- Dropped with the column 'status', which its condition names.
    alter table hooks
      drop column status, drop column stage, drop column progress, drop column error_code, drop column hold_id,
      drop column job_id, drop column clip, drop column completed_at;
    alter table hooks add foreign key (id) references media (id);
    create index hooks_of_user on hooks (user_id, created_at desc) where deleted_at is null;

    alter table content_files add column task_id text references tasks (id) on delete set null;
    update content_files set task_id = tasks.id from tasks
      where tasks.kind = 'prepare-footage' and tasks.subject_id = content_files.id;
    alter table content_files
      drop column status, drop column progress, drop column error_code, drop column job_id;

    alter table account_exports add column task_id text references tasks (id) on delete cascade;
    update account_exports set task_id = tasks.id from tasks
      where tasks.kind = 'export-account' and tasks.subject_id = account_exports.id;
    alter table account_exports alter column task_id set not null;
    alter table account_exports drop column status, drop column job_id;
    alter table users drop column erasure_job_id;

    -- Replies that are remembered for their idempotency key use the inner name of a video.
    update idempotent_replies
      set reply = (reply - 'generationId') || jsonb_build_object('videoId', reply -> 'generationId')
      where call = 'start-hook' and reply ? 'generationId';
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Videos with a replaced background: background images, clips in four formats, and previews before payment. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (kind in ('video', 'audio', 'image'));

    -- The format that a clip is prepared in; those from before it could differ are upright.
    alter table media add column format text not null default '9:16'
      check (format in ('9:16', '1:1', '4:5', '16:9'));

    alter table video_parts drop constraint video_parts_role_check;
    alter table video_parts add constraint video_parts_role_check
      check (role in ('hook', 'product', 'clip', 'background', 'music'));

    -- What was found in a clip: a backdrop, a person, or neither.
    create table greenscreen_clips (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      media_id text not null unique references media (id) on delete cascade,
      upload_id text not null references uploads (id) on delete cascade,
      task_id text references tasks (id) on delete set null,
      -- Null until the clip was examined.
      findings jsonb,
      created_at timestamptz not null default now()
    );
    create index greenscreen_clips_by_user on greenscreen_clips (user_id);
    create index greenscreen_clips_by_upload on greenscreen_clips (upload_id);
    create index greenscreen_clips_by_task on greenscreen_clips (task_id);

    -- Named by the clip and the settings that they show: the same preview is drawn once while it is kept.
    create table greenscreen_previews (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      clip_id text not null references greenscreen_clips (id) on delete cascade,
      parts jsonb not null,
      task_id text references tasks (id) on delete set null,
      -- Null until it is drawn.
      stored jsonb,
      created_at timestamptz not null default now()
    );
    create index greenscreen_previews_by_user on greenscreen_previews (user_id, created_at);
    create index greenscreen_previews_by_clip on greenscreen_previews (clip_id);
    create index greenscreen_previews_by_task on greenscreen_previews (task_id);
  `.execute(db);
}

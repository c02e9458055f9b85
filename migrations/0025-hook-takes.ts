import { sql, type Kysely } from 'kysely';

/**
 * Every hook that was made for a video stays one of its takes, whichever of them the video begins with. Earlier takes are
 * found in the remembered replies of the calls that started them. A title can be its owner's own.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table video_takes (
      video_id text not null references videos (id) on delete cascade,
      hook_id text not null references hooks (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (video_id, hook_id)
    );
    create index video_takes_by_hook on video_takes (hook_id);
    insert into video_takes (video_id, hook_id, created_at)
      select distinct part.video_id, hooks.id, hooks.created_at
      from video_parts part join hooks on hooks.id = part.media_id where part.role = 'hook';
    insert into video_takes (video_id, hook_id, created_at)
      select distinct videos.id, hooks.id, hooks.created_at
      from idempotent_replies replies
      join videos on videos.id = replies.reply ->> 'videoId' and videos.user_id = replies.user_id
      join hooks on hooks.id = replies.reply ->> 'hookId' and hooks.user_id = replies.user_id
      where replies.call = 'start-hook'
      on conflict do nothing;
    -- The owner gave the video a title, which no other hook replaces.
    alter table videos add column is_named boolean not null default false;
    -- How many takes with the same entries the video had before: each is performed differently.
    alter table hooks add column take integer not null default 0;
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Videos of stories: their scenes, and what was spoken and rendered for scenes, by what it is made of. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table video_parts drop constraint video_parts_role_check;
    alter table video_parts add constraint video_parts_role_check
      check (role in ('hook', 'product', 'clip', 'background', 'photos', 'reel', 'story', 'music'));
    create index video_parts_by_storyboard on video_parts ((settings ->> 'storyboardId')) where role = 'story';

    -- What the picture shows; null for pictures that were drawn before it was kept.
    alter table story_frame_versions add column subject jsonb;

    create table story_video_scenes (
      id text primary key,
      video_id text not null references videos (id) on delete cascade,
      position integer not null,
      frame_id text not null,
      -- Names the clip.
      recipe text not null,
      -- All that the clip is made of.
      film jsonb not null,
      -- The task that makes the clip; null: it stood already.
      task_id text references tasks (id) on delete set null,
      unique (video_id, position)
    );
    create index story_video_scenes_by_task on story_video_scenes (task_id);

    -- The speech of a scene, the moving picture that an engine made of its frame, and its clip.
    create table story_scene_files (
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('speech', 'motion', 'clip')),
      recipe text not null,
      stored jsonb not null,
      created_at timestamptz not null default now(),
      -- Long unused ones are removed.
      used_at timestamptz not null default now(),
      primary key (user_id, kind, recipe)
    );
    create index story_scene_files_by_use on story_scene_files (used_at);
  `.execute(db);
}

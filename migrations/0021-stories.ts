import { sql, type Kysely } from 'kysely';

/** Stories: their scenes, characters and products, storyboards, and the pictures of their frames. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- 'settled' waits for all children and runs whatever became of them.
    alter table tasks drop constraint tasks_fan_in_check;
    alter table tasks add constraint tasks_fan_in_check check (fan_in in ('every', 'any', 'settled'));

    create table stories (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      title text not null,
      narrative text not null,
      style text not null,
      -- Its mood, and which engine read the narrative.
      reading jsonb not null,
      -- Counts the changes of the scenes.
      version integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index stories_by_user on stories (user_id, updated_at desc);

    create table story_scenes (
      id text primary key,
      story_id text not null references stories (id) on delete cascade,
      position integer not null,
      scene jsonb not null
    );
    create index story_scenes_by_story on story_scenes (story_id, position);

    create table story_assets (
      id text primary key,
      story_id text not null references stories (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('character', 'product')),
      position integer not null,
      subject jsonb not null,
      -- Counts how often another picture was asked for.
      variation integer not null default 0,
      -- Names the picture that was asked for last.
      recipe text not null,
      task_id text references tasks (id) on delete set null,
      -- Null until it is drawn.
      stored jsonb
    );
    create index story_assets_by_story on story_assets (story_id, kind, position);
    create index story_assets_by_user on story_assets (user_id);
    create index story_assets_by_task on story_assets (task_id);

    create table storyboards (
      id text primary key,
      story_id text not null references stories (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      style text not null,
      -- Names the scenes, characters, products and style that it was made of.
      recipe text not null,
      settings jsonb not null,
      task_id text references tasks (id) on delete set null,
      -- When enough of its frames were drawn and the credits captured.
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      requested_at timestamptz not null default now(),
      unique (story_id, recipe)
    );
    create index storyboards_by_user on storyboards (user_id);
    create index storyboards_by_task on storyboards (task_id);

    create table story_frames (
      id text primary key,
      storyboard_id text not null references storyboards (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      scene_id text not null,
      position integer not null,
      scene jsonb not null,
      -- The characters and products of the story as they were then.
      cast_members jsonb not null,
      variation integer not null default 0,
      recipe text not null,
      task_id text references tasks (id) on delete set null,
      -- Null until it is drawn.
      stored jsonb
    );
    create index story_frames_by_storyboard on story_frames (storyboard_id, position);
    create index story_frames_by_user on story_frames (user_id);
    create index story_frames_by_task on story_frames (task_id);

    -- Every picture of a frame that is kept.
    create table story_frame_versions (
      id text primary key,
      frame_id text not null references story_frames (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      recipe text not null,
      stored jsonb not null,
      created_at timestamptz not null default now(),
      unique (frame_id, recipe)
    );
    create index story_frame_versions_by_recipe on story_frame_versions (user_id, recipe);
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table generations (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      status text not null default 'draft' check (status in
        ('draft', 'queued', 'processing', 'rendering', 'uploading', 'completed', 'failed', 'cancelled')),
      progress real not null default 0,
      stage text not null default '',
      error_code text,
      title text not null default '',
      hook_id text,
      product_upload_id text,
      clip_id text,
      -- Null until the question of the Music step is answered.
      audio_source text check (audio_source in ('none', 'custom', 'library')),
      audio_upload_id text,
      audio_clip_id text,
      audio_volume integer not null default 75,
      -- Names the inputs that the final video is, or is being, made of.
      recipe text,
      job_id text,
      result jsonb,
      shared_at timestamptz,
      event_sequence bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index generations_by_user on generations (user_id, created_at desc);

    create table hooks (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      template_id text not null,
      text text not null,
      overlay_enabled boolean not null,
      status text not null default 'processing'
        check (status in ('processing', 'completed', 'failed', 'cancelled')),
      stage text not null default 'preparing',
      progress real not null default 0,
      error_code text,
      hold_id text not null references holds (id) on delete cascade,
      job_id text,
      engines jsonb not null default '{}',
      clip jsonb,
      created_at timestamptz not null default now(),
      completed_at timestamptz
    );
    create index hooks_by_user on hooks (user_id, created_at desc);

    create table uploads (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('video', 'audio')),
      file_name text not null,
      size_bytes bigint not null,
      content_hash text not null,
      storage_key text not null,
      facts jsonb not null,
      created_at timestamptz not null default now()
    );
    create index uploads_by_user on uploads (user_id, created_at desc);

    -- What an upload becomes before it can be joined: a clip in the house format, or prepared music.
    create table clips (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      upload_id text not null references uploads (id) on delete cascade,
      start_seconds double precision,
      end_seconds double precision,
      overlay_text text not null default '',
      status text not null default 'processing'
        check (status in ('processing', 'ready', 'failed', 'cancelled')),
      progress real not null default 0,
      error_code text,
      job_id text,
      media jsonb,
      created_at timestamptz not null default now()
    );
    create index clips_by_upload on clips (upload_id);

    alter table generations
      add foreign key (hook_id) references hooks (id),
      add foreign key (clip_id) references clips (id),
      add foreign key (audio_clip_id) references clips (id),
      add foreign key (product_upload_id) references uploads (id),
      add foreign key (audio_upload_id) references uploads (id);
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Reels: the script and the voice-over that the formats of a reel share. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table video_parts drop constraint video_parts_role_check;
    alter table video_parts add constraint video_parts_role_check
      check (role in ('hook', 'product', 'clip', 'background', 'photos', 'reel', 'music'));

    create table voice_overs (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      -- Null until it is written.
      script jsonb,
      -- Null until it is spoken.
      spoken jsonb,
      created_at timestamptz not null default now()
    );
    create index voice_overs_by_user on voice_overs (user_id);
    create index video_parts_by_voice_over on video_parts ((settings ->> 'voiceOverId')) where role = 'reel';
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Null: the avatar's own voice.
    alter table hooks add column voice text;
    alter table hooks add column style text not null default 'natural';
    alter table hooks add column speed real not null default 1;
    -- A hook that its owner removed from the list stays for the videos that were made with it.
    alter table hooks add column deleted_at timestamptz;
    create index hooks_of_user on hooks (user_id, created_at desc) where status = 'completed' and deleted_at is null;

    -- A track of the built-in library instead of an own file.
    alter table generations add column audio_track_id text;
  `.execute(db);
}

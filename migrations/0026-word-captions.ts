import { sql, type Kysely } from 'kysely';

/**
 * Word captions. Hooks: their style, and where the picture without them is kept, so that another style needs neither voice
 * nor lip-sync; both null for hooks without captions, as all were before. Product clips: style, words and their source.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table hooks
      add column caption_style text check (caption_style in ('pop', 'karaoke', 'boxed', 'typewriter')),
      add column clean_key text;
    alter table media add column captions jsonb;
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Films of photos: photos as uploads, and the part of a video that names them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (kind in ('video', 'audio', 'image', 'photo'));

    alter table video_parts drop constraint video_parts_role_check;
    alter table video_parts add constraint video_parts_role_check
      check (role in ('hook', 'product', 'clip', 'background', 'photos', 'music'));
  `.execute(db);
}

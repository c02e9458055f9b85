import { sql, type Kysely } from 'kysely';

/**
 * Brand kits, one per account. A video that uses one keeps a copy of what is seen of it as a part; clips and end cards that
 * are made with it say so in `media.brand`. Media without it stay as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table brand_kits (
      user_id text primary key references users (id) on delete cascade,
      settings jsonb not null,
      logo_upload_id text references uploads (id),
      -- Counts the saves, so that two tabs notice each other.
      version integer not null default 1,
      -- What the switch of the creator said last.
      is_applied boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index brand_kits_by_logo on brand_kits (logo_upload_id);

    alter table media add column brand jsonb;

    alter table video_parts drop constraint video_parts_role_check;
    alter table video_parts add constraint video_parts_role_check
      check (role in ('hook', 'product', 'clip', 'background', 'photos', 'reel', 'story', 'music', 'brand'));
  `.execute(db);
}

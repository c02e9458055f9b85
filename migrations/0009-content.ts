import { sql, type Kysely } from 'kysely';

/** What editors prepare for everybody: files, categories with their subcategories, and templates. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Of nobody in particular: a file stays when its sender's account is erased.
    create table content_files (
      id text primary key,
      kind text not null check (kind in
        ('template-video', 'template-thumbnail', 'category-thumbnail', 'reference-video')),
      sent_by text references users (id) on delete set null,
      file_name text not null,
      size_bytes bigint not null,
      storage_key text not null,
      facts jsonb,
      -- Of a video's copy in the house format; pictures are ready at once.
      status text not null check (status in ('processing', 'ready', 'failed')),
      progress real not null default 0,
      error_code text,
      job_id text,
      media jsonb,
      -- What was found out about the face in it, and where the whole of it is stored.
      verdict jsonb,
      analysis_key text,
      created_at timestamptz not null default now()
    );
    create index content_files_by_time on content_files (created_at);
    create index content_files_under_way on content_files (status) where status = 'processing';

    create table categories (
      id text primary key,
      name text not null,
      description text not null default '',
      thumbnail_file_id text references content_files (id),
      metadata jsonb not null default '{}',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index categories_by_thumbnail on categories (thumbnail_file_id);

    create table subcategories (
      id text primary key,
      category_id text not null references categories (id) on delete cascade,
      position integer not null,
      name text not null,
      description text not null default '',
      own_number text,
      reference_file_id text references content_files (id),
      -- Somebody else's video, as it was typed.
      reference_address text,
      industries_served text[] not null default '{}',
      regenerated_assets text[] not null default '{}',
      metadata jsonb not null default '{}'
    );
    create unique index subcategories_by_name on subcategories (category_id, lower(name));
    create index subcategories_by_reference on subcategories (reference_file_id);

    create table templates (
      id text primary key,
      name text not null,
      description text not null default '',
      -- Null for a deleted template whose category is gone too.
      category_id text references categories (id),
      type text not null check (type in ('hook', 'outro', 'intro')),
      -- Null some time after the template was deleted: a hook that is being made may still need it.
      video_file_id text references content_files (id),
      thumbnail_file_id text references content_files (id),
      industries text[] not null default '{}',
      tags text[] not null default '{}',
      aspect_ratio text not null,
      recommended_seconds real not null,
      is_active boolean not null,
      voice text,
      voice_preview_url text,
      speech jsonb,
      external_endpoint text,
      external_payload text,
      external_base_url text,
      editable_regions jsonb not null default '[]',
      consent_by text references users (id) on delete set null,
      consent_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by text references users (id) on delete set null,
      deleted_at timestamptz,
      check ((video_file_id is not null and category_id is not null) or deleted_at is not null)
    );
    create index templates_by_time on templates (created_at desc, id) where deleted_at is null;
    create index templates_by_category on templates (category_id);
    create index templates_by_video on templates (video_file_id);
    create index templates_by_thumbnail on templates (thumbnail_file_id);

    -- A beginning, so that templates and reels have somewhere to belong; editors change and remove it as they like.
    insert into categories (id, name, description) values
      ('marketing', 'Marketing', 'Videos that sell: launches, offers and everyday adverts.'),
      ('training', 'Training', 'Videos that teach: staff, customers and partners.'),
      ('brand-story', 'Brand Story', 'Videos that tell who is behind a brand, and why.');
    insert into subcategories (id, category_id, position, name, description) values
      ('marketing-product-launch', 'marketing', 0, 'Product Launch', 'The first look at something new.'),
      ('marketing-special-offer', 'marketing', 1, 'Special Offer', 'A reason to buy this week.'),
      ('marketing-testimonial', 'marketing', 2, 'Testimonial', 'A customer says it better.'),
      ('training-onboarding', 'training', 0, 'Onboarding', 'The first day, explained.'),
      ('training-how-to', 'training', 1, 'How-to', 'One task, step by step.'),
      ('brand-story-founder-story', 'brand-story', 0, 'Founder Story', 'How it began, told by who began it.'),
      ('brand-story-behind-the-scenes', 'brand-story', 1, 'Behind the Scenes', 'How the work is done.');
  `.execute(db);
}

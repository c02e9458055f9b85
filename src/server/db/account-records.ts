import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

type Rows = Record<string, unknown>[];

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const toCamelCaseKeys = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value]));

/** By file name in the user's export. Nothing that opens a session or a file is included. */
const queries: Record<string, (userId: string) => RawBuilder<Record<string, unknown>>> = {
  profile: (userId) => sql`
    select id, name, email, picture, issuer as identity_provider, subject as identity_provider_id, created_at
    from users where id = ${userId}
  `,
  sessions: (userId) => sql`
    select id, device, created_at, last_seen_at, expires_at, revoked_at
    from sessions where user_id = ${userId} order by created_at
  `,
  wallet: (userId) => sql`
    select available_credits, held_credits from wallets where user_id = ${userId}
  `,
  'wallet-transactions': (userId) => sql`
    select t.id, t.kind, t.description, t.created_at, e.account, e.credits
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.user_id = ${userId} order by t.sequence, e.account
  `,
  payments: (userId) => sql`
    select p.id, p.package_id, p.credits, p.price_cents, p.paid_cents, p.tax_cents, p.currency, p.provider,
      p.provider_payment_id, p.status, p.provider_status, p.created_at, p.completed_at,
      (
        select coalesce(json_agg(json_build_object('id', r.id, 'amountCents', r.amount_cents, 'credits', r.credits,
          'askedBy', r.asked_by, 'state', r.state, 'createdAt', r.created_at) order by r.created_at), '[]')
        from refunds r where r.payment_id = p.id
      ) as refunds
    from payments p where p.user_id = ${userId} order by p.created_at
  `,
  'payment-customers': (userId) => sql`
    select provider, customer_id, preferred_card_id, created_at from provider_customers where user_id = ${userId}
  `,
  hooks: (userId) => sql`
    select hooks.id, template_id, text, overlay_enabled, caption_style, hook_style, voice, style, speed, words, tasks.status, engines,
      tasks.error_code, media.stored as clip, hooks.created_at, tasks.ended_at as completed_at, deleted_at
    from hooks join media on media.id = hooks.id join tasks on tasks.id = media.task_id
    where hooks.user_id = ${userId} order by hooks.created_at
  `,
  videos: (userId) => sql`
    select videos.id, videos.kind, videos.format, title, coalesce(tasks.status, 'draft') as status, tasks.error_code,
      (
        select coalesce(json_agg(json_build_object('role', part.role, 'mediaId', part.media_id,
          'uploadId', part.upload_id, 'settings', part.settings) order by part.role), '[]')
        from video_parts part where part.video_id = videos.id
      ) as parts,
      (
        select coalesce(json_agg(json_build_object('format', output.format, 'file', output.stored)), '[]')
        from video_outputs output where output.video_id = videos.id
      ) as files,
      (
        select coalesce(json_agg(take.hook_id order by take.created_at), '[]')
        from video_takes take where take.video_id = videos.id
      ) as takes,
      videos.created_at, greatest(videos.updated_at, tasks.updated_at) as updated_at
    from videos left join tasks on tasks.id = videos.task_id
    where videos.user_id = ${userId} order by videos.created_at
  `,
  shares: (userId) => sql`
    select id, title, shared_at from videos
    where user_id = ${userId} and shared_at is not null order by shared_at
  `,
  uploads: (userId) => sql`
    select id, kind, file_name, size_bytes, content_hash, storage_key, facts, created_at
    from uploads where user_id = ${userId} and confirmed_at is not null order by created_at
  `,
  'brand-kit': (userId) => sql`
    select settings, logo_upload_id, is_applied, version, created_at, updated_at
    from brand_kits where user_id = ${userId}
  `,
  'greenscreen-clips': (userId) => sql`
    select clip.id, clip.media_id, clip.upload_id, tasks.status, tasks.error_code, clip.findings, clip.created_at
    from greenscreen_clips clip left join tasks on tasks.id = clip.task_id
    where clip.user_id = ${userId} order by clip.created_at
  `,
  'greenscreen-previews': (userId) => sql`
    select preview.id, preview.clip_id, preview.parts as settings, tasks.status, preview.stored as files,
      preview.created_at
    from greenscreen_previews preview left join tasks on tasks.id = preview.task_id
    where preview.user_id = ${userId} order by preview.created_at
  `,
  'voice-overs': (userId) => sql`
    select id, script, spoken, created_at from voice_overs where user_id = ${userId} order by created_at
  `,
  stories: (userId) => sql`
    select story.id, story.title, story.narrative, story.style, story.reading, story.created_at, story.updated_at,
      (
        select coalesce(json_agg(scene.scene order by scene.position), '[]')
        from story_scenes scene where scene.story_id = story.id
      ) as scenes,
      (
        select coalesce(json_agg(json_build_object('kind', asset.kind, 'subject', asset.subject, 'file', asset.stored)
          order by asset.kind, asset.position), '[]')
        from story_assets asset where asset.story_id = story.id
      ) as characters_and_products
    from stories story where story.user_id = ${userId} order by story.created_at
  `,
  storyboards: (userId) => sql`
    select board.id, board.story_id, board.style, board.settings, board.paid_at, tasks.status, tasks.error_code,
      board.created_at,
      (
        select coalesce(json_agg(json_build_object('scene', frame.scene, 'file', frame.stored) order by frame.position),
          '[]')
        from story_frames frame where frame.storyboard_id = board.id
      ) as frames
    from storyboards board left join tasks on tasks.id = board.task_id
    where board.user_id = ${userId} order by board.created_at
  `,
  'story-video-scenes': (userId) => sql`
    select scene.video_id, scene.position, scene.frame_id, scene.film, tasks.status, tasks.error_code
    from story_video_scenes scene join videos on videos.id = scene.video_id left join tasks on tasks.id = scene.task_id
    where videos.user_id = ${userId} order by scene.video_id, scene.position
  `,
  'story-scene-files': (userId) => sql`
    select kind, stored as file, created_at, used_at from story_scene_files
    where user_id = ${userId} order by created_at
  `,
  clips: (userId) => sql`
    select media.id, media.kind, media.format, framing, upload_id, start_seconds, end_seconds, overlay_text, captions, brand, tasks.status,
      tasks.error_code, stored as media, media.created_at
    from media left join tasks on tasks.id = media.task_id
    where media.user_id = ${userId} and (upload_id is not null or brand is not null) order by media.created_at
  `,
  tasks: (userId) => sql`
    select id, kind, subject_id, status, stage, progress, error_code, created_at, ended_at
    from tasks where user_id = ${userId} order by created_at
  `,
  'audit-events': (userId) => sql`
    select at, kind, address, user_agent, request_id, details
    from audit_events where user_id = ${userId} order by at
  `,
};

/** All of a user's records from a single snapshot. */
export function readAccountRecords(database: Database, userId: string): Promise<Record<string, Rows>> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const records: Record<string, Rows> = {};
      for (const [name, query] of Object.entries(queries)) {
        records[name] = (await query(userId).execute(transaction)).rows.map(toCamelCaseKeys);
      }
      return records;
    });
}

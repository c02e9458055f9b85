import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Tax law requires keeping the books of a sale for up to ten years. */
const booksKeptYears = 10;
const sceneFilesKeptDays = 30;
const auditKeptDays = 400;
const auditAddressesKeptDays = 90;

/**
 * Removes rows without further use. The ledger, payments and webhooks stay, because they are the books; they are
 * removed long after their owner.
 */
export async function tidyUp(connection: Connection): Promise<void> {
  // Old progress events: the tasks' rows contain the state itself.
  await sql`delete from task_events where created_at < now() - interval '2 days'`.execute(connection);
  await sql`delete from idempotent_replies where created_at < now() - interval '30 days'`.execute(connection);
  await sql`delete from sign_in_nonces where expires_at < now()`.execute(connection);
  await sql`
    delete from sessions where expires_at < now() - interval '7 days' or revoked_at < now() - interval '7 days'
  `.execute(connection);
  await sql`delete from job_steps where created_at < now() - interval '7 days'`.execute(connection);
  await sql`delete from job_attempts where started_at < now() - interval '7 days'`.execute(connection);
  await sql`
    delete from account_exports using tasks
    where tasks.id = account_exports.task_id and (
      expires_at < now()
      or (tasks.ended_at is not null and storage_key is null and requested_at < now() - interval '7 days')
    )
  `.execute(connection);
  // Left by a process that died while storing the file; the file itself is removed as an orphan.
  await sql`
    delete from uploads where confirmed_at is null and created_at < now() - interval '1 day'
  `.execute(connection);
  await sql`
    delete from greenscreen_previews where created_at < now() - interval '1 day' and not exists (
      select 1 from tasks where tasks.id = task_id and tasks.ended_at is null
    )
  `.execute(connection);
  // Can be regenerated; the finished video contains what it needs.
  await sql`
    delete from story_scene_files where used_at < now() - make_interval(days => ${sceneFilesKeptDays})
  `.execute(connection);
  await tidyContent(connection);
  // Tasks of replaced work and of erased accounts. Visible rows reference their task.
  await sql`
    delete from tasks where ended_at < now() - interval '30 days'
      and not exists (select 1 from media where task_id = tasks.id)
      and not exists (select 1 from videos where task_id = tasks.id)
      and not exists (select 1 from video_outputs where task_id = tasks.id)
      and not exists (select 1 from content_files where task_id = tasks.id)
      and not exists (select 1 from account_exports where task_id = tasks.id)
      and not exists (select 1 from greenscreen_clips where task_id = tasks.id)
      and not exists (select 1 from greenscreen_previews where task_id = tasks.id)
      and not exists (select 1 from story_assets where task_id = tasks.id)
      and not exists (select 1 from storyboards where task_id = tasks.id)
      and not exists (select 1 from story_frames where task_id = tasks.id)
      and not exists (select 1 from story_video_scenes where task_id = tasks.id)
  `.execute(connection);
  await sql`delete from rate_counters where expire < extract(epoch from now()) * 1000`.execute(connection);
  await sql`
    delete from audit_events where at < now() - make_interval(days => ${auditKeptDays})
  `.execute(connection);
  await sql`
    update audit_events set address = null
    where address is not null and at < now() - make_interval(days => ${auditAddressesKeptDays})
  `.execute(connection);
  await sql`
    delete from wallets where owner_erased_at < now() - make_interval(years => ${booksKeptYears})
  `.execute(connection);
}

/** An editor's files that were never saved, and those of deleted templates. */
async function tidyContent(connection: Connection): Promise<void> {
  await sql`
    update templates set video_file_id = null, thumbnail_file_id = null
    where deleted_at < now() - interval '1 day' and video_file_id is not null
  `.execute(connection);
  await sql`
    delete from content_files file
    where created_at < now() - interval '1 day'
      and not exists (select 1 from templates where video_file_id = file.id or thumbnail_file_id = file.id)
      and not exists (select 1 from categories where thumbnail_file_id = file.id)
      and not exists (select 1 from subcategories where reference_file_id = file.id)
  `.execute(connection);
}

import { sql } from 'kysely';
import { readVideos } from '#contract/calls/videos.ts';
import { readTemplates } from '#contract/calls/templates.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startApp } from '../tests/helpers/running-app.ts';

const templates = 2_000;
const videos = 5_000;
const turns = 60;

export type ListFigures = { templatesP95Ms: number; templateSearchP95Ms: number; videosP95Ms: number };

/** Cost of the lists through the app's API, with more entries than users scroll through. */
export async function measureLists(): Promise<ListFigures> {
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  const { databaseUrl } = await startEmbeddedPostgres(app.dataFolder);
  const database = openDatabase(databaseUrl);
  try {
    const person = await app.api.signIn();
    await fill(database, person.userId);
    const deepPage = { limit: 100, offset: 1_500 } as const;
    return {
      templatesP95Ms: await p95Ms(() => person.call(readTemplates, { query: deepPage })),
      templateSearchP95Ms: await p95Ms(() =>
        person.call(readTemplates, { query: { text: 'calm 1', industry: 'Travel', active: 'true' } }),
      ),
      videosP95Ms: await p95Ms(() => readVideoPage(person)),
    };
  } finally {
    await database.destroy();
    await app.stop();
  }
}

const readVideoPage = (person: Person) => person.call(readVideos, { query: { limit: 24, offset: 2_000 } });

async function p95Ms(work: () => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < 5; turn += 1) await work();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(turns * 0.95)]!;
}

async function fill(database: Database, userId: string): Promise<void> {
  await sql`
    insert into tasks (id, user_id, kind, subject_id, status, progress, data, ended_at)
    select 'prepare-' || n, ${userId}, 'prepare-footage', 'file-' || n, 'completed', 100, '{}', now()
    from generate_series(1, ${templates}) n
  `.execute(database);
  await sql`
    insert into content_files (id, kind, sent_by, file_name, size_bytes, storage_key, facts, task_id, media, verdict, analysis_key)
    select 'file-' || n, 'template-video', ${userId}, 'clip.mp4', 1000000, 'content/files/f' || n || '.mp4',
      '{"durationSeconds":8,"container":"mp4","width":720,"height":1280}', 'prepare-' || n,
      jsonb_build_object('key', 'content/clips/f' || n || '.mp4', 'posterKey', 'content/clips/f' || n || '.jpg',
        'durationSeconds', 8, 'loudness', '{"integratedLufs":-16,"truePeakDbtp":-1}'::jsonb),
      '{"kind":"talking","score":7,"warnings":[]}', 'content/clips/f' || n || '.json'
    from generate_series(1, ${templates}) n
  `.execute(database);
  await sql`
    insert into templates (id, name, description, category_id, type, video_file_id, industries, tags, aspect_ratio,
      recommended_seconds, is_active, consent_by, consent_at, updated_by, created_at)
    select 'template-' || n, 'Speaker ' || n, repeat('A person at a desk who talks calmly. ', 8), 'marketing', 'hook',
      'file-' || n, array['Fashion', 'Travel', 'Technology'], array['calm', 'calm ' || n], '9:16', 30, true,
      ${userId}, now(), ${userId}, now() - make_interval(mins => n)
    from generate_series(1, ${templates}) n
  `.execute(database);
  await sql`
    insert into tasks (id, user_id, kind, subject_id, status, stage, progress, data, ended_at)
    select 'compose-' || n, ${userId}, 'compose-video', 'video-' || n, 'completed', 'uploading', 100, '{}', now()
    from generate_series(1, ${videos}) n
  `.execute(database);
  await sql`
    insert into videos (id, user_id, title, recipe, task_id, created_at)
    select 'video-' || n, ${userId}, 'Video ' || n, 'recipe-' || n, 'compose-' || n, now() - make_interval(mins => n)
    from generate_series(1, ${videos}) n
  `.execute(database);
  await sql`
    insert into video_outputs (video_id, format, recipe, task_id, stored)
    select 'video-' || n, '9:16', 'recipe-' || n, 'compose-' || n,
      jsonb_build_object('key', 'users/u/videos/v' || n || '.mp4', 'posterKey', 'users/u/videos/v' || n || '.jpg',
        'durationSeconds', 12, 'sizeBytes', 3000000)
    from generate_series(1, ${videos}) n
  `.execute(database);
  await sql`analyze`.execute(database);
}

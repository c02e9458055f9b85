import { sql, type Kysely } from 'kysely';

/**
 * One life cycle for all background work: hooks, clips, videos, content files, exports and erasures keep what they are;
 * how far they are moves into `tasks`. A new outbox of events is numbered per user.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createTables(db);
  await createEvents(db);
  await sql`
    insert into tasks (id, user_id, kind, subject_id, status, stage, progress, error_code, data, hold_id, job_id,
      created_at, updated_at, ended_at)
    select gen_random_uuid()::text, user_id, 'make-hook', id,
      case status when 'processing' then 'running' else status end, stage, progress, error_code,
      jsonb_build_object('hookId', id), hold_id, job_id, created_at, coalesce(completed_at, created_at),
      case when status <> 'processing' then coalesce(completed_at, created_at) end
    from hooks;

    insert into tasks (id, user_id, kind, subject_id, status, stage, progress, error_code, data, job_id,
      created_at, updated_at, ended_at)
    select gen_random_uuid()::text, user_id, 'prepare-clip', id,
      case status when 'processing' then 'running' when 'ready' then 'completed' else status end, '', progress,
      error_code, jsonb_build_object('mediaId', id), job_id, created_at, created_at,
      case when status <> 'processing' then created_at end
    from clips;

    insert into tasks (id, user_id, kind, subject_id, status, stage, progress, error_code, data, fan_in, job_id,
      created_at, updated_at, ended_at)
    select gen_random_uuid()::text, user_id, 'compose-video', id,
      case status
        when 'queued' then 'waiting'
        when 'processing' then 'running'
        when 'rendering' then 'running'
        when 'uploading' then 'running'
        else status
      end,
      stage, progress, error_code, jsonb_build_object('videoId', id, 'recipe', coalesce(recipe, '')),
      case status when 'queued' then 'every' end, job_id, created_at, updated_at,
      case when status in ('completed', 'failed', 'cancelled') then updated_at end
    from generations where status <> 'draft';

    -- The job of a cut names the other file; the queue has the only record of it.
    insert into tasks (id, user_id, kind, subject_id, status, stage, progress, error_code, data, job_id,
      created_at, updated_at, ended_at)
    select gen_random_uuid()::text, sent_by, 'prepare-footage', id,
      case status when 'processing' then 'running' when 'ready' then 'completed' else status end, '', progress,
      error_code, jsonb_build_object('fileId', id), job_id, created_at, created_at,
      case when status <> 'processing' then created_at end
    from content_files where facts is not null;

    insert into tasks (id, user_id, kind, subject_id, status, data, job_id, created_at, updated_at, ended_at)
    select gen_random_uuid()::text, user_id, 'export-account', id,
      case status when 'processing' then 'running' when 'ready' then 'completed' else status end,
      jsonb_build_object('exportId', id), job_id, requested_at, requested_at,
      case when status <> 'processing' then requested_at end
    from account_exports;

    insert into tasks (id, user_id, kind, subject_id, status, data, job_id, created_at)
    select gen_random_uuid()::text, id, 'erase-account', id, 'running', jsonb_build_object('userId', id),
      erasure_job_id, erasure_began_at
    from users where erasure_began_at is not null and erasure_job_id is not null;
  `.execute(db);
  await readCutsFromTheQueue(db);
}

async function createTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table tasks (
      id text primary key,
      -- Null once the account of a task that outlives it is erased.
      user_id text references users (id) on delete set null,
      kind text not null,
      -- The row that the task works on: a hook, media, a video, a content file, an export or an account.
      subject_id text not null,
      status text not null check (status in ('waiting', 'running', 'completed', 'failed', 'cancelled')),
      stage text not null default '',
      progress real not null default 0,
      error_code text,
      -- Input of the job.
      data jsonb not null,
      -- What a task that waits for children needs of them: that every one completes, or any.
      fan_in text check (fan_in in ('every', 'any')),
      hold_id text unique references holds (id) on delete set null,
      job_id text unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      ended_at timestamptz,
      check (status <> 'waiting' or fan_in is not null),
      check ((ended_at is null) = (status in ('waiting', 'running')))
    );
    create unique index tasks_one_active on tasks (kind, subject_id) where status in ('waiting', 'running');
    create index tasks_active on tasks (user_id) where status in ('waiting', 'running');
    create index tasks_by_user on tasks (user_id);
    create index tasks_by_subject on tasks (subject_id);

    -- A child may have several parents: two videos can wait for the same hook.
    create table task_children (
      parent_id text not null references tasks (id) on delete cascade,
      child_id text not null references tasks (id) on delete cascade,
      position integer not null,
      primary key (parent_id, child_id)
    );
    create index task_children_by_child on task_children (child_id);
  `.execute(db);
}

async function createEvents(db: Kysely<never>): Promise<void> {
  await sql`
    create table event_streams (
      user_id text primary key references users (id) on delete cascade,
      last_sequence bigint not null
    );
    create table task_events (
      id bigint generated always as identity primary key,
      user_id text not null references users (id) on delete cascade,
      -- Null until the transaction commits; see number_task_event.
      sequence bigint,
      subject_id text not null,
      data jsonb not null,
      created_at timestamptz not null default now(),
      unique (user_id, sequence)
    );
    create index task_events_by_time on task_events (created_at);

    -- Deferred to the commit, so that the stream's row lock is the last lock of every transaction, and an event is
    -- visible before the event with the next number.
    create function number_task_event() returns trigger language plpgsql as $$
    declare
      next bigint;
    begin
      if not exists (select 1 from task_events where id = new.id) then
        return null;
      end if;
      insert into event_streams as stream (user_id, last_sequence) values (new.user_id, 1)
        on conflict (user_id) do update set last_sequence = stream.last_sequence + 1
        returning last_sequence into next;
      update task_events set sequence = next where id = new.id;
      perform pg_notify('task_events', new.user_id);
      return null;
    end $$;
    create constraint trigger task_events_numbered after insert on task_events
      deferrable initially deferred for each row execute function number_task_event();

    -- Streams go on after the highest number that a client may have seen of any of the user's videos.
    insert into event_streams (user_id, last_sequence)
      select user_id, max(event_sequence) from generations group by user_id having max(event_sequence) > 0;
  `.execute(db);
}

async function readCutsFromTheQueue(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists
  `.execute(db);
  if (!rows[0]?.exists) return;
  await sql`
    update tasks set data = tasks.data || jsonb_build_object('cut', job.data -> 'cut')
    from pgboss.job where job.id::text = tasks.job_id and tasks.kind = 'prepare-footage' and job.data ? 'cut'
  `.execute(db);
}

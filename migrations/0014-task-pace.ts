import { sql, type Kysely } from 'kysely';

/** When the work itself began: the time before it is spent in the queue. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Of the latest attempt; null while the task waits or is queued, and for tasks from before this column.
    alter table tasks add column started_at timestamptz;
    create index tasks_by_pace on tasks (kind, ended_at desc)
      where status = 'completed' and started_at is not null;
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What has become of visitors' previews since the installation began: their own rows are removed within the hour. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table try_totals (
      outcome text primary key check (outcome in ('completed', 'failed', 'gave_way')),
      tries bigint not null default 0,
      seconds double precision not null default 0
    );
    insert into try_totals (outcome) values ('completed'), ('failed'), ('gave_way');
    alter table tries add column started_at timestamptz;
  `.execute(db);
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { readWalletViolations, walletRules } from '#server/db/wallet-invariants.ts';
import type { Invariant } from './report.ts';

/** Conditions that must hold after all work has ended, for any number of kills. */
export async function checkBooks(database: Database): Promise<Invariant[]> {
  const faults = async (query: RawBuilder<{ fault: string }>): Promise<string[]> =>
    (await query.execute(database)).rows.map(({ fault }) => fault);
  const violations = await readWalletViolations(database);
  return [
    {
      name: 'every task has ended',
      faults: await faults(sql`
        select kind || ' ' || id || ' is ' || status as fault from tasks where ended_at is null
      `),
    },
    {
      // The queue fails a job that was taken over too often; the harness completes the job whose task it fails.
      name: 'no work was given up because of kills',
      faults: await faults(sql`
        select tasks.kind || ' ' || tasks.id || ' was given up after ' || job.retry_count || ' takeovers' as fault
        from tasks join pgboss.job on job.id::text = tasks.job_id
        where tasks.status = 'failed' and job.state = 'failed'
      `),
    },
    {
      // Work whose own program was killed five times has failed for good.
      name: 'failed work had its tries, and its hold was released',
      faults: await faults(sql`
        select tasks.kind || ' ' || tasks.id || ' failed after ' || coalesce(job.retry_count, 0) || ' tries with '
          || coalesce(error_code, 'no error') || ', hold ' || coalesce(holds.state, 'none') as fault
        from tasks left join pgboss.job on job.id::text = tasks.job_id left join holds on holds.id = tasks.hold_id
        where tasks.status <> 'completed'
          and (tasks.status <> 'failed' or holds.state <> 'released'
            or (tasks.job_id is not null and coalesce(job.retry_count, 0) < 2))
      `),
    },
    {
      name: 'completed work was charged once',
      faults: await faults(sql`
        select tasks.kind || ' ' || tasks.id || ' completed, hold ' || holds.state as fault
        from tasks join holds on holds.id = tasks.hold_id
        where tasks.status = 'completed' and holds.state <> 'captured'
      `),
    },
    {
      name: 'every hold was settled once',
      faults: await faults(sql`
        select 'hold ' || holds.id || ' is ' || state || ' with ' || count(ledger_transactions.id) || ' settlements' as fault
        from holds left join ledger_transactions
          on reference = 'hold:' || holds.id and kind in ('capture', 'release', 'refund')
        group by holds.id having count(ledger_transactions.id) <> 1 or state = 'held'
      `),
    },
    ...walletRules.map((rule) => ({
      name: `wallets: ${rule.replaceAll('_', ' ')}`,
      faults: violations
        .filter((violation) => violation.rule === rule)
        .map(({ userId, expected, actual }) => `wallet ${userId}: ${actual} instead of ${expected}`),
    })),
  ];
}

/** Each failed task with its error and its number of retries. */
export async function readFailedWork(database: Database): Promise<string[]> {
  const { rows } = await sql<{ failure: string }>`
    select tasks.kind || ': ' || coalesce(error_code, 'no error') || ' after ' || coalesce(job.retry_count, 0)
      || ' tries, its job ' || coalesce(job.state::text, 'gone') as failure
    from tasks left join pgboss.job on job.id::text = tasks.job_id
    where tasks.status = 'failed' order by 1
  `.execute(database);
  return rows.map(({ failure }) => failure);
}

/** Folders that must be empty when no work is in progress. */
export async function checkFolders(dataFolder: string, temporaryFolder: string): Promise<Invariant> {
  const left = async (folder: string): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  const inTemporary = await left(temporaryFolder);
  return {
    name: 'no temporary folder is left',
    faults: [
      ...(await left(path.join(dataFolder, 'work'))),
      ...(await left(path.join(dataFolder, 'incoming'))),
      // The folder of the database's socket is kept for the next start.
      ...inTemporary.filter((name) => !/^hookline-[0-9a-f]{16}$/.test(path.basename(name))),
    ],
  };
}

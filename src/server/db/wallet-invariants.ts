import { sql, type RawBuilder } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';

/** Invariants of every wallet at the end of every transaction. */
export const walletRules = [
  /** The held credits are those of the open holds. */
  'held_is_open_holds',
  /** Each open hold belongs to an active task or refund. */
  'holds_have_work',
  /** Available and held credits are the sums of the ledger's entries. */
  'wallet_is_ledger',
  /** The entries of each transaction sum to zero. */
  'ledger_sums_to_zero',
] as const;

export type WalletRule = (typeof walletRules)[number];

export type WalletViolation = { userId: string; rule: WalletRule; expected: number; actual: number };

/** An open hold belongs to one of these, from the transaction that placed it. */
const hasWorkUnderWay = (hold: string): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select 1 from tasks where tasks.hold_id = ${sql.ref(hold)} and tasks.status in (${sql.join(activeStatuses)})
  ) or exists (
    select 1 from refunds where refunds.hold_id = ${sql.ref(hold)} and refunds.state in ('requested', 'pending')
  )
)`;

/**
 * Open holds that nothing will settle. A hold and its work are written in one transaction, so a hold without work will
 * never get any.
 */
export async function readLostHolds(
  connection: Connection,
  filter: { userId?: string } = {},
): Promise<{ id: string; userId: string; credits: number }[]> {
  const ofUser = filter.userId === undefined ? sql`` : sql`and user_id = ${filter.userId}`;
  const { rows } = await sql<{ id: string; userId: string; credits: number }>`
    select id, user_id as "userId", credits from holds
    where state = 'held' and not ${hasWorkUnderWay('holds.id')} ${ofUser} order by id
  `.execute(connection);
  return rows;
}

/** The wallets that violate a rule, all read in one snapshot. Reads every ledger entry once. */
export async function readWalletViolations(connection: Connection): Promise<WalletViolation[]> {
  const { rows } = await sql<WalletViolation>`
    with open_holds as (
      select user_id, sum(credits) as credits,
        coalesce(sum(credits) filter (where ${hasWorkUnderWay('holds.id')}), 0) as working
      from holds where state = 'held' group by user_id
    ), unbalanced as (
      select transaction_id, sum(credits) as credits from ledger_entries group by transaction_id having sum(credits) <> 0
    ), entries as (
      select movement.user_id,
        sum(entry.credits) filter (where entry.account = 'available') as available,
        sum(entry.credits) filter (where entry.account = 'held') as held
      from ledger_entries entry join ledger_transactions movement on movement.id = entry.transaction_id
      group by movement.user_id
    )
    select wallet.user_id as "userId", rule.name as rule, rule.expected::bigint as expected, rule.actual::bigint as actual
    from wallets wallet
      left join open_holds on open_holds.user_id = wallet.user_id
      left join entries on entries.user_id = wallet.user_id
      cross join lateral (values
        ('held_is_open_holds', coalesce(open_holds.credits, 0), wallet.held_credits),
        ('holds_have_work', coalesce(open_holds.working, 0), coalesce(open_holds.credits, 0)),
        ('wallet_is_ledger', coalesce(entries.available, 0), wallet.available_credits),
        ('wallet_is_ledger', coalesce(entries.held, 0), wallet.held_credits)
      ) as rule (name, expected, actual)
    where rule.expected <> rule.actual
    union all
    select movement.user_id, 'ledger_sums_to_zero', 0, unbalanced.credits::bigint
    from unbalanced join ledger_transactions movement on movement.id = unbalanced.transaction_id
    order by 1, 2, 3`.execute(connection);
  return rows;
}

import { sql, type Selectable, type Transaction } from 'kysely';
import type { Connection } from './database.ts';
import type { RefundsTable } from './money-tables.ts';
import type { Tables } from './tables.ts';

export type RefundRow = Selectable<RefundsTable>;

const leaseEnd = (leaseSeconds: number) => sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

export async function insertRefund(
  connection: Transaction<Tables>,
  refund: {
    paymentId: string;
    providerRefundId: string | null;
    askedBy: RefundRow['asked_by'];
    amountCents: number;
    credits: number;
    holdId: string | null;
    missingCredits: number;
    /** The lease of the caller that will process it; null if there is none yet. */
    leaseSeconds: number | null;
  },
): Promise<RefundRow> {
  return connection
    .insertInto('refunds')
    .values({
      id: crypto.randomUUID(),
      payment_id: refund.paymentId,
      provider_refund_id: refund.providerRefundId,
      asked_by: refund.askedBy,
      amount_cents: refund.amountCents,
      credits: refund.credits,
      hold_id: refund.holdId,
      missing_credits: refund.missingCredits,
      lease_expires_at: refund.leaseSeconds === null ? null : leaseEnd(refund.leaseSeconds),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function readRefundsOf(connection: Connection, paymentIds: string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return connection
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .execute();
}

export const findRefund = (connection: Connection, refundId: string): Promise<RefundRow | undefined> =>
  connection.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();

export async function updateRefund(
  connection: Transaction<Tables>,
  refundId: string,
  change: Partial<Pick<RefundRow, 'state' | 'provider_refund_id' | 'hold_id' | 'missing_credits'>>,
): Promise<void> {
  await connection
    .updateTable('refunds')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', refundId)
    .execute();
}

/**
 * Claims the undecided refunds without an active lease, longest waiting first. Many processes may claim; each refund is
 * processed by one of them.
 */
export async function claimUndecidedRefunds(
  connection: Connection,
  filter: { provider: 'sandbox' | 'dodo'; leaseSeconds: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update refunds set lease_expires_at = ${leaseEnd(filter.leaseSeconds)} where id in (
      select refunds.id from refunds join payments on payments.id = refunds.payment_id
      where refunds.state in ('requested', 'pending') and payments.provider = ${filter.provider}
        and (refunds.lease_expires_at is null or refunds.lease_expires_at < now())
      order by refunds.lease_expires_at nulls first limit ${filter.limit}
      for update of refunds skip locked
    ) returning id`.execute(connection);
  return rows.map((row) => row.id);
}

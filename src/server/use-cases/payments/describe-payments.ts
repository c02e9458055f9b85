import type { Payment } from '#contract/calls/payments.ts';
import type { Connection } from '../../db/database.ts';
import { readCredits } from '../../db/ledger.ts';
import type { PaymentRow } from '../../db/payments.ts';
import { readRefundsOf } from '../../db/refunds.ts';
import { refundRefusal } from '../../domain/money/payment-refund.ts';

/** A user's payments in their current state. */
export async function describePayments(
  connection: Connection,
  userId: string,
  rows: PaymentRow[],
): Promise<Payment[]> {
  const now = new Date();
  const { balance: availableCredits } = await readCredits(connection, userId);
  const refunds = await readRefundsOf(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = refunds.filter((refund) => refund.payment_id === row.id);
    const { status, credits, completed_at: completedAt } = row;
    return {
      id: row.id,
      paymentId: row.id,
      packageId: row.package_id,
      amount: row.price_cents / 100,
      currency: row.currency,
      credits,
      status,
      dodoStatus: { status: row.provider_status },
      provider: row.provider,
      refundRefusal: refundRefusal({ status, credits, completedAt }, { refunds: own, availableCredits, now }),
      createdAt: row.created_at.toISOString(),
    };
  });
}

export const describePayment = async (
  connection: Connection,
  userId: string,
  row: PaymentRow,
): Promise<Payment> => (await describePayments(connection, userId, [row]))[0]!;

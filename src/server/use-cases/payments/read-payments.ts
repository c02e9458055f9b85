import type { Payment } from '#contract/calls/payments.ts';
import type { Database } from '../../db/database.ts';
import { readPaymentsOf } from '../../db/payments.ts';
import { describePayment } from './describe-payment.ts';

export async function readPayments(
  deps: { database: Database },
  input: { userId: string },
): Promise<{ payments: Payment[] }> {
  return { payments: (await readPaymentsOf(deps.database, input.userId)).map(describePayment) };
}

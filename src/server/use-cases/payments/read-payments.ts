import type { CallReply } from '#contract/call.ts';
import type * as calls from '#contract/calls/payments.ts';
import type { Database } from '../../db/database.ts';
import { readPaymentsOf, sumSpentCents } from '../../db/payments.ts';
import { describePayments } from './describe-payments.ts';

export async function readPayments(
  { database }: { database: Database },
  { userId }: { userId: string },
): Promise<CallReply<typeof calls.readPayments>> {
  const rows = await readPaymentsOf(database, userId);
  return {
    payments: await describePayments(database, userId, rows),
    totalSpent: (await sumSpentCents(database, userId)) / 100,
  };
}

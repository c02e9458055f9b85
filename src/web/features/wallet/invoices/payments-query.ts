import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '#contract/call.ts';
import { type Payment, readPayments } from '#contract/calls/payments.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const watchEveryMs = 5_000;
/** How long an open checkout is polled: one that was left earlier will hardly be paid while the page is open. */
const watchForMs = 10 * 60_000;

const isUnderWay = ({ status, refundRefusal, createdAt }: Payment): boolean =>
  refundRefusal === 'under_way' ||
  ((status === 'pending' || status === 'processing') && Date.now() - Date.parse(createdAt) < watchForMs);

/** Whether a payment was completed or refunded since, which changes the balance. */
const hasMovedCredits = (before: readonly Payment[], now: readonly Payment[]): boolean =>
  now.some(
    ({ paymentId, status }) =>
      (status === 'completed' || status === 'refunded') &&
      before.some((payment) => payment.paymentId === paymentId && payment.status !== status),
  );

/** The user's payments, polled while one of them is being decided. */
export const paymentsQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: async ({ client, signal }) => {
    const before = client.getQueryData<CallReply<typeof readPayments>>(queryKeys.payments);
    const reply = await call(readPayments, { signal });
    if (hasMovedCredits(before?.payments ?? [], reply.payments))
      void client.invalidateQueries({ queryKey: queryKeys.wallet });
    return reply;
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.payments.some(isUnderWay) ? watchEveryMs : false),
});

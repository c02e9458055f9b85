import { queryOptions } from '@tanstack/react-query';
import { type PaymentStatus, readPayment } from '#contract/calls/payments.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const watchEveryMs = 1_500;

export type DecidedStatus = Exclude<PaymentStatus, 'pending' | 'processing'>;

export const isDecided = (status: PaymentStatus): status is DecidedStatus =>
  status !== 'pending' && status !== 'processing';

/** Polls until the payment is decided, because the provider notifies only our server. */
export const paymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: queryKeys.payment(paymentId),
    queryFn: ({ signal }) => call(readPayment, { params: { paymentId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isDecided(state.data.status) ? false : watchEveryMs,
  });

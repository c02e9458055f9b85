import { queryOptions } from '@tanstack/react-query';
import { type Payment, readPayments } from '#contract/calls/payments.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const watchEveryMs = 5_000;
/** A checkout that was left that long ago will hardly be paid while one looks. */
const watchForMs = 10 * 60_000;

const isUnderWay = ({ status, refundRefusal, createdAt }: Payment): boolean =>
  refundRefusal === 'under_way' ||
  ((status === 'pending' || status === 'processing') && Date.now() - Date.parse(createdAt) < watchForMs);

/** The own payments, asked for again while one of them is being decided. */
export const paymentsQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: ({ signal }) => call(readPayments, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.payments.some(isUnderWay) ? watchEveryMs : false),
});

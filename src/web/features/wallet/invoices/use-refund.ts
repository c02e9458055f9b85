import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Payment, refundPayment } from '#contract/calls/payments.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { announce } from '../../../ui/announce.ts';
import { invoiceCost } from './invoice-facts.ts';
import { invoiceTexts } from './invoice-texts.ts';

type Refund = { payment: Payment; idempotencyKey: string };

/** Requests the refund of a payment; afterwards the wallet shows its credits. */
export function useRefund({ onAsked }: { onAsked: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payment, idempotencyKey }: Refund) =>
      call(refundPayment, { params: { paymentId: payment.paymentId }, idempotencyKey }),
    onSuccess: ({ status, amount, currency }) => {
      const isDone = status === 'refunded';
      announce(isDone ? invoiceTexts.refunded(invoiceCost(amount, currency)) : invoiceTexts.refundAsked);
      onAsked();
    },
    onSettled: async () => {
      await Promise.all(
        [queryKeys.payments, queryKeys.wallet].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { startPayment } from '#contract/calls/payments.ts';
import { call } from '../../lib/call.ts';
import { remember } from '../../lib/redirect-memory.ts';

/** Starts buying a package and leaves for the checkout of the payment provider. */
export const usePurchase = () =>
  useMutation({
    mutationFn: (purchase: { packageId: string; idempotencyKey: string }) =>
      call(startPayment, {
        body: { packageId: purchase.packageId },
        idempotencyKey: purchase.idempotencyKey,
      }),
    onSuccess: ({ paymentId, checkoutUrl }) => {
      remember('pendingPayment', paymentId);
      window.location.assign(checkoutUrl);
    },
  });

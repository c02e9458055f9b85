import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startPayment } from '#contract/calls/payments.ts';
import { call } from '../../lib/call.ts';
import { remember } from '../../lib/redirect-memory.ts';

/** Starts buying a package and leaves for the checkout of the payment provider. */
export function usePurchase({ onReturn }: { onReturn: () => void }) {
  const purchase = useMutation({
    mutationFn: ({ packageId, idempotencyKey }: { packageId: string; idempotencyKey: string }) =>
      call(startPayment, { body: { packageId }, idempotencyKey }),
    onSuccess: ({ paymentId, checkoutUrl }) => {
      remember('pendingPayment', paymentId);
      window.location.assign(checkoutUrl);
    },
  });
  const { reset } = purchase;
  // Back from the checkout, browsers show the page as it was left: still waiting to leave.
  useEffect(() => {
    const start = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      reset();
      onReturn();
    };
    window.addEventListener('pageshow', start);
    return () => window.removeEventListener('pageshow', start);
  }, [reset, onReturn]);
  return purchase;
}

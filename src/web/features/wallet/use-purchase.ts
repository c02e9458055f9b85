import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { startPayment } from '#contract/calls/payments.ts';
import { call } from '../../lib/call.ts';
import { remember } from '../../lib/redirect-memory.ts';

type Purchase = { packageId: string; idempotencyKey: string };
type PurchaseOptions = {
  /** Called just before the browser goes to the checkout. */
  onLeave?: (() => void) | undefined;
  onReturn: () => void;
};

/** Starts the purchase of a package and opens the payment provider's checkout. */
export function usePurchase({ onLeave, onReturn }: PurchaseOptions) {
  // The second click of a double click arrives before the button is disabled.
  const isUnderWay = useRef(false);
  const { mutate, reset, ...purchase } = useMutation({
    mutationFn: ({ packageId, idempotencyKey }: Purchase) =>
      call(startPayment, { body: { packageId }, idempotencyKey }),
    onSuccess: ({ paymentId, checkoutUrl }) => {
      remember('pendingPayment', paymentId);
      onLeave?.();
      window.location.assign(checkoutUrl);
    },
    onError: () => {
      isUnderWay.current = false;
    },
  });
  // After Back from the checkout, browsers restore the page with its button still loading.
  useEffect(() => {
    const start = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      reset();
      onReturn();
    };
    window.addEventListener('pageshow', start);
    return () => window.removeEventListener('pageshow', start);
  }, [reset, onReturn]);
  const buy = (wanted: Purchase) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(wanted);
  };
  return { buy, isLeaving: purchase.isPending || purchase.isSuccess, isError: purchase.isError };
}

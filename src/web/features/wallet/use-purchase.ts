import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { startPayment } from '#contract/calls/payments.ts';
import { call } from '../../lib/call.ts';
import { remember } from '../../lib/redirect-memory.ts';

type Purchase = { packageId: string; idempotencyKey: string };
type PurchaseOptions = {
  /** Just before the browser goes to the checkout. */
  onLeave?: (() => void) | undefined;
  onReturn: () => void;
};

/** Starts buying a package and leaves for the checkout of the payment provider. */
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
  // Back from the checkout, browsers show the page as it was left: still waiting to leave.
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

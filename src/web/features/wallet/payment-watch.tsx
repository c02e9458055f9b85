import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Payment } from '#contract/calls/payments.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { forget } from '../../lib/redirect-memory.ts';
import { Notice } from '../../ui/notice.tsx';
import { isDecided, paymentQuery, type DecidedStatus } from './payment-query.ts';
import { PaymentCancelled, PaymentSuccess, PaymentUnfinished, PaymentWaiting } from './payment-states.tsx';
import { walletTexts } from './wallet-texts.ts';

export type PaymentOutcome = DecidedStatus | 'lost';

/** How the buyer got here: returned from the checkout, canceled there, or opened the page later. */
export type PaymentArrival = 'returned' | 'cancelled' | 'abandoned';

type PaymentWatchProps = {
  paymentId: string;
  /** From the address; used only until the payment is decided. */
  arrival: PaymentArrival;
  /** Called once when the payment is decided; for a completed payment, when its credits are in the wallet. */
  onOver: (outcome: PaymentOutcome, payment: Payment | undefined) => void;
  onDismiss: () => void;
  /** The next action, shown after a successful payment. */
  nextAction: ReactNode;
};

/** Follows a payment from the buyer's return until its credits are in the wallet. */
export function PaymentWatch({ paymentId, arrival, onOver, onDismiss, nextAction }: PaymentWatchProps) {
  const queryClient = useQueryClient();
  const { data: payment, error } = useQuery(paymentQuery(paymentId));
  const isLost = error instanceof CallError && error.code === 'not_found';
  const outcome = isLost ? 'lost' : decidedOutcome(payment);
  const finish = useEffectEvent(async (decided: PaymentOutcome) => {
    forget('pendingPayment');
    if (decided === 'completed') {
      await queryClient.invalidateQueries({ queryKey: queryKeys.wallet, refetchType: 'all' });
    }
    onOver(decided, payment);
  });
  useEffect(() => {
    if (outcome !== null) void finish(outcome);
  }, [outcome]);

  if (outcome === 'lost') return <Notice>{walletTexts.paymentError(walletTexts.paymentNotFound)}</Notice>;
  if (outcome === 'failed') return <Notice>{walletTexts.paymentError(walletTexts.declined)}</Notice>;
  if (outcome === 'cancelled') return <PaymentCancelled />;
  if (outcome === 'refunded') return <Notice tone="note">{walletTexts.refunded}</Notice>;
  if (payment !== undefined && outcome === 'completed') {
    return <PaymentSuccess payment={payment} nextAction={nextAction} />;
  }
  if (arrival === 'returned') {
    return <PaymentWaiting problem={error === null ? null : errorText(error)} onDismiss={onDismiss} />;
  }
  if (arrival === 'cancelled') return <PaymentCancelled />;
  return payment === undefined ? null : <PaymentUnfinished payment={payment} onDismiss={onDismiss} />;
}

const decidedOutcome = (payment: Payment | undefined): DecidedStatus | null =>
  payment !== undefined && isDecided(payment.status) ? payment.status : null;

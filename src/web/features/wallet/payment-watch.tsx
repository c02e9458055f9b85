import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Payment } from '#contract/calls/payments.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { forget } from '../../lib/redirect-memory.ts';
import { Notice } from '../../ui/notice.tsx';
import { isSettled, paymentQuery, type SettledStatus } from './payment-query.ts';
import { PaymentCancelled, PaymentSuccess, PaymentUnfinished, PaymentWaiting } from './payment-states.tsx';
import { walletTexts } from './wallet-texts.ts';

export type PaymentOutcome = SettledStatus | 'lost';

/** How the buyer got here: sent back by the checkout, cancelled there, or came back later without it. */
export type PaymentReturn = 'returned' | 'cancelled' | 'abandoned';

type PaymentWatchProps = {
  paymentId: string;
  /** From the address; only used for the display until the payment is settled. */
  returnedBy: PaymentReturn;
  /** Called once: at a completed payment when its credits are in the wallet. */
  onOver: (outcome: PaymentOutcome, payment: Payment | undefined) => void;
  onDismiss: () => void;
  /** The next action, below the success. */
  nextAction: ReactNode;
};

/** From the return of the checkout to credits in the wallet. */
export function PaymentWatch({ paymentId, returnedBy, onOver, onDismiss, nextAction }: PaymentWatchProps) {
  const queryClient = useQueryClient();
  const { data: payment, error } = useQuery(paymentQuery(paymentId));
  const isLost = error instanceof CallError && error.code === 'not_found';
  const outcome = isLost ? 'lost' : settledOutcome(payment);
  const finish = useEffectEvent(async (settled: PaymentOutcome) => {
    forget('pendingPayment');
    if (settled === 'completed') {
      await queryClient.invalidateQueries({ queryKey: queryKeys.wallet, refetchType: 'all' });
    }
    onOver(settled, payment);
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
  if (returnedBy === 'returned') {
    return <PaymentWaiting problem={error === null ? null : errorText(error)} onDismiss={onDismiss} />;
  }
  if (returnedBy === 'cancelled') return <PaymentCancelled />;
  return payment === undefined ? null : <PaymentUnfinished payment={payment} onDismiss={onDismiss} />;
}

const settledOutcome = (payment: Payment | undefined): SettledStatus | null =>
  payment !== undefined && isSettled(payment.status) ? payment.status : null;

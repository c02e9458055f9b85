import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Payment, PaymentStatus } from '#contract/calls/payments.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatCredits } from '../../lib/format.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { forget } from '../../lib/redirect-memory.ts';
import { Notice } from '../../ui/notice.tsx';
import { paymentQuery } from './payment-query.ts';
import { walletTexts } from './wallet-texts.ts';

export type PaymentOutcome = 'completed' | 'failed' | 'cancelled' | 'lost';

type PaymentWatchProps = {
  paymentId: string;
  /** Called once: at a completed payment when its credits are in the wallet. */
  onOver: (outcome: PaymentOutcome) => void;
  onDismiss: () => void;
  /** What to do next, under the success. */
  nextAction: ReactNode;
};

/** From the return of the checkout to credits in the wallet. */
export function PaymentWatch({ paymentId, onOver, onDismiss, nextAction }: PaymentWatchProps) {
  const queryClient = useQueryClient();
  const payment = useQuery(paymentQuery(paymentId));
  const isLost = payment.error instanceof CallError && payment.error.code === 'not_found';
  const outcome = isLost ? 'lost' : settledOutcome(payment.data?.status);
  const finish = useEffectEvent(async (settled: PaymentOutcome) => {
    forget('pendingPayment');
    if (settled === 'completed') {
      await queryClient.invalidateQueries({ queryKey: queryKeys.wallet, refetchType: 'all' });
    }
    onOver(settled);
  });
  useEffect(() => {
    if (outcome !== null) void finish(outcome);
  }, [outcome]);

  if (outcome === 'lost') return <Notice>{walletTexts.paymentError(walletTexts.lost)}</Notice>;
  if (outcome === 'failed') return <Notice>{walletTexts.paymentError(walletTexts.declined)}</Notice>;
  if (outcome === 'cancelled') {
    return (
      <Alert color="gray" icon={<IconInfoCircle />}>
        {walletTexts.cancelled}
      </Alert>
    );
  }
  if (payment.data !== undefined && outcome === 'completed') {
    return <PaymentSuccess payment={payment.data} nextAction={nextAction} />;
  }
  return <PaymentWaiting onDismiss={onDismiss} />;
}

const settledOutcome = (status: PaymentStatus | undefined): PaymentOutcome | null =>
  status === undefined || status === 'pending' || status === 'processing' ? null : status;

const PaymentSuccess = ({ payment, nextAction }: { payment: Payment; nextAction: ReactNode }) => (
  <Stack component="output" align="center" ta="center" gap="sm" py="xl">
    <IconCircleCheck size={56} stroke={1.5} color="var(--positive)" aria-hidden />
    <Title order={2}>{formatCredits(payment.credits)} added</Title>
    <Text c="dimmed">Thank you. They are in your wallet, ready to spend.</Text>
    {nextAction}
  </Stack>
);

const PaymentWaiting = ({ onDismiss }: { onDismiss: () => void }) => (
  <Stack component="output" align="center" ta="center" gap="sm" py="xl">
    <Loader size="md" aria-hidden />
    <Title order={2} size="h3">
      Confirming your payment
    </Title>
    <Text c="dimmed" maw={420}>
      This usually takes a few seconds. You may leave: the credits arrive in your wallet either way.
    </Text>
    <Button variant="subtle" color="gray" onClick={onDismiss}>
      Choose another package
    </Button>
  </Stack>
);

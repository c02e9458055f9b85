import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Payment } from '#contract/calls/payments.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatCredits } from '../../lib/format.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { forget } from '../../lib/redirect-memory.ts';
import { Notice } from '../../ui/notice.tsx';
import { isSettled, paymentQuery } from './payment-query.ts';
import { walletTexts } from './wallet-texts.ts';

type PaymentWatchProps = {
  paymentId: string;
  /** Called once, when the credits are in the wallet. */
  onCompleted: () => void;
  onDismiss: () => void;
  /** What to do next, under the success. */
  nextAction: ReactNode;
};

/** From the return of the checkout to credits in the wallet. */
export function PaymentWatch({ paymentId, onCompleted, onDismiss, nextAction }: PaymentWatchProps) {
  const queryClient = useQueryClient();
  const payment = useQuery(paymentQuery(paymentId));
  const isLost = payment.error instanceof CallError && payment.error.code === 'not_found';
  const status = payment.data?.status;
  const isOver = isLost || (status !== undefined && isSettled(status));
  const finish = useEffectEvent(async () => {
    forget('pendingPayment');
    if (status !== 'completed') return;
    await queryClient.invalidateQueries({ queryKey: queryKeys.wallet, refetchType: 'all' });
    onCompleted();
  });
  useEffect(() => {
    if (isOver) void finish();
  }, [isOver]);

  if (isLost) return <Notice>{walletTexts.paymentError(walletTexts.lost)}</Notice>;
  if (status === 'failed') return <Notice>{walletTexts.paymentError(walletTexts.declined)}</Notice>;
  if (status === 'cancelled') {
    return (
      <Alert color="gray" icon={<IconInfoCircle />} mb="lg">
        {walletTexts.cancelled}
      </Alert>
    );
  }
  if (payment.data !== undefined && status === 'completed') {
    return <PaymentSuccess payment={payment.data} nextAction={nextAction} />;
  }
  return <PaymentWaiting onDismiss={onDismiss} />;
}

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

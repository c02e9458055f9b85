import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFlask, IconLock } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CheckoutOutcome, type Payment, settleSandboxCheckout } from '#contract/calls/payments.ts';
import { call } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatCredits, formatMoney } from '../../lib/format.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isDecided, paymentQuery } from './payment-query.ts';
import classes from './sandbox-checkout.module.css';
import { walletTexts } from './wallet-texts.ts';

type SandboxCheckoutProps = {
  paymentId: string;
  /** The saved card to pay with, if there is one. */
  savedCard: ReactNode;
  onSettled: () => void;
};

/** Stands in for a payment provider's checkout page: each choice reaches our server as a signed webhook. */
export function SandboxCheckout({ paymentId, savedCard, onSettled }: SandboxCheckoutProps) {
  const queryClient = useQueryClient();
  const payment = useQuery({ ...paymentQuery(paymentId), refetchInterval: false });
  const settle = useMutation({
    mutationFn: (outcome: CheckoutOutcome) =>
      call(settleSandboxCheckout, { params: { paymentId }, body: { outcome } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: queryKeys.payment(paymentId) });
      onSettled();
    },
  });
  return (
    <div className={classes.page}>
      <div className={classes.banner} role="note">
        <IconFlask size={18} aria-hidden />
        <span>Sandbox: no real money</span>
      </div>
      <section className={classes.receipt} aria-label="Payment">
        {payment.isPending && <ReceiptSkeleton />}
        {payment.isError && (
          <FailureNotice
            text={walletTexts.paymentError(errorText(payment.error))}
            onRetry={() => void payment.refetch()}
          />
        )}
        {payment.data !== undefined && <Receipt payment={payment.data} />}
        {settle.isError && <Notice>{walletTexts.paymentError(errorText(settle.error))}</Notice>}
        {payment.data !== undefined &&
          (isDecided(payment.data.status) ? (
            <Button size="lg" variant="gradient" onClick={onSettled}>
              Back to Hookline
            </Button>
          ) : (
            <Choices
              amount={formatMoney(payment.data.amount, payment.data.currency)}
              chosen={settle.isPending || settle.isSuccess ? settle.variables : null}
              onChoose={settle.mutate}
              savedCard={savedCard}
            />
          ))}
      </section>
    </div>
  );
}

const Receipt = ({ payment }: { payment: Payment }) => (
  <Stack gap={4}>
    <Title order={1} size="h4">
      Pay Hookline
    </Title>
    <span className={classes.amount}>{formatMoney(payment.amount, payment.currency)}</span>
    <div className={classes.line}>
      <span>{formatCredits(payment.credits)}</span>
      <span>{formatMoney(payment.amount, payment.currency)}</span>
    </div>
    <div className={classes.line}>
      <strong>{isDecided(payment.status) ? `Payment ${payment.status}` : 'Total due'}</strong>
      <strong>{formatMoney(payment.amount, payment.currency)}</strong>
    </div>
  </Stack>
);

type ChoicesProps = {
  amount: string;
  chosen: CheckoutOutcome | null;
  savedCard: ReactNode;
  onChoose: (outcome: CheckoutOutcome) => void;
};

const Choices = ({ amount, chosen, savedCard, onChoose }: ChoicesProps) => (
  <Stack gap="sm">
    <Text size="sm" c="dimmed">
      {walletTexts.sandboxNote}
    </Text>
    {savedCard}
    <Button
      size="lg"
      variant="filled"
      leftSection={<IconLock size={18} />}
      loading={chosen === 'succeeded'}
      disabled={chosen !== null}
      onClick={() => onChoose('succeeded')}
    >
      Pay {amount}
    </Button>
    <Button loading={chosen === 'failed'} disabled={chosen !== null} onClick={() => onChoose('failed')}>
      Decline the card
    </Button>
    <Button
      variant="subtle"
      color="gray"
      loading={chosen === 'cancelled'}
      disabled={chosen !== null}
      onClick={() => onChoose('cancelled')}
    >
      Cancel and go back
    </Button>
  </Stack>
);

const ReceiptSkeleton = () => (
  <Loading label="Loading the payment">
    <Stack gap="sm">
      <Skeleton height={24} width={120} />
      <Skeleton height={56} width={160} />
      <Skeleton height={88} />
      <Skeleton height={50} />
      <Skeleton height={42} />
      <Skeleton height={42} />
    </Stack>
  </Loading>
);

import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Payment } from '#contract/calls/payments.ts';
import { formatCredits } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { invoiceCost, invoiceType } from './invoices/invoice-facts.ts';
import { walletTexts } from './wallet-texts.ts';

const slowAfterMs = 20_000;

export const PaymentSuccess = ({ payment, nextAction }: { payment: Payment; nextAction: ReactNode }) => (
  <Stack component="output" align="center" ta="center" gap="sm" py="xl">
    <IconCircleCheck size={56} stroke={1.5} color="var(--positive)" aria-hidden />
    <Title order={2}>{formatCredits(payment.credits)} added</Title>
    <Text c="dimmed">Thank you. They are in your wallet, ready to spend.</Text>
    {nextAction}
  </Stack>
);

export const PaymentCancelled = () => <Notice tone="note">{walletTexts.cancelled}</Notice>;

type PaymentWaitingProps = {
  /** Why the last poll failed. */
  problem: string | null;
  onDismiss: () => void;
};

/** The provider decides and notifies our server, mostly within seconds. */
export function PaymentWaiting({ problem, onDismiss }: PaymentWaitingProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack component="output" align="center" ta="center" gap="sm" py="xl">
      <Loader size="md" aria-hidden />
      <Title order={2} size="h3">
        {isSlow ? walletTexts.confirmingSlow : walletTexts.confirming}
      </Title>
      <Text c="dimmed" maw={420}>
        {problem ?? (isSlow ? walletTexts.confirmingSlowNote : walletTexts.confirmingNote)}
      </Text>
      <Button variant="subtle" color="gray" onClick={onDismiss}>
        Choose another package
      </Button>
    </Stack>
  );
}

/** The payment was started but left before it was paid, as far as we know. */
export const PaymentUnfinished = ({ payment, onDismiss }: { payment: Payment; onDismiss: () => void }) => (
  <Notice tone="note" onDismiss={onDismiss}>
    {walletTexts.unfinished(invoiceType(payment.packageId), invoiceCost(payment.amount, payment.currency))}
  </Notice>
);

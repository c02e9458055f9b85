import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCredits, formatNumber } from '../../lib/format.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import classes from './balance-card.module.css';
import { walletQuery } from './wallet-query.ts';
import { walletTexts } from './wallet-texts.ts';

/** What can be spent, and what waits for work under way. */
export function BalanceCard({ action }: { action: ReactNode }) {
  const wallet = useQuery({ ...walletQuery, staleTime: 0 });
  if (wallet.isError) {
    return <FailureNotice text={walletTexts.walletFailed} onRetry={() => void wallet.refetch()} />;
  }
  return (
    <section className={classes.card} aria-label="Credit balance" aria-busy={wallet.isPending}>
      <Stack gap={6}>
        <Text c="dimmed">Credit balance</Text>
        {wallet.isPending ? (
          <Skeleton height={56} width={120} />
        ) : (
          <span className={classes.balance}>{formatNumber(wallet.data.balance)}</span>
        )}
        <Text size="xs" c="dimmed" mih={20}>
          {wallet.isPending ? '\u00a0' : heldText(wallet.data.held)}
        </Text>
      </Stack>
      {action}
    </section>
  );
}

const heldText = (held: number): string =>
  held > 0 ? `${formatCredits(held)} held for work under way` : 'Nothing held for work under way';

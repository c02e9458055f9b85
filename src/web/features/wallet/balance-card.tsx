import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCredits, formatNumber } from '../../lib/format.ts';
import classes from './balance-card.module.css';
import { walletQuery } from './wallet-query.ts';
import { walletTexts } from './wallet-texts.ts';

/** The available credits, and those held for work in progress. */
export function BalanceCard({ action }: { action: ReactNode }) {
  const wallet = useQuery({ ...walletQuery, staleTime: 0 });
  const { data } = wallet;
  const isFailed = data === undefined && wallet.isError;
  return (
    <section className={classes.card} aria-label="Credit balance" aria-busy={wallet.isPending}>
      <Stack gap={6}>
        <Text c="dimmed">Credit balance</Text>
        {wallet.isPending ? (
          <Skeleton height={56} width={120} />
        ) : (
          <span className={classes.balance}>{data === undefined ? '–' : formatNumber(data.balance)}</span>
        )}
        {isFailed ? (
          <Text size="xs" mih={20} role="alert" c="var(--negative)">
            {walletTexts.balanceFailed}
          </Text>
        ) : (
          <Text size="xs" c="dimmed" mih={20}>
            {data === undefined ? '\u00a0' : heldText(data.held)}
          </Text>
        )}
      </Stack>
      <Stack gap="xs">
        {action}
        {isFailed && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => void wallet.refetch()}
          >
            Try Again
          </Button>
        )}
      </Stack>
    </section>
  );
}

const heldText = (held: number): string =>
  held > 0 ? `${formatCredits(held)} held for work in progress` : 'No credits held for work in progress';

import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { type walletTransactionSchema, readTransactions } from '#contract/calls/wallet.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import classes from './transaction-list.module.css';
import { walletTexts } from './wallet-texts.ts';

type Transaction = (typeof walletTransactionSchema)['_output'];

/** The transactions of the wallet, newest first. */
export function TransactionList() {
  const transactions = useInfiniteQuery(transactionsQuery);
  if (transactions.isError) {
    return <FailureNotice text={walletTexts.walletFailed} onRetry={() => void transactions.refetch()} />;
  }
  if (transactions.isPending) return <TransactionsSkeleton />;
  const rows = transactions.data.pages.flatMap((page) => page.transactions).filter(movesCredits);
  if (rows.length === 0) {
    return (
      <EmptyNotice
        picture={<IconReceipt size={40} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />}
        text="Nothing here yet. Credits that you buy and spend appear in this list."
      />
    );
  }
  return (
    <Stack gap="md">
      <ul className={classes.list}>
        {rows.map((row) => (
          <TransactionRow key={row.id} transaction={row} />
        ))}
      </ul>
      {transactions.hasNextPage && (
        <Button
          variant="default"
          loading={transactions.isFetchingNextPage}
          onClick={() => void transactions.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}

/** False for a capture and for a refund requested here: their hold has changed the balance already. */
const movesCredits = ({ credits }: Transaction): boolean => credits !== 0;

const signed = (credits: number): string =>
  credits > 0 ? `+${formatNumber(credits)}` : formatNumber(credits).replace('-', '−');

const TransactionRow = ({ transaction }: { transaction: Transaction }) => (
  <li className={classes.row}>
    <div>
      <Text>{transaction.description}</Text>
      <Text size="xs" c="dimmed">
        {transaction.kind === 'release' && 'Given back · '}
        {transaction.kind === 'refund' && 'Refunded · '}
        {formatDateTime(transaction.createdAt)}
      </Text>
    </div>
    <span className={classes.credits} data-gain={transaction.credits > 0 || undefined}>
      {signed(transaction.credits)}
    </span>
  </li>
);

const TransactionsSkeleton = () => (
  <Loading label="Loading transactions">
    <Stack gap="xs">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={60} />
      ))}
    </Stack>
  </Loading>
);

const pageSize = 20;

const transactionsQuery = infiniteQueryOptions({
  queryKey: queryKeys.walletTransactions,
  queryFn: ({ pageParam, signal }) =>
    call(readTransactions, { query: { limit: pageSize, offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.transactions.length, 0);
    return loaded < last.totalCount && last.transactions.length > 0 ? loaded : undefined;
  },
  staleTime: 0,
});

import { Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { walletTexts } from '../wallet-texts.ts';
import { InvoiceTable } from './invoice-table.tsx';
import classes from './invoice-table.module.css';
import { invoiceTexts } from './invoice-texts.ts';
import { paymentsQuery } from './payments-query.ts';
import { RefundDialog } from './refund-dialog.tsx';

type InvoicesProps = {
  title: string;
  /** Shown beside the title; `firstAction` is shown instead if nothing has been bought yet. */
  action?: ReactNode;
  firstAction?: ReactNode;
};

/** The payments, each with its receipt and the refund button. */
export function Invoices({ title, action, firstAction }: InvoicesProps) {
  const query = useQuery(paymentsQuery);
  const [refundId, setRefundId] = useState<string | null>(null);
  const payments = query.data?.payments;
  const refunded = payments?.find(({ paymentId }) => paymentId === refundId) ?? null;
  return (
    <section aria-label={title}>
      <Group justify="space-between" mt="xl" mb="sm" mih={42}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {payments !== undefined && payments.length > 0 && action}
      </Group>
      {payments === undefined && query.isError && (
        <FailureNotice text={walletTexts.walletFailed} onRetry={() => void query.refetch()} />
      )}
      {payments === undefined && !query.isError && <InvoicesSkeleton />}
      {payments?.length === 0 && (
        <EmptyNotice
          picture={<IconReceipt size={40} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />}
          text={invoiceTexts.none}
          action={firstAction}
        />
      )}
      {payments !== undefined && payments.length > 0 && (
        <InvoiceTable payments={payments} onRefund={setRefundId} />
      )}
      <RefundDialog payment={refunded} onClose={() => setRefundId(null)} />
    </section>
  );
}

const InvoicesSkeleton = () => (
  <Loading label="Loading invoices">
    <Stack gap="xs">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={classes.rowSkeleton} />
      ))}
    </Stack>
  </Loading>
);

import { Button, Text, Title } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { formatMoney } from '../../lib/format.ts';
import { paymentsQuery } from './invoices/payments-query.ts';
import classes from './side-card.module.css';
import { useSupportAddress } from './support-address.ts';
import { walletTexts } from './wallet-texts.ts';

/** Offers monthly invoicing to customers who have spent much. */
export function InvoicingOffer() {
  const payments = useQuery(paymentsQuery).data;
  const support = useSupportAddress();
  if (payments === undefined || payments.totalSpent < limits.monthlyInvoicingFromSpent) return null;
  const currency = payments.payments[0]?.currency ?? 'USD';
  return (
    <section className={classes.card} data-accent aria-labelledby="offer-title">
      <div>
        <Title order={2} size="h4" id="offer-title">
          {walletTexts.offerTitle}
        </Title>
        <Text c="dimmed" mt={4}>
          {walletTexts.offerNote(formatMoney(payments.totalSpent, currency))}
        </Text>
      </div>
      <Button
        component="a"
        href={support?.mailLink}
        className={classes.action}
        leftSection={<IconFileInvoice size={18} aria-hidden />}
      >
        {walletTexts.askForInvoicing}
      </Button>
    </section>
  );
}

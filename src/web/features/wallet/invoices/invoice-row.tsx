import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type Payment, readReceipt } from '#contract/calls/payments.ts';
import { formatCredits, formatDate } from '../../../lib/format.ts';
import { callForFile } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { announce } from '../../../ui/announce.ts';
import { hasReceipt, invoiceCost, invoiceType, receiptFileName } from './invoice-facts.ts';
import { invoiceStatus } from './invoice-status.ts';
import classes from './invoice-table.module.css';
import { invoiceTexts, refusalTexts } from './invoice-texts.ts';

type InvoiceRowProps = { payment: Payment; onRefund?: ((paymentId: string) => void) | undefined };

export function InvoiceRow({ payment, onRefund }: InvoiceRowProps) {
  const { paymentId, packageId, createdAt, credits, amount, currency, refundRefusal } = payment;
  const receipt = useReceipt(payment);
  const name = invoiceType(packageId);
  const date = formatDate(createdAt);
  const { label, tone } = invoiceStatus(payment.status);
  const isPaid = payment.status === 'completed';
  return (
    <tr className={classes.row}>
      <td className={classes.date}>{date}</td>
      <td className={classes.type}>
        <Text component="span" display="block" fw={600}>
          {name}
        </Text>
        <Text component="span" display="block" size="xs" c="dimmed">
          {formatCredits(credits)}
        </Text>
        {onRefund && isPaid && refundRefusal !== null && refundRefusal !== 'under_way' && (
          <Text component="span" display="block" size="xs" c="dimmed">
            {invoiceTexts.notRefundable(refusalTexts[refundRefusal])}
          </Text>
        )}
      </td>
      <td className={classes.status}>
        <span className={classes.label} data-tone={tone}>
          {label}
        </span>
        {refundRefusal === 'under_way' && (
          <Text component="span" display="block" size="xs" c="dimmed">
            {invoiceTexts.refundUnderWay}
          </Text>
        )}
      </td>
      <td className={classes.cost}>{invoiceCost(amount, currency)}</td>
      <td className={classes.actions}>
        {hasReceipt(payment) && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={invoiceTexts.receiptOf(name, date)}
            loading={receipt.isPending}
            onClick={() => receipt.mutate()}
          >
            {invoiceTexts.receipt}
          </Button>
        )}
        {onRefund && isPaid && refundRefusal === null && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={invoiceTexts.refundOf(name, date)}
            onClick={() => onRefund(paymentId)}
          >
            {invoiceTexts.refund}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Saves the receipt of a payment as a PDF. */
const useReceipt = (payment: Payment) =>
  useMutation({
    mutationFn: async () => {
      const receipt = await callForFile(readReceipt, { params: { paymentId: payment.paymentId } });
      saveBlob(receipt, receiptFileName(payment));
    },
    onError: (error) => announce(`${invoiceTexts.receiptFailed} ${errorText(error)}`, 'failure'),
  });

import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Payment } from '#contract/calls/payments.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatCredits } from '../../../lib/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSupportAddress } from '../support-address.ts';
import { invoiceCost, invoiceType } from './invoice-facts.ts';
import { invoiceTexts, refusalTexts } from './invoice-texts.ts';
import { useRefund } from './use-refund.ts';

type RefundDialogProps = { payment: Payment; onClose: () => void };

/** Asks once more, by name and amount; or says why the money cannot be given back. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { refundRefusal, packageId } = payment;
  const title =
    refundRefusal === null ? invoiceTexts.refundTitle(invoiceType(packageId)) : invoiceTexts.refusedTitle;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {refundRefusal === null ? (
        <Question payment={payment} onClose={onClose} />
      ) : (
        <Refusal text={refusalTexts[refundRefusal]} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Question({ payment, onClose }: RefundDialogProps) {
  const refund = useRefund({ onAsked: onClose });
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const cost = invoiceCost(payment.amount, payment.currency);
  return (
    <>
      <Text>{invoiceTexts.refundNote(cost, formatCredits(payment.credits))}</Text>
      <Text size="xs" c="dimmed" mt={4} mb="lg">
        {invoiceTexts.refundTakes}
      </Text>
      {refund.isError && <Notice>{errorText(refund.error)}</Notice>}
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={onClose} disabled={refund.isPending}>
          {invoiceTexts.keep}
        </Button>
        <Button
          variant="filled"
          color="coral.7"
          loading={refund.isPending}
          onClick={() => refund.mutate({ payment, idempotencyKey })}
        >
          {invoiceTexts.confirm}
        </Button>
      </Group>
    </>
  );
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  const support = useSupportAddress();
  return (
    <>
      <Text>{text}</Text>
      <Group justify="flex-end" gap="lg" mt="lg">
        {support && <Anchor href={support.mailLink}>{invoiceTexts.askUs}</Anchor>}
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </Group>
    </>
  );
}

import { Anchor, Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Payment, refundPayment } from '#contract/calls/payments.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatCredits } from '../../../lib/format.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { announce } from '../../../ui/announce.ts';
import { useSupportAddress } from '../support-address.ts';
import { refundTakes } from '../refund-takes.ts';
import { invoiceCost, invoiceType } from './invoice-facts.ts';
import { invoiceTexts, refusalTexts } from './invoice-texts.ts';

type RefundDialogProps = { payment: Payment | null; onClose: () => void };

/** Confirms a refund by name and amount, or explains why it is no longer possible. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const shown = useLastValue(payment);
  const title = shown?.refundRefusal
    ? invoiceTexts.refusedTitle
    : invoiceTexts.refundTitle(invoiceType(shown?.packageId ?? ''));
  return (
    <Dialog isOpen={payment !== null} title={title} onClose={onClose}>
      {shown?.refundRefusal && <Refusal text={refusalTexts[shown.refundRefusal]} onClose={onClose} />}
      {shown?.refundRefusal === null && <Question payment={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const refund = useRefund({ onAsked: onClose });
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const cost = invoiceCost(payment.amount, payment.currency);
  return (
    <>
      <Text>{invoiceTexts.refundNote(cost, formatCredits(payment.credits))}</Text>
      <Text size="xs" c="dimmed" mt={4}>
        {refundTakes}
      </Text>
      {refund.isError && (
        <Box mt="md">
          <Notice>{errorText(refund.error)}</Notice>
        </Box>
      )}
      <DialogActions>
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
      </DialogActions>
    </>
  );
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  const support = useSupportAddress();
  return (
    <>
      <Text>{text}</Text>
      <DialogActions>
        {support && <Anchor href={support.mailLink}>{invoiceTexts.askUs}</Anchor>}
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

type Refund = { payment: Payment; idempotencyKey: string };

/** Requests the refund of a payment; afterwards the wallet shows its credits. */
function useRefund({ onAsked }: { onAsked: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payment, idempotencyKey }: Refund) =>
      call(refundPayment, { params: { paymentId: payment.paymentId }, idempotencyKey }),
    onSuccess: ({ status, amount, currency }) => {
      const isDone = status === 'refunded';
      announce(isDone ? invoiceTexts.refunded(invoiceCost(amount, currency)) : invoiceTexts.refundAsked);
      onAsked();
    },
    onSettled: async () => {
      await Promise.all(
        [queryKeys.payments, queryKeys.wallet].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}

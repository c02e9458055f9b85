import { useMutation } from '@tanstack/react-query';
import { type Payment, readReceipt } from '#contract/calls/payments.ts';
import { callForFile } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { announce } from '../../../ui/announce.ts';
import { receiptFileName } from './invoice-facts.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** Saves the receipt of a payment as a PDF. */
export const useReceipt = (payment: Payment) =>
  useMutation({
    mutationFn: async () => {
      const receipt = await callForFile(readReceipt, { params: { paymentId: payment.paymentId } });
      saveBlob(receipt, receiptFileName(payment));
    },
    onError: (error) => announce(`${invoiceTexts.receiptFailed} ${errorText(error)}`, 'failure'),
  });

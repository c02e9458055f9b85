import type { Payment } from '#contract/calls/payments.ts';
import { creditPackages } from '#contract/prices.ts';

/** Always with cents: 49 → '$49.00'. */
export const invoiceCost = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: 2 }).format(amount);

/** 'Creator package'; a package that is no longer for sale is named by its id. */
export function invoiceType(packageId: string): string {
  const name = creditPackages.find(({ id }) => id === packageId)?.name ?? packageId;
  return `${name} package`;
}

/** Receipts of one day are distinguished by the end of the payment's id. */
export const receiptFileName = ({ paymentId, createdAt }: Pick<Payment, 'paymentId' | 'createdAt'>): string =>
  `hookline-receipt-${createdAt.slice(0, 10)}-${paymentId.slice(-6)}.pdf`;

/** Whether there is a receipt: the payment was completed, even if it was refunded later. */
export const hasReceipt = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'completed' || status === 'refunded';

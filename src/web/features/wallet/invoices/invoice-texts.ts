import type { Payment } from '#contract/calls/payments.ts';
import { limits } from '#contract/limits.ts';

export const invoiceTexts = {
  none: 'No invoices yet. What you buy appears here, with its receipt.',
  chooseFirst: 'Choose a package',
  buyAgain: 'Buy again',
  receipt: 'Receipt',
  receiptOf: (name: string, date: string) => `Receipt of the ${name}, ${date}`,
  receiptFailed: 'The receipt could not be downloaded.',
  refund: 'Refund',
  refundOf: (name: string, date: string) => `Refund of the ${name}, ${date}`,
  notRefundable: (reason: string) => `Cannot be refunded now. ${reason}`,
  refundUnderWay: 'Refund under way',
  refundTitle: (name: string) => `Refund the ${name}?`,
  refundNote: (cost: string, credits: string) =>
    `${cost} goes back to the way you paid, and ${credits} leave your wallet.`,
  keep: 'Keep my credits',
  confirm: 'Ask for a refund',
  refunded: (cost: string) => `${cost} is on its way back to you.`,
  refundAsked: 'Your refund is under way. You can follow it here.',
  refusedTitle: 'This cannot be refunded now',
  askUs: 'Contact support',
} as const;

/** Why the money of a payment cannot be given back just now. */
export const refusalTexts: Record<NonNullable<Payment['refundRefusal']>, string> = {
  not_completed: 'This payment was never completed, so there is nothing to give back.',
  too_late: `A purchase can be refunded for ${limits.refundDays} days. This one is older.`,
  credits_spent: 'Some of these credits are already spent or held for work in progress.',
  already_refunded: 'This payment was already refunded.',
  under_way: 'A refund of this payment is already under way.',
};

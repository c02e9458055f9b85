import { expect, test } from 'vitest';
import { invoiceCost, invoiceType, receiptFileName } from './invoice-facts.ts';

test('a cost is shown in dollars with two decimals @wallet-020', () => {
  expect([49, 9.5, 1234.567].map((amount) => invoiceCost(amount, 'USD'))).toEqual([
    '$49.00',
    '$9.50',
    '$1,234.57',
  ]);
});

test('an invoice is named after its package, even if it is no longer sold', () => {
  expect(invoiceType('creator')).toBe('Creator package');
  expect(invoiceType('summer-2024')).toBe('summer-2024 package');
});

test('a receipt is saved with its date and payment in the name', () => {
  const payment = { paymentId: '0a1b2c3d-aaaa', createdAt: '2025-11-21T09:00:00.000Z' };
  expect(receiptFileName(payment)).toBe('hookline-receipt-2025-11-21-d-aaaa.pdf');
});

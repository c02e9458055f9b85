import { expect, test } from 'vitest';
import { paymentStatusSchema } from '#contract/calls/payments.ts';
import { invoiceStatus } from './invoice-status.ts';

test.each([
  ['completed', 'Paid'],
  ['succeeded', 'Paid'],
  ['pending', 'Processing'],
  ['processing', 'Processing'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
  ['canceled', 'Cancelled'],
  ['refunded', 'Refunded'],
])('an invoice that is %s reads %s @wallet-014', (status, label) => {
  expect(invoiceStatus(status).label).toBe(label);
});

test('an unknown status is shown verbatim, and a missing one as Unknown @wallet-015', () => {
  expect(invoiceStatus('requires_capture').label).toBe('requires_capture');
  expect(invoiceStatus('constructor').label).toBe('constructor');
  for (const missing of ['', null, undefined]) expect(invoiceStatus(missing).label).toBe('Unknown');
});

test('every payment status has a label of its own wording', () => {
  for (const status of paymentStatusSchema.options) {
    expect(invoiceStatus(status).label, status).not.toBe(status);
  }
});

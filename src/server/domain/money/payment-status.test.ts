import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentStatusSchema, type PaymentStatus } from '#contract/calls/payments.ts';
import { nextPaymentStatus, type ReportedStatus } from './payment-status.ts';

const reports = fc.array(fc.constantFrom(...paymentStatusSchema.exclude(['refunded']).options));
const follow = (reported: ReportedStatus[]): PaymentStatus =>
  reported.reduce<PaymentStatus>((status, report) => nextPaymentStatus(status, report) ?? status, 'pending');

test('whatever the order of reports, a payment completes if and only if one of them says so', () => {
  fc.assert(
    fc.property(reports, (reported) => {
      expect(follow(reported) === 'completed').toBe(reported.includes('completed'));
    }),
  );
});

test('a decided payment does not become undecided again', () => {
  expect(follow(['failed', 'processing'])).toBe('failed');
  expect(follow(['cancelled', 'pending'])).toBe('cancelled');
});

test('a refunded payment stays refunded, whatever arrives late', () => {
  for (const reported of ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const) {
    expect(nextPaymentStatus('refunded', reported)).toBeNull();
  }
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsOfRefund, refundRefusal, type RefundState } from './payment-refund.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const paid = { status: 'completed', credits: 60, completedAt: daysAgo(1) } as const;
const facts = (availableCredits: number, ...states: RefundState[]) => ({
  refunds: states.map((state) => ({ state })),
  availableCredits,
  now,
});

test.each([
  ['paid yesterday, with all credits unspent', paid, facts(60), null],
  ['a failed refund can be requested again', paid, facts(60, 'failed'), null],
  ['one credit missing', paid, facts(59), 'credits_spent'],
  ['on the last day', { ...paid, completedAt: daysAgo(14) }, facts(60), null],
  ['after the last day', { ...paid, completedAt: daysAgo(14.001) }, facts(60), 'too_late'],
  ['already requested', paid, facts(0, 'requested'), 'under_way'],
  ['awaiting the provider’s decision', paid, facts(0, 'pending'), 'under_way'],
  ['partly refunded at the provider', paid, facts(60, 'succeeded'), 'already_refunded'],
  ['refunded', { ...paid, status: 'refunded' as const }, facts(60), 'already_refunded'],
  ['not paid yet', { ...paid, status: 'processing' as const, completedAt: null }, facts(60), 'not_completed'],
] as const)('%s', (_name, payment, facts, refusal) => {
  expect(refundRefusal(payment, { ...facts, refunds: [...facts.refunds] })).toBe(refusal);
});

test('half of the money removes half of the credits, and the remainder the rest', () => {
  const payment = { credits: 61, paidCents: 4_900 };
  expect(creditsOfRefund(payment, 4_900, { credits: 0, cents: 0 })).toBe(61);
  expect(creditsOfRefund(payment, 2_450, { credits: 0, cents: 0 })).toBe(30);
  expect(creditsOfRefund(payment, 2_450, { credits: 30, cents: 2_450 })).toBe(31);
  expect(creditsOfRefund(payment, 1, { credits: 0, cents: 0 })).toBe(0);
});

test('partial refunds of the whole amount remove exactly all credits, however it is split', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 500 }), (parts, credits) => {
      const paidCents = parts.reduce((sum, part) => sum + part, 0);
      const before = { credits: 0, cents: 0 };
      for (const part of parts) {
        before.credits += creditsOfRefund({ credits, paidCents }, part, before);
        before.cents += part;
        expect(before.credits).toBeLessThanOrEqual(credits);
      }
      expect(before.credits).toBe(credits);
    }),
  );
});

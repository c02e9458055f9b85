import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Payment, PaymentStatus } from '#contract/calls/payments.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { paymentsQuery } from './payments-query.ts';

const payment: Payment = {
  id: 'p1',
  paymentId: 'p1',
  packageId: 'creator',
  amount: 49,
  currency: 'USD',
  credits: 500,
  status: 'pending',
  dodoStatus: { status: null },
  provider: 'sandbox',
  refundRefusal: 'not_completed',
  createdAt: '2026-01-05T12:00:00.000Z',
};

let served: PaymentStatus;
beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ payments: [{ ...payment, status: served }], totalSpent: 0 }),
  );
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the balance is fetched again after the payment was read with these statuses, one after the other. */
async function isWalletOutdatedAfter(statuses: readonly PaymentStatus[]): Promise<boolean> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.walletBalance, { balance: 0 });
  for (const status of statuses) {
    served = status;
    await queryClient.fetchQuery(paymentsQuery);
  }
  return queryClient.getQueryState(queryKeys.walletBalance)!.isInvalidated;
}

test('the wallet is outdated once an invoice turns out to be paid or refunded', async () => {
  expect(await isWalletOutdatedAfter(['pending', 'processing', 'completed'])).toBe(true);
  expect(await isWalletOutdatedAfter(['completed', 'refunded'])).toBe(true);
});

test('the wallet stays as it is while no invoice moves credits', async () => {
  expect(await isWalletOutdatedAfter(['completed', 'completed'])).toBe(false);
  expect(await isWalletOutdatedAfter(['pending', 'processing', 'cancelled'])).toBe(false);
});

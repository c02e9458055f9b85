import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Death, dyingBefore } from '../../../../tests/helpers/dying-before.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import type { Database } from '../../db/database.ts';
import { placeHold } from '../../db/ledger.ts';
import { insertPayment } from '../../db/payments.ts';
import type { Payments, ProviderPayment, ProviderRefund } from '../../ports/payments.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';

const credits = 60;
const priceCents = 4_900;
const statuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** Reports of a payment's refunds; together they never exceed the paid amount. */
const refund = (id: number, amountCents: number) =>
  fc.constantFrom('pending', 'succeeded', 'failed').map((state): ProviderRefund => ({
    providerRefundId: `${id}`,
    isDispute: id % 2 === 1,
    state,
    amountCents,
  }));
const report = fc.record({
  order: fc.nat(1),
  status: fc.constantFrom(...statuses),
  /** One cent too little. */
  isShort: fc.constantFrom(false, false, false, true),
  refunds: fc.tuple(fc.option(refund(1, 1_000), { freq: 2 }), fc.option(refund(2, 3_900), { freq: 2 })),
});
const step = fc.record({
  deed: fc.oneof(
    { weight: 4, arbitrary: report },
    { weight: 1, arbitrary: fc.record({ spend: fc.integer({ min: 1, max: 40 }) }) },
  ),
  diesBefore: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 3 }),
});
const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const log = { warn: () => {} };
const deps = { payments: { provider: 'sandbox' } as Payments, log };

type Person = { userId: string; orders: string[]; completed: Set<string> };

async function runStep(database: Database, person: Person, { deed, diesBefore }: Step): Promise<void> {
  try {
    await database.transaction().execute(async (whole) => {
      const transaction = dyingBefore(whole, diesBefore);
      if ('spend' in deed) {
        await placeHold(transaction, { userId: person.userId, credits: deed.spend, description: 'Hook' });
      } else await applyProviderPayment(deps, transaction, reported(person, deed));
    });
  } catch (error) {
    const isRefused = (error as { code?: string }).code === 'insufficient_credits';
    if (!(error instanceof Death) && !isRefused) throw error;
    return;
  }
  if ('spend' in deed) return;
  const paymentId = person.orders[deed.order]!;
  if (deed.status === 'completed' && !deed.isShort) person.completed.add(paymentId);
}

const reported = (person: Person, deed: Extract<Step['deed'], { order: number }>): ProviderPayment => {
  const paymentId = person.orders[deed.order]!;
  return {
    providerPaymentId: `pay-${paymentId}`,
    paymentId,
    status: deed.status,
    providerStatus: deed.status,
    amountCents: deed.isShort ? priceCents - 1 : priceCents,
    taxCents: 0,
    currency: 'USD',
    refunds: deed.refunds.flatMap((one) =>
      one ? [{ ...one, providerRefundId: `${paymentId}-${one.providerRefundId}` }] : [],
    ),
  };
};

/** One row per order: credits granted, held for refunds, refunded and missing. */
async function readOrders(database: Database, userId: string) {
  const { rows } = await sql<Record<string, number | string>>`
    select p.id, p.status,
      (select count(*) from ledger_transactions t
        where t.kind = 'purchase' and t.reference = 'payment:' || p.id) as grants,
      (select coalesce(sum(r.credits), 0)::bigint from refunds r
        where r.payment_id = p.id and r.state <> 'failed') as refunding,
      (select count(*) from refunds r where r.payment_id = p.id and r.state = 'succeeded') as "succeeded",
      (select count(*) from refunds r left join holds h on h.id = r.hold_id where r.payment_id = p.id and (
        coalesce(h.credits, 0) + r.missing_credits <> r.credits or h.state is distinct from case
          when r.hold_id is null then null when r.state = 'succeeded' then 'refunded'
          when r.state = 'failed' then 'released' else 'held' end)) as "wrongRefunds"
    from payments p where p.user_id = ${userId}`.execute(database);
  return rows;
}

async function readWalletAndEntries(database: Database, userId: string) {
  const { rows } = await sql<Record<string, number>>`
    select w.available_credits as available, w.held_credits as held,
      coalesce(sum(e.credits) filter (where e.account = 'available'), 0)::bigint as "availableEntries",
      coalesce(sum(e.credits) filter (where e.account = 'held'), 0)::bigint as "heldEntries",
      coalesce(sum(e.credits), 0)::bigint as "allEntries",
      (select coalesce(sum(credits), 0)::bigint from holds where user_id = w.user_id and state = 'held') as "openHolds"
    from wallets w
      left join ledger_transactions t on t.user_id = w.user_id
      left join ledger_entries e on e.transaction_id = t.id
    where w.user_id = ${userId} group by w.user_id`.execute(database);
  return rows[0]!;
}

async function play(database: Database, moments: Step[][]): Promise<void> {
  const userId = await testAccount(database);
  const order = () =>
    insertPayment(database, {
      userId,
      packageId: 'creator',
      priceCents,
      currency: 'USD',
      credits,
      provider: 'sandbox',
    });
  const orders = [await order(), await order()];
  const person: Person = { userId, orders, completed: new Set() };
  for (const steps of moments) {
    await Promise.all(steps.map((step) => runStep(database, person, step)));
    const { available, held, ...sums } = await readWalletAndEntries(database, userId);
    expect(Math.min(available!, held!)).toBeGreaterThanOrEqual(0);
    expect(sums).toEqual({ availableEntries: available, heldEntries: held, allEntries: 0, openHolds: held });
    for (const row of await readOrders(database, userId)) {
      const isPaid = person.completed.has(String(row['id']));
      expect(row['grants'], 'granted once, when paid').toBe(isPaid ? 1 : 0);
      expect(['completed', 'refunded'].includes(String(row['status']))).toBe(isPaid);
      expect(row['refunding']).toBeLessThanOrEqual(credits);
      expect(row['wrongRefunds']).toBe(0);
      expect(row['status'] === 'refunded').toBe(row['succeeded'] === 2);
    }
  }
}

const sequencesAtOnce = 10;
const runs = 100;

test(`provider reports in ${sequencesAtOnce * runs} random orders, concurrent and with deaths, grant once, refund once and never go below zero @payments-021`, async () => {
  const database = await testDatabase();
  const batch = fc.array(sequence, { minLength: sequencesAtOnce, maxLength: sequencesAtOnce });
  await fc.assert(
    fc.asyncProperty(batch, async (sequences) => {
      await Promise.all(sequences.map((moments) => play(database, moments)));
    }),
    { numRuns: runs },
  );
});

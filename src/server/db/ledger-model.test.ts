import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { Death, dyingBefore } from '../../../tests/helpers/dying-before.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import type { Database } from './database.ts';
import { captureHold, grantPurchase, placeHold, refundHold, releaseHold } from './ledger.ts';
import type { Tables } from './tables.ts';

const settlements = { capture: captureHold, release: releaseHold, refund: refundHold } as const;
type Settlement = keyof typeof settlements;

type Deed =
  | { do: 'purchase'; payment: number; credits: number }
  | { do: 'hold'; credits: number }
  | { do: Settlement; hold: number };
/** Dies before this statement of its transaction; null: does not die. */
type Step = { deed: Deed; diesBefore: number | null };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constant('purchase' as const),
    payment: fc.nat(3),
    credits: fc.integer({ min: 1, max: 50 }),
  }),
  fc.record({ do: fc.constant('hold' as const), credits: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constantFrom('capture', 'release', 'refund'), hold: fc.nat(5) }),
);
const step: fc.Arbitrary<Step> = fc.record({
  deed,
  diesBefore: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 3 }),
});
/** Steps of one moment run concurrently; the outcome of a moment with one step is predictable. */
const moment = fc.array(step, { minLength: 1, maxLength: 4 });
const sequence = fc.array(moment, { minLength: 2, maxLength: 7 });

type Hold = { id: string; credits: number; isOpen: boolean };
/** A simple account book: the expected wallet, and who was served. */
type Model = { available: number; held: number; holds: Hold[]; paid: Set<number> };

/** The ledger's report. */
type Outcome = { deed: Deed; done: boolean; holdId?: string };

const holdOf = (model: Model, index: number): Hold | undefined =>
  model.holds[index % Math.max(model.holds.length, 1)];

/** Whether the ledger must do it, if nothing runs concurrently. */
function isDue(model: Model, deed: Deed): boolean {
  if (deed.do === 'purchase') return !model.paid.has(deed.payment);
  if (deed.do === 'hold') return model.available >= deed.credits;
  return holdOf(model, deed.hold)?.isOpen ?? false;
}

function follow(model: Model, { deed, done, holdId }: Outcome, target: Hold | undefined): void {
  if (!done) return;
  if (deed.do === 'purchase') {
    expect(model.paid.has(deed.payment), 'a payment is granted once').toBe(false);
    model.paid.add(deed.payment);
    model.available += deed.credits;
  } else if (deed.do === 'hold') {
    model.holds.push({ id: holdId!, credits: deed.credits, isOpen: true });
    model.available -= deed.credits;
    model.held += deed.credits;
  } else {
    expect(target?.isOpen, 'a hold is settled once').toBe(true);
    target!.isOpen = false;
    model.held -= target!.credits;
    if (deed.do === 'release') model.available += target!.credits;
  }
}

async function perform(
  transaction: Transaction<Tables>,
  userId: string,
  deed: Deed,
  target: Hold | undefined,
): Promise<Omit<Outcome, 'deed'>> {
  if (deed.do === 'purchase') {
    const { payment, credits } = deed;
    const paymentId = `${userId}:${payment}`;
    return { done: await grantPurchase(transaction, { userId, paymentId, credits, description: 'Bought' }) };
  }
  if (deed.do === 'hold') {
    const holdId = await placeHold(transaction, { userId, credits: deed.credits, description: 'Hook' });
    return { done: true, holdId };
  }
  return { done: target ? await settlements[deed.do](transaction, target.id) : false };
}

async function runStep(
  database: Database,
  userId: string,
  { deed, diesBefore }: Step,
  target: Hold | undefined,
): Promise<Outcome & { died: boolean }> {
  try {
    const outcome = await database
      .transaction()
      .execute((transaction) => perform(dyingBefore(transaction, diesBefore), userId, deed, target));
    return { deed, ...outcome, died: false };
  } catch (error) {
    const isRefused = deed.do === 'hold' && (error as { code?: string }).code === 'insufficient_credits';
    if (!(error instanceof Death) && !isRefused) throw error;
    return { deed, done: false, died: error instanceof Death };
  }
}

/** The wallet, and the sums of its entries and its open holds. */
async function readBooks(database: Database, userId: string) {
  const { rows } = await sql<Record<string, number>>`
    select w.available_credits as available, w.held_credits as held,
      coalesce(sum(e.credits) filter (where e.account = 'available'), 0)::bigint as "availableEntries",
      coalesce(sum(e.credits) filter (where e.account = 'held'), 0)::bigint as "heldEntries",
      coalesce(sum(e.credits), 0)::bigint as "allEntries",
      (select coalesce(sum(credits), 0)::bigint from holds where user_id = w.user_id and state = 'held') as "openHolds",
      (select count(*) from holds h where h.user_id = w.user_id and h.state <> 'held' and 1 <> (
        select count(*) from ledger_transactions s
        where s.reference = 'hold:' || h.id and s.kind <> 'hold')) as "holdsNotSettledOnce"
    from wallets w
      left join ledger_transactions t on t.user_id = w.user_id
      left join ledger_entries e on e.transaction_id = t.id
    where w.user_id = ${userId} group by w.user_id`.execute(database);
  return rows[0]!;
}

async function play(database: Database, moments: Step[][]): Promise<void> {
  const userId = await testAccount(database);
  const model: Model = { available: 0, held: 0, holds: [], paid: new Set() };
  for (const steps of moments) {
    const targets = steps.map(({ deed }) => ('hold' in deed ? holdOf(model, deed.hold) : undefined));
    const due = steps.map(({ deed }) => isDue(model, deed));
    const outcomes = await Promise.all(
      steps.map((step, index) => runStep(database, userId, step, targets[index])),
    );
    if (outcomes.length === 1 && !outcomes[0]!.died) expect(outcomes[0]!.done).toBe(due[0]);
    outcomes.forEach((outcome, index) => follow(model, outcome, targets[index]));
    // Dead processes are retried, as by the queue, the provider and the browser.
    for (const [index, outcome] of outcomes.entries()) {
      if (!outcome.died) continue;
      const isDueNow = isDue(model, outcome.deed);
      const again = await runStep(database, userId, { deed: outcome.deed, diesBefore: null }, targets[index]);
      if ('hold' in outcome.deed) expect(again.done).toBe(targets[index]?.isOpen ?? false);
      else expect(again.done).toBe(isDueNow);
      follow(model, again, targets[index]);
    }
    const { available, held } = model;
    expect(Math.min(available, held)).toBeGreaterThanOrEqual(0);
    expect(await readBooks(database, userId)).toEqual({
      available,
      held,
      availableEntries: available,
      heldEntries: held,
      allEntries: 0,
      openHolds: held,
      holdsNotSettledOnce: 0,
    });
  }
}

const sequencesAtOnce = 15;
const runs = 70;

test(`purchases, holds, captures, releases, refunds, repetitions and deaths in ${sequencesAtOnce * runs} random orders match a simple account book @payments-020`, async () => {
  const database = await testDatabase();
  const batch = fc.array(sequence, { minLength: sequencesAtOnce, maxLength: sequencesAtOnce });
  await fc.assert(
    fc.asyncProperty(batch, async (sequences) => {
      await Promise.all(sequences.map((moments) => play(database, moments)));
    }),
    { numRuns: runs },
  );
});

test('negative control: a ledger that loses an entry is detected', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 10);
  await sql`alter table ledger_entries disable trigger all`.execute(database);
  await sql`delete from ledger_entries where account = 'available'`.execute(database);
  const books = await readBooks(database, userId);
  expect(books.availableEntries).not.toBe(books.available);
  expect(books.allEntries).not.toBe(0);
});

test('200 concurrent holds on a wallet with credits for 50 place exactly 50, and none is lost @payments-019', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 500);
  const hold = () =>
    database
      .transaction()
      .execute((transaction) => placeHold(transaction, { userId, credits: 10, description: 'Hook' }));
  const attempts = await Promise.allSettled(Array.from({ length: 200 }, hold));
  const placed = attempts.filter((attempt) => attempt.status === 'fulfilled');
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect([placed.length, refused.length]).toEqual([50, 150]);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: 'insufficient_credits', details: { required: 10, balance: 0 } });
  }
  expect(new Set(placed.map(({ value }) => value)).size).toBe(50);
  expect(await readBooks(database, userId)).toMatchObject({ available: 0, held: 500, openHolds: 500 });
  const { count } = await database
    .selectFrom('holds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(50);
});

import { expect, test } from 'vitest';
import { paymentEvent, paymentsFront } from '../../../tests/helpers/payments-front.ts';
import { placeHold, releaseHold } from '../db/ledger.ts';
import type { RefundOrder } from '../ports/payments.ts';
import { reconcilePayments } from '../use-cases/payments/reconcile-payments.ts';
import { refundPayment } from '../use-cases/payments/refund-payment.ts';

async function paidPackage() {
  const front = await paymentsFront();
  const buyer = await front.person();
  const { paymentId } = (await buyer.begin()) as { paymentId: string };
  await buyer.settle(paymentId, 'succeeded');
  const refund = (key?: string) =>
    buyer.post(`/api/payments/${paymentId}/refund`, {}, key ? { 'idempotency-key': key } : {});
  const read = async () => (await buyer.get(`/api/payments/${paymentId}`)).json();
  const wallet = async () => (await buyer.get('/api/wallet')).json();
  const spend = (credits: number) =>
    front.database
      .transaction()
      .execute((transaction) =>
        placeHold(transaction, { userId: buyer.userId, credits, description: 'Hook' }),
      );
  return { ...front, buyer, paymentId, refund, read, wallet, spend };
}

const refundReport = (state: string, changes: object = {}) => ({
  refund_id: 'ref_dashboard',
  payment_id: 'pay_test',
  status: state,
  is_partial: false,
  ...changes,
});

test('unspent credits are refunded: they leave the wallet, and the payment is marked refunded @payments-016', async () => {
  const { refund, read, wallet, buyer } = await paidPackage();
  expect((await read()).refundRefusal).toBeNull();
  expect((await buyer.get('/api/payments')).json().totalSpent).toBe(49);
  const reply = await refund();
  expect(reply.statusCode).toBe(202);
  expect(reply.json()).toMatchObject({ status: 'refunded', refundRefusal: 'already_refunded' });
  expect(await wallet()).toEqual({ balance: 0, held: 0, currency: 'USD' });
  expect((await buyer.get('/api/payments')).json().totalSpent).toBe(0);
  const { transactions } = (await buyer.get('/api/wallet/transactions')).json();
  expect(transactions.map((entry: { kind: string; credits: number }) => [entry.kind, entry.credits])).toEqual(
    [
      ['refund', 0],
      ['hold', -60],
      ['purchase', 60],
    ],
  );
});

test('ten concurrent requests, with one key or many, refund once @payments-030', async () => {
  const { refund, wallet, database } = await paidPackage();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => refund(index % 2 ? 'same' : `key-${index}`)),
  );
  const done = replies.filter(({ statusCode }) => statusCode === 202);
  expect(done.length).toBeGreaterThanOrEqual(1);
  for (const reply of replies) expect([202, 409]).toContain(reply.statusCode);
  expect(await wallet()).toEqual({ balance: 0, held: 0, currency: 'USD' });
  expect(await database.selectFrom('refunds').select('state').execute()).toEqual([{ state: 'succeeded' }]);
  const again = await refund('another-key');
  expect([again.statusCode, again.json().error, again.json().reason]).toEqual([
    409,
    'refund_not_possible',
    'already_refunded',
  ]);
});

test('spent or held credits cannot be refunded', async () => {
  const { refund, read, spend, wallet, database } = await paidPackage();
  const holdId = await spend(1);
  expect((await read()).refundRefusal).toBe('credits_spent');
  expect((await refund()).json()).toMatchObject({ error: 'refund_not_possible', reason: 'credits_spent' });
  expect(await wallet()).toMatchObject({ balance: 59, held: 1 });
  await database.transaction().execute((transaction) => releaseHold(transaction, holdId));
  expect((await refund()).json().status).toBe('refunded');
});

test('unpaid, expired and unknown payments are not refundable', async () => {
  const { buyer, database, paymentId, refund, person } = await paidPackage();
  const { paymentId: open } = await buyer.begin();
  const ofOpen = await buyer.post(`/api/payments/${open}/refund`, {});
  expect(ofOpen.json()).toMatchObject({ error: 'refund_not_possible', reason: 'not_completed' });
  await database
    .updateTable('payments')
    .set({ completed_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', paymentId)
    .execute();
  expect((await refund()).json().reason).toBe('too_late');
  const stranger = await person();
  const ofAnother = await stranger.post(`/api/payments/${paymentId}/refund`, {});
  expect([ofAnother.statusCode, ofAnother.json().error]).toEqual([404, 'not_found']);
});

test('a refund started at the provider removes the available credits, never below zero, and records the rest', async () => {
  const { deliver, person, database, warnings } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  await deliver(paymentEvent(paymentId, 'succeeded'));
  await database
    .transaction()
    .execute((transaction) =>
      placeHold(transaction, { userId: buyer.userId, credits: 45, description: 'Hooks' }),
    );
  await deliver(paymentEvent(paymentId, 'succeeded', { refunds: [refundReport('succeeded')] }));
  expect(await buyer.status(paymentId)).toBe('refunded');
  expect((await buyer.get('/api/wallet')).json()).toMatchObject({ balance: 0, held: 45 });
  expect(warnings).toEqual(['refund exceeds the unspent credits']);
  const refunds = await database.selectFrom('refunds').selectAll().execute();
  expect(refunds).toEqual([
    expect.objectContaining({
      asked_by: 'provider',
      state: 'succeeded',
      credits: 60,
      missing_credits: 45,
      amount_cents: 4_900,
    }),
  ]);
});

test('refund and payment webhooks work in any order and with repetitions', async () => {
  const { deliver, person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  const notify = (status: string, refund: string | null) =>
    deliver(paymentEvent(paymentId, status, { refunds: refund ? [refundReport(refund)] : [] }));
  await notify('succeeded', 'succeeded');
  expect(await buyer.status(paymentId)).toBe('refunded');
  for (const [status, refund] of [
    ['processing', null],
    ['succeeded', 'pending'],
    ['succeeded', null],
    ['succeeded', 'succeeded'],
    ['succeeded', 'failed'],
  ] as const) {
    await notify(status, refund);
  }
  expect(await buyer.status(paymentId)).toBe('refunded');
  expect((await buyer.get('/api/wallet')).json()).toMatchObject({ balance: 0, held: 0 });
});

test('a pending refund holds the credits, a failed one returns them, and a late success removes them', async () => {
  const { deliver, person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  const notify = (refund: string) =>
    deliver(paymentEvent(paymentId, 'succeeded', { refunds: [refundReport(refund)] }));
  const wallet = async () => (await buyer.get('/api/wallet')).json();
  await notify('pending');
  expect(await wallet()).toMatchObject({ balance: 0, held: 60 });
  expect((await buyer.get(`/api/payments/${paymentId}`)).json().refundRefusal).toBe('under_way');
  await notify('failed');
  expect(await wallet()).toMatchObject({ balance: 60, held: 0 });
  expect(await buyer.status(paymentId)).toBe('completed');
  await notify('succeeded');
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(await buyer.status(paymentId)).toBe('refunded');
});

test('a partial refund removes a proportional part of the credits, and all parts add up', async () => {
  const { deliver, person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  const part = (id: string) => refundReport('succeeded', { refund_id: id, is_partial: true, amount: 2_450 });
  await deliver(paymentEvent(paymentId, 'succeeded', { refunds: [part('ref_a')] }));
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(30);
  await deliver(paymentEvent(paymentId, 'succeeded', { refunds: [part('ref_a'), part('ref_b')] }));
  expect(await buyer.status(paymentId)).toBe('refunded');
  expect(await buyer.balance()).toBe(0);
});

test('a second payment of one order grants nothing, and refunding it removes nothing', async () => {
  const { deliver, person, warnings } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  await deliver(paymentEvent(paymentId, 'succeeded'));
  const twice = { payment_id: 'pay_second' };
  await deliver(paymentEvent(paymentId, 'succeeded', twice));
  await deliver(paymentEvent(paymentId, 'succeeded', { ...twice, refunds: [refundReport('succeeded')] }));
  expect(warnings).toEqual(Array(2).fill('second payment for one order: refund it at the provider'));
  expect(await buyer.balance()).toBe(60);
  expect(await buyer.status(paymentId)).toBe('completed');
});

test('after a process dies during a refund the poller finishes it with one provider request', async () => {
  const front = await paidPackage();
  const { database, payments, wallet, read, paymentId, buyer } = front;
  let asked = 0;
  const dying = { ...payments, requestRefund: () => Promise.reject(new Error('killed')) };
  const counting: typeof payments = {
    ...payments,
    async requestRefund(refund) {
      asked += 1;
      // Another process polls while this request is pending.
      if (asked === 1) await reconcilePayments(poller);
      return payments.requestRefund(refund);
    },
  };
  const poller = { database, payments: counting, log: front.log };
  const input = { userId: buyer.userId, paymentId, idempotencyKey: null, origin: null };
  const started = await refundPayment({ database, payments: dying, log: front.log }, input);
  expect(started).toMatchObject({ status: 'completed', refundRefusal: 'under_way' });
  expect(await wallet()).toMatchObject({ balance: 0, held: 60 });

  const quiet = () =>
    database
      .updateTable('refunds')
      .set({ lease_expires_at: new Date(Date.now() - 10_000) })
      .execute();
  await quiet();
  await Promise.all([reconcilePayments(poller), reconcilePayments(poller)]);
  expect(asked).toBe(1);
  expect((await read()).status).toBe('refunded');
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
});

test('after a lost reply the refund’s status is read, and the refund is not requested again', async () => {
  const front = await paidPackage();
  const { database, payments, paymentId, buyer } = front;
  let asked = 0;
  const forgetful = {
    ...payments,
    requestRefund: async (refund: RefundOrder) => {
      asked += 1;
      await payments.requestRefund(refund);
      throw new Error('the connection was lost');
    },
  };
  const input = { userId: buyer.userId, paymentId, idempotencyKey: null, origin: null };
  await refundPayment({ database, payments: forgetful, log: front.log }, input);
  await database
    .updateTable('refunds')
    .set({ lease_expires_at: new Date(Date.now() - 10_000) })
    .execute();
  await reconcilePayments({ database, payments: forgetful, log: front.log });
  expect(asked).toBe(1);
  expect(await buyer.status(paymentId)).toBe('refunded');
});

test('a refund refused by the provider returns the credits', async () => {
  const front = await paidPackage();
  const { database, payments, paymentId, buyer, warnings } = front;
  const refusing = { ...payments, requestRefund: async () => ({ refused: 'REFUND_WINDOW_EXPIRED' }) };
  const input = { userId: buyer.userId, paymentId, idempotencyKey: null, origin: null };
  const payment = await refundPayment({ database, payments: refusing, log: front.log }, input);
  expect(payment).toMatchObject({ status: 'completed', refundRefusal: null });
  expect(await buyer.balance()).toBe(60);
  expect(warnings).toEqual(['provider refused a refund']);
});

import { expect, test } from 'vitest';
import { paymentsFront } from '../../../tests/helpers/payments-front.ts';
import { closeAccount, eraseRows } from '../db/erasure.ts';
import { readCredits } from '../db/ledger.ts';

const testCard = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' };

test('money and card events are audited with their ids, without card data @accounts-022', async () => {
  const { database, person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  await buyer.settle(paymentId, 'succeeded');
  await buyer.post(`/api/payments/${paymentId}/refund`, {});
  const { card_token } = (await buyer.post('/api/dev/card-tokens', testCard)).json();
  const card = (await buyer.post('/api/payments/save-card', { card_token, is_preferred: true })).json();
  await buyer.remove(`/api/payments/cards/${card.id}`);
  await buyer.remove(`/api/payments/cards/${card.id}`);

  const events = await database
    .selectFrom('audit_events')
    .select(['kind', 'user_id', 'address', 'details'])
    .orderBy('at')
    .execute();
  expect(events.map(({ kind, address }) => [kind, address])).toEqual([
    ['payment_started', '127.0.0.1'],
    // Reported by the provider, not the buyer.
    ['payment_completed', null],
    ['refund_started', '127.0.0.1'],
    ['payment_refunded', null],
    ['card_saved', '127.0.0.1'],
    ['card_removed', '127.0.0.1'],
  ]);
  expect(events.every(({ user_id }) => user_id === buyer.userId)).toBe(true);
  expect(events[1]!.details).toEqual({ paymentId, credits: 60 });
  for (const secret of [card_token, '4242']) expect(JSON.stringify(events)).not.toContain(secret);
});

test('a failed payment is not audited as completed, and a repeated webhook only once', async () => {
  const { database, person, deliver } = await paymentsFront();
  const buyer = await person();
  const declined = await buyer.begin();
  await buyer.settle(declined.paymentId, 'failed');
  const { paymentId } = await buyer.begin();
  await buyer.settle(paymentId, 'succeeded');
  const { provider_payment_id } = await database
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const payment = { payment_id: provider_payment_id, status: 'succeeded', total_amount: 4_900, tax: 0 };
  const data = { payload_type: 'Payment', ...payment, currency: 'USD', metadata: { order_id: paymentId } };
  await deliver({ type: 'payment.succeeded', timestamp: new Date().toISOString(), data });
  const completed = await database
    .selectFrom('audit_events')
    .select('details')
    .where('kind', '=', 'payment_completed')
    .execute();
  expect(completed).toEqual([{ details: { paymentId, credits: 60 } }]);
});

test('a payment that arrives after its buyer’s erasure is booked, and the operator is told to refund it', async () => {
  const { database, person, deliver, warnings } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  const { email } = await database.selectFrom('users').select('email').executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    await closeAccount(transaction, { userId: buyer.userId, email });
    await eraseRows(transaction, buyer.userId);
  });
  const payment = { payment_id: 'pay_late', status: 'succeeded', total_amount: 4_900, tax: 0 };
  const data = { payload_type: 'Payment', ...payment, currency: 'USD', metadata: { order_id: paymentId } };
  const reply = await deliver({ type: 'payment.succeeded', timestamp: new Date().toISOString(), data });
  expect(reply.statusCode).toBe(200);
  expect(await readCredits(database, buyer.userId)).toEqual({ balance: 60, held: 0 });
  expect(warnings).toContain('payment for an erased account: refund it at the provider');
});

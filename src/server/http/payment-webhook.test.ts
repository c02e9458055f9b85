import { expect, test } from 'vitest';
import { paymentEvent, paymentsFront } from '../../../tests/helpers/payments-front.ts';

async function orderedPackage() {
  const front = await paymentsFront();
  const buyer = await front.person();
  const { paymentId } = (await buyer.begin()) as { paymentId: string };
  return { ...front, buyer, paymentId };
}

test('the same webhook ten times concurrently grants once, and a later repetition grants nothing', async () => {
  const { deliver, buyer, paymentId } = await orderedPackage();
  const event = paymentEvent(paymentId, 'succeeded');
  const replies = await Promise.all(Array.from({ length: 10 }, () => deliver(event, 'msg_1')));
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
  expect(replies[0]!.json()).toEqual({ received: true });
  await deliver(event, 'msg_1');
  expect(await buyer.balance()).toBe(60);
});

test('ten different events of one success grant once, concurrently', async () => {
  const { deliver, buyer, paymentId } = await orderedPackage();
  await Promise.all(Array.from({ length: 10 }, () => deliver(paymentEvent(paymentId, 'succeeded'))));
  expect(await buyer.balance()).toBe(60);
});

test('a wrong, missing or old signature is rejected and changes nothing @payments-025', async () => {
  const { app, database, signedHeaders, buyer, paymentId } = await orderedPackage();
  const payload = JSON.stringify(paymentEvent(paymentId, 'succeeded'));
  const stranger = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const good = signedHeaders(payload, 'msg_1');
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const forgeries: Record<string, Record<string, string>> = {
    'another secret': signedHeaders(payload, 'msg_1', new Date(), stranger),
    'another body': signedHeaders(payload.replace('4900', '1'), 'msg_1'),
    'another id': { ...good, 'webhook-id': 'msg_2' },
    'six minutes old': signedHeaders(payload, 'msg_1', minutes(-6)),
    'six minutes ahead': signedHeaders(payload, 'msg_1', minutes(6)),
    'another time': { ...good, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 60) },
    'no number for a time': { ...good, 'webhook-timestamp': 'now' },
    'an empty signature': { ...good, 'webhook-signature': '' },
    'no headers': { 'content-type': 'application/json' },
  };
  for (const [name, headers] of Object.entries(forgeries)) {
    const reply = await app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
    expect([name, reply.statusCode, reply.json().error]).toEqual([name, 400, 'invalid_request']);
  }
  expect(await buyer.balance()).toBe(0);
  expect(await database.selectFrom('webhook_events').selectAll().execute()).toEqual([]);

  const reply = await app.inject({ method: 'POST', url: '/payments/webhook', payload, headers: good });
  expect(reply.statusCode).toBe(200);
  expect(await buyer.balance()).toBe(60);
});

test('an amount or currency that differs from the order is not granted', async () => {
  const { deliver, buyer, paymentId, warnings } = await orderedPackage();
  for (const changes of [{ total_amount: 100 }, { total_amount: 9_900 }, { currency: 'INR' }]) {
    expect((await deliver(paymentEvent(paymentId, 'succeeded', changes))).statusCode).toBe(200);
  }
  expect(warnings).toEqual(Array(3).fill('payment amount differs from the price of its order'));
  expect(await buyer.balance()).toBe(0);
  expect(await buyer.status(paymentId)).toBe('pending');
});

test('out-of-order events never undo a success, and data.status decides', async () => {
  const { deliver, buyer, paymentId } = await orderedPackage();
  await deliver(paymentEvent(paymentId, 'failed'));
  expect(await buyer.status(paymentId)).toBe('failed');
  await deliver(paymentEvent(paymentId, 'succeeded', {}, 'payment.processing'));
  expect(await buyer.status(paymentId)).toBe('completed');
  for (const status of ['processing', 'failed', 'cancelled', null]) {
    await deliver(paymentEvent(paymentId, status));
  }
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(60);
});

test('the webhook may precede the buyer’s return, or the checkout itself', async () => {
  const { deliver, database, buyer, paymentId } = await orderedPackage();
  await database.updateTable('payments').set({ checkout_url: null, provider_payment_id: null }).execute();
  await deliver(paymentEvent(paymentId, 'succeeded'));
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(60);
});

test('events that do not concern our orders are acknowledged and ignored', async () => {
  const { deliver, buyer, paymentId } = await orderedPackage();
  const refund = { type: 'refund.succeeded', data: { payload_type: 'Refund', payment_id: 'pay_test' } };
  const events = [
    refund,
    { type: 'something.new', data: { anything: true } },
    { unexpected: 'shape' },
    paymentEvent('no-such-order', 'succeeded'),
    paymentEvent(paymentId, 'succeeded', { metadata: {} }),
    paymentEvent(paymentId, 'a_status_of_tomorrow'),
  ];
  for (const event of events) expect((await deliver(event)).statusCode).toBe(200);
  expect(await buyer.balance()).toBe(0);
  expect(await buyer.status(paymentId)).toBe('pending');
});

test('a payment with a megabyte-long id is not accepted @fix-043', async () => {
  const { deliver, buyer, paymentId, warnings } = await orderedPackage();
  const changes = { payment_id: 'x'.repeat(1_000_000) };
  expect((await deliver(paymentEvent(paymentId, 'succeeded', changes))).statusCode).toBe(200);
  expect(await buyer.balance()).toBe(0);
  expect(warnings).toEqual(['event without a payment']);
});

test('an event that could not be applied is processed on redelivery', async () => {
  const { deliver, database, buyer, paymentId } = await orderedPackage();
  await database.schema.alterTable('ledger_entries').renameTo('ledger_entries_away').execute();
  const event = paymentEvent(paymentId, 'succeeded');
  expect((await deliver(event, 'msg_1')).statusCode).toBe(500);
  await database.schema.alterTable('ledger_entries_away').renameTo('ledger_entries').execute();
  expect((await deliver(event, 'msg_1')).statusCode).toBe(200);
  expect(await buyer.balance()).toBe(60);
});

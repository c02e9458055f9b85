import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paymentsFront } from '../../../tests/helpers/payments-front.ts';
import { reconcilePayments } from '../use-cases/payments/reconcile-payments.ts';

test('buying a package in the sandbox grants its credits through the signed webhook @payments-001', async () => {
  const { app, person } = await paymentsFront();
  const buyer = await person();
  const reply = await buyer.post('/api/payments', { packageId: 'creator' });
  expect(reply.statusCode).toBe(201);
  const { paymentId, checkoutUrl, status } = reply.json();
  expect(status).toBe('pending');
  expect(checkoutUrl).toBe(`${app.listeningOrigin}/checkout/sandbox/${paymentId}`);
  expect(await buyer.balance()).toBe(0);

  expect((await buyer.settle(paymentId, 'succeeded')).json()).toMatchObject({
    id: paymentId,
    paymentId,
    packageId: 'creator',
    amount: 49,
    currency: 'USD',
    credits: 60,
    status: 'completed',
    dodoStatus: { status: 'succeeded' },
    provider: 'sandbox',
  });
  expect((await buyer.get('/api/wallet')).json()).toEqual({ balance: 60, held: 0, currency: 'USD' });
  expect((await buyer.get('/api/wallet/transactions')).json()).toMatchObject({
    transactions: [{ kind: 'purchase', credits: 60, description: 'Creator package' }],
    totalCount: 1,
  });
});

test.each(['failed', 'cancelled'])('a %s payment grants nothing @payments-005', async (outcome) => {
  const { person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  expect((await buyer.settle(paymentId, outcome)).json().status).toBe(outcome);
  expect(await buyer.balance()).toBe(0);
});

test('twenty concurrent clicks on Pay grant once, and a later different decision is refused', async () => {
  const { person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  const replies = await Promise.all(Array.from({ length: 20 }, () => buyer.settle(paymentId, 'succeeded')));
  expect(replies.map((reply) => reply.json().status)).toEqual(Array(20).fill('completed'));
  expect(await buyer.balance()).toBe(60);
  const late = await buyer.settle(paymentId, 'cancelled');
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({
      error: 'already_finished',
      message: 'This payment was already decided: succeeded',
    }),
  ]);
  expect(await buyer.status(paymentId)).toBe('completed');
});

test('concurrent Pay and Cancel are decided one way, and the credits follow', async () => {
  const { person } = await paymentsFront();
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  const replies = await Promise.all(
    ['succeeded', 'cancelled', 'succeeded', 'failed'].map((outcome) => buyer.settle(paymentId, outcome)),
  );
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 409]));
  const status = await buyer.status(paymentId);
  expect(await buyer.balance()).toBe(status === 'completed' ? 60 : 0);
});

test('the same Idempotency-Key yields one order and one checkout, even concurrently @payments-012', async () => {
  const { person, database, dataFolder } = await paymentsFront();
  const buyer = await person();
  const buy = (packageId: string) =>
    buyer.post('/api/payments', { packageId }, { 'idempotency-key': 'first-click' });
  const replies = await Promise.all(Array.from({ length: 8 }, () => buy('creator')));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await database.selectFrom('payments').select('id').execute()).toHaveLength(1);
  expect(await readdir(path.join(dataFolder, 'sandbox-payments'))).toHaveLength(1);
  expect((await buy('pro')).json().error).toBe('idempotency_key_reused');
  await buyer.begin();
  expect((await buyer.get('/api/payments')).json().payments).toHaveLength(2);
});

test('a crash while opening a checkout is resumed by the next request @payments-013', async () => {
  const { person, database } = await paymentsFront();
  const buyer = await person();
  const buy = () => buyer.post('/api/payments', { packageId: 'creator' }, { 'idempotency-key': 'click' });
  const { paymentId } = (await buy()).json();
  const expiresAt = new Date(Date.now() + 500);
  await database
    .updateTable('payments')
    .set({ checkout_url: null, provider_checkout_id: null, checkout_lease_expires_at: expiresAt })
    .execute();
  const startedAt = performance.now();
  const reply = await buy();
  expect(reply.json()).toMatchObject({ paymentId, status: 'pending' });
  expect(performance.now() - startedAt).toBeGreaterThan(300);
});

test('another user’s payment returns 404', async () => {
  const { person } = await paymentsFront();
  const [owner, stranger] = [await person(), await person()];
  const { paymentId } = await owner.begin();
  for (const reply of [
    await stranger.get(`/api/payments/${paymentId}`),
    await stranger.settle(paymentId, 'succeeded'),
    await stranger.get('/api/payments/unknown'),
  ]) {
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_found']);
  }
  expect((await stranger.get('/api/payments')).json()).toEqual({ payments: [], totalSpent: 0 });
  expect(await owner.status(paymentId)).toBe('pending');
});

test('a lost webhook is made up for by polling the provider, once for many readers', async () => {
  const { person, database, warnings } = await paymentsFront({ webhookUrl: 'http://127.0.0.1:9/nowhere' });
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  expect((await buyer.settle(paymentId, 'succeeded')).json().status).toBe('pending');
  expect(warnings).toEqual(['the sandbox could not reach our webhook']);
  expect(await buyer.status(paymentId)).toBe('pending');

  await database
    .updateTable('payments')
    .set({ checked_at: new Date(Date.now() - 10_000) })
    .execute();
  await Promise.all(Array.from({ length: 5 }, () => buyer.status(paymentId)));
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(60);
});

test('a buyer who never returns still gets the credits, even if the webhook is lost', async () => {
  const front = await paymentsFront({ webhookUrl: 'http://127.0.0.1:9/nowhere' });
  const buyer = await front.person();
  const [paid, open] = [await buyer.begin(), await buyer.begin('pro')];
  await buyer.settle(paid.paymentId, 'succeeded');
  await reconcilePayments(front);
  expect(await buyer.balance()).toBe(0);

  const quietSince = new Date(Date.now() - 700_000);
  await front.database.updateTable('payments').set({ checked_at: quietSince }).execute();
  await Promise.all([reconcilePayments(front), reconcilePayments(front)]);
  expect(await buyer.balance()).toBe(60);
  expect(await buyer.status(open.paymentId)).toBe('pending');
});

test('the sandbox’s payments survive a restart', async () => {
  const { person, openProvider, database } = await paymentsFront({
    webhookUrl: 'http://127.0.0.1:9/nowhere',
  });
  const buyer = await person();
  const [first, second] = [await buyer.begin(), await buyer.begin()];
  await buyer.settle(first.paymentId, 'succeeded');
  const restarted = await openProvider();
  const rows = await database.selectFrom('payments').select(['id', 'provider_checkout_id']).execute();
  const read = async (paymentId: string) =>
    restarted.payments.readCheckout(rows.find((row) => row.id === paymentId)!.provider_checkout_id!);
  expect(await read(first.paymentId)).toMatchObject({ paymentId: first.paymentId, status: 'completed' });
  expect(await read(second.paymentId)).toMatchObject({ paymentId: second.paymentId, status: 'pending' });
});

test('an unknown package is rejected, and an empty wallet returns empty lists', async () => {
  const { person } = await paymentsFront();
  const buyer = await person();
  expect((await buyer.post('/api/payments', { packageId: 'gold' })).json().error).toBe('not_found');
  expect((await buyer.get('/api/wallet/transactions?limit=1')).json()).toEqual({
    transactions: [],
    totalCount: 0,
  });
  expect((await buyer.get('/api/wallet/transactions?limit=0')).statusCode).toBe(400);
});

test('in production the sandbox checkout is closed', async () => {
  const { person } = await paymentsFront({ withoutSandbox: true });
  const buyer = await person();
  const { paymentId } = await buyer.begin();
  expect((await buyer.settle(paymentId, 'succeeded')).json().error).toBe('not_available_here');
});

test('packages and prices are public @payments-002', async () => {
  const { app } = await paymentsFront();
  const packages = (await app.inject({ url: '/api/credits/packages' })).json();
  expect(packages.map((sold: { id: string; credits: number }) => [sold.id, sold.credits])).toEqual([
    ['starter', 10],
    ['creator', 60],
    ['pro', 140],
    ['studio', 400],
  ]);
  expect((await app.inject({ url: '/api/credits/prices' })).json()).toContainEqual({
    work: 'hook',
    credits: 10,
  });
});

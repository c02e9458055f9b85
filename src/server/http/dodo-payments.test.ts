import { expect, test } from 'vitest';
import { dodoFront, paidFront } from '../../../tests/helpers/dodo-front.ts';
import { payingPerson } from '../../../tests/helpers/payments-front.ts';

test('credits are granted before the buyer returns from the hosted checkout @payments-004', async () => {
  const { app, buyer, standIn } = await dodoFront();
  const { paymentId, checkoutUrl, status } = await buyer.begin();
  expect(status).toBe('pending');
  const page = await fetch(checkoutUrl);
  expect(await page.text()).toContain('Pay');
  const back = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'succeeded' }),
    redirect: 'manual',
  });
  const location = new URL(back.headers.get('location')!);
  expect(location.origin).toBe(app.listeningOrigin);
  expect(location.pathname).toBe('/onboarding/paywall');
  expect(location.searchParams.get('paymentId')).toBe(paymentId);
  expect(await buyer.balance()).toBe(60);
  expect((await buyer.get(`/api/payments/${paymentId}`)).json()).toMatchObject({
    status: 'completed',
    provider: 'dodo',
    dodoStatus: { status: 'succeeded' },
  });
  expect(standIn.deliveries.map(({ status }) => status)).toEqual([200, 200]);
});

test('the browser’s return parameters grant nothing; the webhook does @payments-028', async () => {
  const { buyer, begin, standIn } = await dodoFront();
  standIn.behave({ webhooks: { when: 'after-return' } });
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'processing');
  const claim = `/api/payments/${paymentId}?status=succeeded&payment_id=pay_x`;
  expect((await buyer.get(claim)).json().status).toMatch(/pending|processing/);
  expect(await buyer.balance()).toBe(0);
  await standIn.decide(checkoutId, 'succeeded');
  await expect.poll(() => buyer.balance()).toBe(60);
});

test.each([
  ['duplicates', { copies: 5 }],
  ['the wrong order', { reversed: true }],
  ['both', { copies: 3, reversed: true }],
])('webhooks in %s grant once @payments-026', async (_name, webhooks) => {
  const { buyer, begin, standIn } = await dodoFront();
  standIn.behave({ webhooks });
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'succeeded');
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(60);
});

test('a declined card can be followed by a successful one in the same checkout @payments-006', async () => {
  const { buyer, begin, standIn } = await dodoFront();
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'failed');
  expect(await buyer.status(paymentId)).toBe('failed');
  expect(await buyer.balance()).toBe(0);
  await standIn.decide(checkoutId, 'succeeded');
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(60);
});

test('a pending payment is processing, then succeeded or failed @payments-007', async () => {
  const { buyer, begin, standIn } = await dodoFront();
  for (const [status, ours, balance] of [
    ['failed', 'failed', 0],
    ['succeeded', 'completed', 60],
  ] as const) {
    const { paymentId, checkoutId } = await begin();
    await standIn.decide(checkoutId, 'processing');
    expect(await buyer.status(paymentId)).toBe('processing');
    await standIn.settlePayment([...standIn.books.payments.keys()].at(-1)!, status);
    expect(await buyer.status(paymentId)).toBe(ours);
    expect(await buyer.balance()).toBe(balance);
  }
});

test.each([
  ['lost', { when: 'never' }],
  ['signed with another key', { signature: 'wrong' }],
  ['ten minutes old', { agedSeconds: 600 }],
] as const)(
  'a webhook that is %s grants nothing; the poller grants once @payments-014',
  async (_name, webhooks) => {
    const { buyer, begin, standIn, reconcile } = await dodoFront();
    standIn.behave({ webhooks });
    const { paymentId, checkoutId } = await begin();
    await standIn.decide(checkoutId, 'succeeded');
    expect(standIn.deliveries.every(({ status }) => status === 400)).toBe(true);
    expect(await buyer.balance()).toBe(0);
    await Promise.all([reconcile(), reconcile()]);
    expect(await buyer.status(paymentId)).toBe('completed');
    expect(await buyer.balance()).toBe(60);
  },
);

test('a success after a decline is found by the poller if its webhook is lost @payments-015', async () => {
  const { buyer, begin, standIn, reconcile } = await dodoFront();
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'failed');
  standIn.behave({ webhooks: { when: 'never' } });
  await standIn.decide(checkoutId, 'succeeded');
  expect(await buyer.status(paymentId)).toBe('failed');
  await reconcile();
  expect(await buyer.status(paymentId)).toBe('completed');
  expect(await buyer.balance()).toBe(60);
});

test('an amount that differs from the order is not granted; added tax is accepted @payments-027', async () => {
  const { buyer, begin, standIn, warnings } = await dodoFront();
  standIn.behave({ overchargeCents: 1 });
  const wrong = await begin();
  await standIn.decide(wrong.checkoutId, 'succeeded');
  expect(await buyer.balance()).toBe(0);
  expect(new Set(warnings)).toEqual(new Set(['payment amount differs from the price of its order']));
  standIn.behave({ overchargeCents: 0, taxPercent: 19 });
  const right = await begin();
  await standIn.decide(right.checkoutId, 'succeeded');
  expect(await buyer.balance()).toBe(60);
});

test('a provider failure while opening a checkout leaves an order that a second click completes', async () => {
  const { buyer, standIn } = await dodoFront();
  for (const kind of ['hang', 'hang-in-body', 'not-json', 'lost-answer'] as const) {
    standIn.fail('POST', /^\/checkouts$/, { kind });
    const reply = await buyer.post('/api/payments', { packageId: 'pro' }, { 'idempotency-key': 'click' });
    expect([reply.statusCode, reply.json().error]).toEqual([502, 'provider_failed']);
  }
  expect((await buyer.get('/api/payments')).json().payments).toEqual([]);
  const reply = await buyer.post('/api/payments', { packageId: 'pro' }, { 'idempotency-key': 'click' });
  expect(reply.statusCode).toBe(201);
  await standIn.decide(reply.json().checkoutUrl.split('/').at(-1), 'succeeded');
  expect(await buyer.balance()).toBe(140);
});

test('a hundred requests waiting for a slow provider do not exhaust the database pool', async () => {
  const { buyer, standIn, begin } = await dodoFront({ timeoutMs: 20_000 });
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'succeeded');
  standIn.fail('POST', /^\/(checkouts|refunds)$/, { kind: 'hang' }, 1_000);
  let isAnyOver = false;
  const purchases = Array.from({ length: 75 }, async (_, index) => {
    await buyer.post('/api/payments', { packageId: 'pro' }, { 'idempotency-key': `key-${index % 50}` });
    isAnyOver = true;
  });
  const refunds = Array.from({ length: 25 }, () => buyer.post(`/api/payments/${paymentId}/refund`, {}));
  const asked = (path: string) => standIn.requests.filter((request) => request.path === path).length;
  await expect.poll(() => [asked('/checkouts'), asked('/refunds')], { timeout: 60_000 }).toEqual([51, 1]);
  expect((await buyer.get('/api/wallet')).json()).toMatchObject({ balance: 0, held: 60 });
  expect(isAnyOver).toBe(false);
  // The provider stops responding for good, so the waiting callers get an error.
  await standIn.close();
  await Promise.all([...purchases, ...refunds]);
  expect(isAnyOver).toBe(true);
});

test('repeat purchases use the same provider customer', async () => {
  const { begin, standIn, buyer } = await dodoFront();
  await Promise.all([begin(), begin()]);
  await begin();
  const opened = standIn.requests.filter(({ path }) => path === '/checkouts');
  const customers = opened.map(
    ({ body }) => (body as { customer: { customer_id: string } }).customer.customer_id,
  );
  expect(new Set(customers).size).toBe(1);
  expect((await buyer.get('/api/payments/cards')).json().manageUrl).toContain(customers[0]);
});

test('the receipt is the provider’s invoice, served under our own URL to its owner only @payments-018', async () => {
  const { app, database, buyer, paymentId, begin } = await paidFront();
  const receipt = await buyer.get(`/api/payments/${paymentId}/receipt`);
  expect(receipt.statusCode).toBe(200);
  expect(receipt.headers['content-type']).toBe('application/pdf');
  expect(receipt.headers['content-disposition']).toMatch(
    /^inline; filename="hookline-receipt-HL-\d{8}-\w{8}\.pdf"$/,
  );
  expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(receipt.body).not.toContain('Hookline');
  const open = await begin();
  const early = await buyer.get(`/api/payments/${open.paymentId}/receipt`);
  expect([early.statusCode, early.json().error]).toEqual([409, 'receipt_not_ready']);
  const stranger = await payingPerson(app, database);
  expect((await stranger.get(`/api/payments/${paymentId}/receipt`)).statusCode).toBe(404);
});

test('cards are saved during checkout and managed at the provider @payments-008', async () => {
  const { buyer } = await paidFront();
  expect((await buyer.get('/api/payments/key')).json()).toEqual({ key: null, cardFieldUrl: null });
  const { cards, manageUrl } = (await buyer.get('/api/payments/cards')).json();
  expect(manageUrl).toContain('/portal/');
  expect(cards).toMatchObject([{ brand: 'visa', last4: '4242', expiryYear: 2032, isPreferred: false }]);
  const [{ id }] = cards;
  const update = await buyer.put('/api/payments/update-card', { card_token: id, is_preferred: true });
  expect(update.json()).toMatchObject({ id, isPreferred: true });
  const body = { card_token: 'tok_x', is_preferred: true };
  expect((await buyer.post('/api/payments/save-card', body)).json().error).toBe('not_available_here');
  expect((await buyer.remove(`/api/payments/cards/${id}`)).statusCode).toBe(204);
  expect((await buyer.get('/api/payments/cards')).json().cards).toEqual([]);
});

test('reading cards or being refused creates no provider customer', async () => {
  const { buyer, standIn } = await dodoFront();
  expect((await buyer.get('/api/payments/cards')).json()).toEqual({ cards: [], manageUrl: null });
  const body = { card_token: 'tok_x', is_preferred: true };
  for (const reply of [
    await buyer.post('/api/payments/save-card', body),
    await buyer.put('/api/payments/update-card', body),
  ]) {
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_available_here']);
  }
  expect(standIn.requests).toEqual([]);
});

test('the sandbox is closed in production', async () => {
  const { buyer, paymentId } = await paidFront();
  expect((await buyer.settle(paymentId, 'succeeded')).json().error).toBe('not_available_here');
});

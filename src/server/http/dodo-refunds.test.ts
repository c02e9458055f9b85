import { expect, test } from 'vitest';
import { dodoFront, paidFront } from '../../../tests/helpers/dodo-front.ts';

test('a refund is requested once, and its credits are held until the provider confirms it', async () => {
  const { standIn, refund, read, wallet } = await paidFront();
  standIn.behave({ refundsAre: 'pending' });
  expect((await refund()).json()).toMatchObject({ status: 'completed', refundRefusal: 'under_way' });
  expect((await refund()).json()).toMatchObject({ error: 'refund_not_possible', reason: 'under_way' });
  expect(await wallet()).toMatchObject({ balance: 0, held: 60 });
  const [refundId] = [...standIn.books.refunds.keys()];
  await standIn.settleRefund(refundId!, 'succeeded');
  expect(await read()).toMatchObject({ status: 'refunded', refundRefusal: 'already_refunded' });
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(standIn.requests.filter(({ path }) => path === '/refunds')).toHaveLength(1);
});

test('a refund that fails at the bank returns the credits', async () => {
  const { standIn, refund, read, wallet } = await paidFront();
  standIn.behave({ refundsAre: 'pending' });
  await refund();
  await standIn.settleRefund([...standIn.books.refunds.keys()][0]!, 'failed');
  expect(await wallet()).toMatchObject({ balance: 60, held: 0 });
  expect(await read()).toMatchObject({ status: 'completed', refundRefusal: null });
});

test.each([
  { kind: 'lost-answer' },
  { kind: 'hang' },
  { kind: 'status', status: 429, code: 'TOO_MANY_REQUESTS' },
  { kind: 'status', status: 500, code: 'INTERNAL_SERVER_ERROR' },
] as const)('a refund with the reply %o stays pending, and the poller settles it once', async (fault) => {
  const { standIn, refund, read, wallet, reconcile } = await paidFront();
  standIn.behave({ webhooks: { when: 'never' } });
  standIn.fail('POST', /^\/refunds$/, fault);
  const reply = await refund();
  expect([reply.statusCode, reply.json().refundRefusal]).toEqual([202, 'under_way']);
  expect(await wallet()).toMatchObject({ balance: 0, held: 60 });
  await reconcile();
  expect(await read()).toMatchObject({ status: 'refunded' });
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(standIn.books.refunds.size).toBe(1);
});

test('a refund after the provider’s deadline is refused, and the credits stay', async () => {
  const { standIn, refund, wallet, warnings } = await paidFront();
  standIn.behave({ refundWindowIsOver: true });
  expect((await refund()).json()).toMatchObject({ status: 'completed', refundRefusal: null });
  expect(await wallet()).toMatchObject({ balance: 60, held: 0 });
  expect(warnings).toEqual(['provider refused a refund']);
});

test('a refund in the provider’s dashboard removes the credits, in part or in full', async () => {
  const { standIn, providerPaymentId, read, wallet } = await paidFront();
  await standIn.refundAtDashboard(providerPaymentId, 2_450);
  expect(await wallet()).toMatchObject({ balance: 30, held: 0 });
  expect(await read()).toMatchObject({ status: 'completed', refundRefusal: 'already_refunded' });
  await standIn.refundAtDashboard(providerPaymentId, 2_450);
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(await read()).toMatchObject({ status: 'refunded' });
});

test('a refund webhook that precedes its payment makes both take effect', async () => {
  const { standIn, begin, buyer } = await dodoFront();
  standIn.behave({ webhooks: { when: 'never' } });
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'succeeded');
  standIn.behave({ webhooks: { when: 'before-return' } });
  await standIn.refundAtDashboard([...standIn.books.payments.keys()][0]!);
  expect(await buyer.status(paymentId)).toBe('refunded');
  expect(await buyer.balance()).toBe(0);
  const { transactions } = (await buyer.get('/api/wallet/transactions')).json();
  expect(transactions.map(({ kind }: { kind: string }) => kind)).toEqual(['refund', 'hold', 'purchase']);
});

test('a webhook during a provider outage is refused, and its redelivery takes effect', async () => {
  const { standIn, providerPaymentId, read } = await paidFront();
  standIn.fail('GET', /^\/payments\//, { kind: 'status', status: 503, code: 'INTERNAL_SERVER_ERROR' }, 2);
  await standIn.refundAtDashboard(providerPaymentId);
  expect(standIn.deliveries.slice(-3).map(({ status }) => status)).toEqual([502, 502, 200]);
  expect(await read()).toMatchObject({ status: 'refunded' });
});

test('a dispute holds the credits, returns them when won and removes them when lost', async () => {
  const { standIn, providerPaymentId, read, refund, wallet, warnings } = await paidFront();
  await standIn.dispute(providerPaymentId, 'dispute_opened');
  await standIn.dispute(providerPaymentId, 'dispute_challenged');
  expect(await wallet()).toMatchObject({ balance: 0, held: 60 });
  expect((await refund()).json()).toMatchObject({ error: 'refund_not_possible', reason: 'under_way' });
  await standIn.dispute(providerPaymentId, 'dispute_won');
  expect(await wallet()).toMatchObject({ balance: 60, held: 0 });
  expect(await read()).toMatchObject({ status: 'completed', refundRefusal: null });
  await standIn.dispute(providerPaymentId, 'dispute_lost');
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(await read()).toMatchObject({ status: 'refunded', refundRefusal: 'already_refunded' });
  expect(warnings).toEqual(['payment disputed']);
  expect(standIn.requests.filter(({ path }) => path === '/refunds')).toHaveLength(0);
});

test('a dispute whose webhook was lost is found with its payment, and triggers no refund', async () => {
  const { standIn, providerPaymentId, wallet, reconcile } = await paidFront();
  await standIn.dispute(providerPaymentId, 'dispute_opened');
  standIn.behave({ webhooks: { when: 'never' } });
  await standIn.dispute(providerPaymentId, 'dispute_accepted');
  await reconcile();
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(standIn.books.refunds.size).toBe(0);
});

import { expect, test } from 'vitest';
import { dodoFront, paidFront } from '../../../tests/helpers/dodo-front.ts';

test('a refund: asked for once, its credits out of reach until the provider says so', async () => {
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

test('a refund that fails at the bank gives the credits back', async () => {
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
] as const)(
  'a refund answered by %o is under way, and the poller brings it to its end once',
  async (fault) => {
    const { standIn, refund, read, wallet, reconcile } = await paidFront();
    standIn.behave({ manners: { when: 'never' } });
    standIn.fail('POST', /^\/refunds$/, fault);
    const reply = await refund();
    expect([reply.statusCode, reply.json().refundRefusal]).toEqual([202, 'under_way']);
    expect(await wallet()).toMatchObject({ balance: 0, held: 60 });
    await reconcile();
    expect(await read()).toMatchObject({ status: 'refunded' });
    expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
    expect(standIn.books.refunds.size).toBe(1);
  },
);

test('a refund beyond the window of the provider is refused, and the credits stay', async () => {
  const { standIn, refund, wallet, warnings } = await paidFront();
  standIn.behave({ refundWindowIsOver: true });
  expect((await refund()).json()).toMatchObject({ status: 'completed', refundRefusal: null });
  expect(await wallet()).toMatchObject({ balance: 60, held: 0 });
  expect(warnings).toEqual(['the provider refused a refund']);
});

test('a refund in the dashboard takes the credits, in part and as a whole', async () => {
  const { standIn, providerPaymentId, read, wallet } = await paidFront();
  await standIn.refundAtDashboard(providerPaymentId, 2_450);
  expect(await wallet()).toMatchObject({ balance: 30, held: 0 });
  expect(await read()).toMatchObject({ status: 'completed', refundRefusal: 'already_refunded' });
  await standIn.refundAtDashboard(providerPaymentId, 2_450);
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(await read()).toMatchObject({ status: 'refunded' });
});

test('a refund that is told before its payment was: the provider is asked, and both take effect', async () => {
  const { standIn, begin, buyer } = await dodoFront();
  standIn.behave({ manners: { when: 'never' } });
  const { paymentId, checkoutId } = await begin();
  await standIn.decide(checkoutId, 'succeeded');
  standIn.behave({ manners: { when: 'before-return' } });
  await standIn.refundAtDashboard([...standIn.books.payments.keys()][0]!);
  expect(await buyer.status(paymentId)).toBe('refunded');
  expect(await buyer.balance()).toBe(0);
  const { transactions } = (await buyer.get('/api/wallet/transactions')).json();
  expect(transactions.map(({ kind }: { kind: string }) => kind)).toEqual(['refund', 'hold', 'purchase']);
});

test('a webhook that comes while the provider is away is refused, and its repetition takes effect', async () => {
  const { standIn, providerPaymentId, read } = await paidFront();
  standIn.fail('GET', /^\/payments\//, { kind: 'status', status: 503, code: 'INTERNAL_SERVER_ERROR' }, 2);
  await standIn.refundAtDashboard(providerPaymentId);
  expect(standIn.deliveries.slice(-3).map(({ status }) => status)).toEqual([502, 502, 200]);
  expect(await read()).toMatchObject({ status: 'refunded' });
});

test('a disputed payment: its credits are out of reach, come back when it is won, and go when it is lost', async () => {
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
  expect(warnings).toEqual(['a disputed payment']);
  expect(standIn.requests.filter(({ path }) => path === '/refunds')).toHaveLength(0);
});

test('a dispute whose webhook was lost is heard of with its payment, and asks for no refund', async () => {
  const { standIn, providerPaymentId, wallet, reconcile } = await paidFront();
  await standIn.dispute(providerPaymentId, 'dispute_opened');
  standIn.behave({ manners: { when: 'never' } });
  await standIn.dispute(providerPaymentId, 'dispute_accepted');
  await reconcile();
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 });
  expect(standIn.books.refunds.size).toBe(0);
});

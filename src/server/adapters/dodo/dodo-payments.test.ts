import { describe, expect, test } from 'vitest';
import { dodoOnStandIn } from '../../../../tests/helpers/dodo-on-stand-in.ts';
import { webhookSink } from '../../../../tests/helpers/webhook-sink.ts';
import { cardsContract } from '../contracts/cards.contract.ts';
import type { DodoSettings } from './dodo-client.ts';
import { paymentsContract } from '../contracts/payments.contract.ts';

const publicOrigin = () => 'https://hookline.example.com';

async function opened(settings: Partial<DodoSettings> = {}) {
  const sink = await webhookSink();
  const dodo = await dodoOnStandIn({ webhookUrl: () => sink.url, publicOrigin, settings });
  const createCustomer = () =>
    dodo.cards.createCustomer({ userId: 'user-1', email: 'ada@example.com', name: 'Ada' });
  return { ...dodo, createCustomer, decide: dodo.standIn.decide, webhooks: sink.taken };
}

async function ordered(settings: Partial<DodoSettings> = {}) {
  const dodo = await opened(settings);
  const order = {
    paymentId: 'order-1',
    userId: 'user-1',
    packageId: 'creator',
    amountCents: 4_900,
    currency: 'USD',
    customerId: await dodo.createCustomer(),
  };
  const { providerCheckoutId } = await dodo.payments.createCheckout(order);
  const pay = async () => {
    await dodo.decide(providerCheckoutId, 'succeeded');
    return (await dodo.payments.readCheckout(providerCheckoutId))!.providerPaymentId;
  };
  return { ...dodo, order, providerCheckoutId, pay };
}

describe('Dodo Payments', () => {
  paymentsContract(opened);
});

describe('cards at Dodo Payments', () => {
  cardsContract(async () => {
    const dodo = await opened();
    const giveCard = async (customerId: string) => {
      const order = {
        paymentId: 'o',
        userId: 'u',
        packageId: 'starter',
        amountCents: 1_000,
        currency: 'USD',
      };
      const { providerCheckoutId } = await dodo.payments.createCheckout({ ...order, customerId });
      await dodo.decide(providerCheckoutId, 'succeeded');
    };
    return { cards: dodo.cards, giveCard };
  });
});

test('the checkout has the package’s product and the customer, and returns to our paywall', async () => {
  const { standIn, order } = await ordered();
  const { body } = standIn.requests.find(({ path }) => path === '/checkouts')!;
  expect(body).toEqual({
    product_cart: [{ product_id: 'pdt_creator', quantity: 1 }],
    customer: { customer_id: order.customerId },
    metadata: { order_id: 'order-1', user_id: 'user-1' },
    billing_currency: 'USD',
    feature_flags: {
      allow_currency_selection: false,
      allow_discount_code: false,
      redirect_immediately: true,
    },
    show_saved_payment_methods: true,
    return_url: 'https://hookline.example.com/onboarding/paywall?paymentId=order-1',
    cancel_url: 'https://hookline.example.com/onboarding/paywall?paymentId=order-1&cancelled=true',
  });
});

test('the latest attempt is read: declined, then paid', async () => {
  const { payments, standIn, providerCheckoutId } = await ordered();
  await standIn.decide(providerCheckoutId, 'failed');
  const first = await payments.readCheckout(providerCheckoutId);
  await standIn.decide(providerCheckoutId, 'succeeded');
  const second = await payments.readCheckout(providerCheckoutId);
  expect([first?.status, second?.status]).toEqual(['failed', 'completed']);
  expect(second?.providerPaymentId).not.toBe(first?.providerPaymentId);
});

test.each([
  ['a rate limit', { kind: 'status', status: 429, code: 'TOO_MANY_REQUESTS' }, 429, true],
  ['a wrong key', { kind: 'status', status: 401, code: 'UNAUTHORIZED' }, 401, false],
  ['a server error', { kind: 'status', status: 503, code: 'INTERNAL_SERVER_ERROR' }, 503, true],
  ['a reply that never starts', { kind: 'hang' }, null, true],
  ['a reply that never ends', { kind: 'hang-in-body' }, null, true],
  ['a page instead of JSON', { kind: 'not-json' }, null, true],
  ['an unexpected shape', { kind: 'wrong-shape' }, null, true],
  ['a lost reply', { kind: 'lost-answer' }, null, true],
] as const)('%s is a provider error and is not retried', async (_name, fault, status, retryable) => {
  // Only a reply that hangs is waited for; a busy machine can take long over any other.
  const hangs = fault.kind.startsWith('hang');
  const { payments, cards, standIn, order, pay } = await ordered({ timeoutMs: hangs ? 1_000 : 10_000 });
  const paymentId = await pay();
  const calls: [string, RegExp, () => Promise<unknown>][] = [
    ['POST', /^\/checkouts$/, () => payments.createCheckout(order)],
    ['GET', /^\/payments\//, () => payments.readPayment(paymentId)],
    [
      'POST',
      /^\/refunds$/,
      () => payments.requestRefund({ refundId: 'refund-1', providerPaymentId: paymentId }),
    ],
    ['GET', /^\/invoices\//, () => payments.readInvoice(paymentId)],
    ['GET', /payment-methods$/, () => cards.readCards(order.customerId)],
    ['POST', /portal/, () => cards.openManagement(order.customerId)],
  ];
  for (const [method, path, call] of calls) {
    const before = standIn.requests.length;
    standIn.fail(method, path, fault);
    const failure = await call().then(
      () => 'answered',
      (error: unknown) => error,
    );
    expect(failure, path.source).toMatchObject({ name: 'ProviderError', status, retryable });
    expect(standIn.requests.length - before, path.source).toBe(1);
  }
});

test('a refund whose reply was lost is found by the next request', async () => {
  const { payments, standIn, pay } = await ordered();
  const providerPaymentId = await pay();
  const ask = () => payments.requestRefund({ refundId: 'refund-1', providerPaymentId });
  standIn.fail('POST', /^\/refunds$/, { kind: 'lost-answer' });
  await expect(ask()).rejects.toThrow('asking for a refund');
  const [refund] = [...standIn.books.refunds.values()];
  expect(await ask()).toMatchObject({ providerRefundId: refund!.refund_id, state: 'succeeded' });
  expect(standIn.books.refunds.size).toBe(1);
});

test('a refund that is too late is refused permanently; one under review is pending', async () => {
  const { payments, standIn, pay } = await ordered();
  const providerPaymentId = await pay();
  standIn.behave({ refundWindowIsOver: true });
  expect(await payments.requestRefund({ refundId: 'refund-1', providerPaymentId })).toEqual({
    refused: 'REFUND_WINDOW_EXPIRED',
  });
  standIn.behave({ refundWindowIsOver: false, refundsAre: 'review' });
  expect(await payments.requestRefund({ refundId: 'refund-2', providerPaymentId })).toMatchObject({
    state: 'pending',
  });
});

test('an unfinished invoice is not ready, and a file that is not a PDF is rejected', async () => {
  const { payments, standIn, providerCheckoutId, pay } = await ordered();
  await standIn.decide(providerCheckoutId, 'processing');
  const pending = (await payments.readCheckout(providerCheckoutId))!.providerPaymentId;
  await expect(payments.readInvoice(pending)).rejects.toMatchObject({ code: 'receipt_not_ready' });
  const paid = await pay();
  standIn.fail('GET', /^\/invoices\//, { kind: 'not-json' });
  await expect(payments.readInvoice(paid)).rejects.toMatchObject({ name: 'ProviderError' });
});

test('environment variables do not change the API URL', async () => {
  process.env['DODO_PAYMENTS_BASE_URL'] = 'http://127.0.0.1:9/';
  try {
    const { order } = await ordered();
    expect(order.customerId).toMatch(/^cus_/);
  } finally {
    delete process.env['DODO_PAYMENTS_BASE_URL'];
  }
});

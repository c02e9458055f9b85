import { expect, test } from 'vitest';
import type { CheckoutOutcome } from '#contract/calls/payments.ts';
import type { Payments, WebhookHeaders } from '../../ports/payments.ts';

type OpenedPayments = {
  payments: Payments;
  createCustomer: () => Promise<string>;
  /** The actions of a buyer on the checkout page. */
  decide: (providerCheckoutId: string, outcome: CheckoutOutcome) => Promise<unknown>;
  /** Every webhook received, unchanged. */
  webhooks: { rawBody: Buffer; headers: WebhookHeaders }[];
};

/** The contract of every payment provider. */
export function paymentsContract(open: () => Promise<OpenedPayments>): void {
  const opened = async () => {
    const provider = await open();
    const { payments } = provider;
    const paymentId = crypto.randomUUID();
    const order = {
      paymentId,
      userId: crypto.randomUUID(),
      packageId: 'creator',
      amountCents: 4_900,
      currency: 'USD',
      customerId: await provider.createCustomer(),
    };
    const checkout = await payments.createCheckout(order);
    const checkoutId = checkout.providerCheckoutId;
    const decide = (outcome: CheckoutOutcome) => provider.decide(checkoutId, outcome);
    const read = () => payments.readCheckout(checkoutId);
    const pay = async () => {
      await decide('succeeded');
      return (await read())!;
    };
    return { ...provider, order, checkout, decide, read, pay };
  };
  const completed = (paymentId: string) => ({
    paymentId,
    status: 'completed',
    providerStatus: 'succeeded',
    amountCents: 4_900,
    taxCents: 0,
    currency: 'USD',
    refunds: [],
  });

  test('a checkout has a URL, and nothing is paid at first', async () => {
    const { checkout, read } = await opened();
    expect(new URL(checkout.checkoutUrl).protocol).toMatch(/^https?:$/);
    expect((await read())?.status ?? 'pending').toBe('pending');
  });

  test('a paid checkout can be read by checkout and by payment, with its order and price @payments-024', async () => {
    const { payments, order, pay } = await opened();
    const payment = await pay();
    expect(payment).toMatchObject(completed(order.paymentId));
    expect(await payments.readPayment(payment.providerPaymentId)).toEqual(payment);
  });

  test.each(['failed', 'cancelled'] as const)('a %s checkout is read as such', async (outcome) => {
    const { decide, read } = await opened();
    await decide(outcome);
    expect((await read())?.status).toBe(outcome);
  });

  test('orders are kept apart', async () => {
    const { payments, order, decide, createCustomer } = await opened();
    const other = { ...order, paymentId: crypto.randomUUID(), customerId: await createCustomer() };
    const { providerCheckoutId } = await payments.createCheckout(other);
    await decide('succeeded');
    expect((await payments.readCheckout(providerCheckoutId))?.status ?? 'pending').toBe('pending');
  });

  test('unknown ids return null', async () => {
    const { payments } = await opened();
    expect(await payments.readPayment('pay_unknown')).toBeNull();
    expect(await payments.readCheckout('pay_unknown')).toBeNull();
  });

  test('a signed webhook is accepted and matches the payment as read', async () => {
    const { payments, order, pay, webhooks } = await opened();
    const payment = await pay();
    const { rawBody, headers } = webhooks.at(-1)!;
    const event = payments.verifyWebhook(rawBody, headers);
    expect(event).toMatchObject({ type: 'payment.succeeded', refund: null });
    expect(event!.payment).toEqual({ ...payment, paymentId: order.paymentId });
    expect(event!.id).toBe(headers['webhook-id']);
  });

  test('a webhook with a changed body, id, timestamp or signature is rejected', async () => {
    const { payments, pay, webhooks } = await opened();
    await pay();
    const { rawBody, headers } = webhooks.at(-1)!;
    const changedBody = Buffer.from(rawBody.toString().replace('4900', '4901'));
    expect(changedBody.equals(rawBody)).toBe(false);
    expect(payments.verifyWebhook(changedBody, headers)).toBeNull();
    const changes = {
      'webhook-id': 'msg_x',
      'webhook-timestamp': '1700000000',
      'webhook-signature': 'v1,AAAA',
    };
    for (const [name, value] of Object.entries(changes)) {
      expect(payments.verifyWebhook(rawBody, { ...headers, [name]: value })).toBeNull();
      expect(payments.verifyWebhook(rawBody, { ...headers, [name]: undefined })).toBeNull();
    }
  });

  test('a refund returns the full amount, and repeating it refunds nothing twice', async () => {
    const { payments, pay } = await opened();
    const { providerPaymentId } = await pay();
    const ask = () => payments.requestRefund({ refundId: crypto.randomUUID(), providerPaymentId });
    const first = await ask();
    expect(first).toMatchObject({ state: 'succeeded', amountCents: null });
    expect(await ask()).toMatchObject({
      providerRefundId: (first as { providerRefundId: string }).providerRefundId,
    });
    const { refunds } = (await payments.readPayment(providerPaymentId))!;
    expect(refunds).toHaveLength(1);
    expect(first).toMatchObject(refunds[0]!);
  });

  test('an unpaid checkout cannot be refunded', async () => {
    const { payments, decide, read } = await opened();
    await decide('failed');
    const { providerPaymentId } = (await read())!;
    const refund = { refundId: crypto.randomUUID(), providerPaymentId };
    expect(await payments.requestRefund(refund)).toHaveProperty('refused');
  });

  test('the invoice is a PDF, or null if ours applies', async () => {
    const { payments, pay } = await opened();
    const invoice = await payments.readInvoice((await pay()).providerPaymentId);
    expect(invoice?.subarray(0, 5).toString() ?? '%PDF-').toBe('%PDF-');
  });
}

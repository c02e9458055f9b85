import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Payments, ProviderPayment, ProviderRefund } from '../../ports/payments.ts';
import { dodoErrorCode, isNotFound, isRefusal, openDodoClient, type DodoSettings } from './dodo-client.ts';
import { parseDodoPayment, parseDodoRefund, verifyDodoWebhook } from './dodo-payment-shape.ts';

const checkoutSchema = z.object({ session_id: z.string(), checkout_url: z.url({ protocol: /^https?$/ }) });
const sessionSchema = z.object({ payment_id: z.string().nullish() });

const maxInvoiceBytes = 5_000_000;

/**
 * Dodo Payments: a hosted checkout. Its session id is known at once, the payment id only when the buyer starts to pay.
 */
export function openDodoPayments(settings: DodoSettings & { publicOrigin: () => string }): Payments {
  const { dodo, send } = openDodoClient(settings);

  const readPayment = (paymentId: string): Promise<ProviderPayment | null> =>
    send(
      'reading a payment',
      async (signal) => {
        const payment = parseDodoPayment(await dodo.payments.retrieve(paymentId, { signal }));
        if (!payment) throw new Error('the response is not a payment');
        return payment;
      },
      (error) => (isNotFound(error) ? null : undefined),
    );

  return {
    provider: 'dodo',
    readPayment,
    createCheckout({ paymentId, userId, packageId, currency, customerId }) {
      const productId = settings.products[packageId];
      if (!productId) throw new Error(`no product of Dodo Payments for the package ${packageId}`);
      const returnUrl = new URL('/onboarding/paywall', settings.publicOrigin());
      returnUrl.searchParams.set('paymentId', paymentId);
      const cancelUrl = new URL(returnUrl);
      cancelUrl.searchParams.set('cancelled', 'true');
      return send('opening a checkout', async (signal) => {
        const session = await dodo.checkoutSessions.create(
          {
            product_cart: [{ product_id: productId, quantity: 1 }],
            customer: { customer_id: customerId },
            metadata: { order_id: paymentId, user_id: userId },
            // Grants only the order's own price, so nothing at the checkout may change it.
            billing_currency: currency as 'USD',
            feature_flags: {
              allow_currency_selection: false,
              allow_discount_code: false,
              redirect_immediately: true,
            },
            show_saved_payment_methods: true,
            return_url: returnUrl.href,
            cancel_url: cancelUrl.href,
          },
          { signal },
        );
        const checkout = checkoutSchema.parse(session);
        return { providerCheckoutId: checkout.session_id, checkoutUrl: checkout.checkout_url };
      });
    },
    async readCheckout(sessionId) {
      const session = await send(
        'reading a checkout',
        async (signal) => sessionSchema.parse(await dodo.checkoutSessions.retrieve(sessionId, { signal })),
        (error) => (isNotFound(error) ? { payment_id: null } : undefined),
      );
      return session.payment_id ? readPayment(session.payment_id) : null;
    },
    async requestRefund({ refundId, providerPaymentId }) {
      const requested = await send<ProviderRefund | { refused: string } | 'already-refunded'>(
        'asking for a refund',
        async (signal) => {
          const refund = parseDodoRefund(
            await dodo.refunds.create(
              { payment_id: providerPaymentId, metadata: { refund_id: refundId } },
              { signal },
            ),
          );
          if (!refund) throw new Error('the response is not a refund');
          return refund;
        },
        (error) => {
          const code = dodoErrorCode(error);
          if (code === 'PAYMENT_ALREADY_REFUNDED') return 'already-refunded';
          return isRefusal(error) ? { refused: code ?? 'without a reason' } : undefined;
        },
      );
      if (requested !== 'already-refunded') return requested;
      const refunds = (await readPayment(providerPaymentId))?.refunds ?? [];
      const existing = refunds.find(({ state }) => state !== 'failed');
      return existing ?? { refused: 'PAYMENT_ALREADY_REFUNDED' };
    },
    readInvoice: (paymentId) =>
      send(
        'reading an invoice',
        async (signal) => {
          const response = await dodo.invoices.payments.retrieve(paymentId, { signal });
          const pdf = Buffer.from(await response.arrayBuffer());
          if (pdf.length > maxInvoiceBytes || !pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
            throw new Error('the response is not an invoice');
          }
          return pdf;
        },
        (error) => {
          if (isNotFound(error)) throw new AppError('receipt_not_ready', 'The invoice is not written yet');
          return undefined;
        },
      ),
    verifyWebhook: (rawBody, headers) => verifyDodoWebhook(settings.webhookKey, rawBody, headers),
  };
}

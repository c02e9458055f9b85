import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import type { Payments, ProviderPayment, SandboxCheckout } from '../../ports/payments.ts';
import { deliverWebhook } from '../outgoing/deliver-webhook.ts';
import { parseDodoPayment, parseDodoRefund, verifyDodoWebhook } from '../dodo/dodo-payment-shape.ts';
import { readOrCreatePrivateFile } from '../private-file.ts';
import { sandboxPaymentFiles } from './sandbox-payment-files.ts';

export type SandboxSettings = {
  dataFolder: string;
  /** Where browsers reach the app. A function, because the port may be known only after listening. */
  publicOrigin: () => string;
  /** Where this server reaches its own webhook endpoint. */
  webhookUrl: () => string;
  retryDelaysMs?: number[];
};

const makeSecret = async (): Promise<string> => `whsec_${randomBytes(32).toString('base64')}`;

/** A payment provider inside the app: no money moves, but it decides, signs and calls back in the formats of Dodo Payments. */
export async function openSandboxPayments(
  settings: SandboxSettings,
): Promise<{ payments: Payments; sandbox: SandboxCheckout }> {
  const secret = await readOrCreatePrivateFile(
    path.join(settings.dataFolder, 'sandbox-webhook-secret'),
    makeSecret,
  );
  const files = sandboxPaymentFiles(path.join(settings.dataFolder, 'sandbox-payments'));

  const readPayment = async (providerPaymentId: string): Promise<ProviderPayment | null> => {
    const payment = await files.find(providerPaymentId);
    if (!payment) return null;
    const outcome = await files.findOutcome(providerPaymentId);
    const refund = await files.findRefund(providerPaymentId);
    return parseDodoPayment({
      ...payment,
      status: outcome?.status ?? null,
      refunds: refund ? [refund] : [],
    });
  };

  const payments: Payments = {
    provider: 'sandbox',
    async createCheckout(order) {
      const providerPaymentId = `pay_${randomBytes(16).toString('hex')}`;
      await files.create({
        payment_id: providerPaymentId,
        status: null,
        total_amount: order.amountCents,
        tax: null,
        currency: order.currency,
        metadata: { order_id: order.paymentId },
      });
      // The page is ours and uses our calls, so its URL contains our own id.
      const checkoutUrl = `${settings.publicOrigin()}/checkout/sandbox/${order.paymentId}`;
      // Each checkout has one payment, so they share an id.
      return { providerCheckoutId: providerPaymentId, checkoutUrl };
    },
    readCheckout: readPayment,
    readPayment,
    async requestRefund({ providerPaymentId }) {
      if ((await readPayment(providerPaymentId))?.status !== 'completed') {
        return { refused: 'This payment was not paid' };
      }
      const refund = await files.refund({
        refund_id: `ref_${randomBytes(16).toString('hex')}`,
        payment_id: providerPaymentId,
        status: 'succeeded',
        is_partial: false,
      });
      return parseDodoRefund(refund) ?? { refused: 'The refund cannot be read' };
    },
    readInvoice: async () => null,
    verifyWebhook: (rawBody, headers) => verifyDodoWebhook(secret, rawBody, headers),
  };

  const sandbox: SandboxCheckout = {
    async settle(providerPaymentId, status) {
      const payment = await files.find(providerPaymentId);
      if (!payment) throw new AppError('not_found');
      const outcome = await files.decide(providerPaymentId, {
        status,
        webhookId: `msg_${randomBytes(16).toString('hex')}`,
        decidedAt: new Date().toISOString(),
      });
      if (outcome.status !== status)
        throw new AppError('already_finished', `This payment was already decided: ${outcome.status}`);
      return deliverWebhook({
        url: settings.webhookUrl(),
        secret,
        id: outcome.webhookId,
        body: {
          business_id: 'bus_sandbox',
          type: `payment.${status}`,
          timestamp: outcome.decidedAt,
          data: { payload_type: 'Payment', ...payment, status },
        },
        retryDelaysMs: settings.retryDelaysMs ?? [200, 1_000, 3_000],
      });
    },
  };
  return { payments, sandbox };
}

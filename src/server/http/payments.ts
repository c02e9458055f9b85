import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/payments.ts';
import { readPayments } from '../use-cases/payments/read-payments.ts';
import { readReceipt } from '../use-cases/payments/read-receipt.ts';
import { receiveWebhook, type ReceiveWebhookDeps } from '../use-cases/payments/receive-webhook.ts';
import { refreshPayment } from '../use-cases/payments/refresh-payment.ts';
import { refundPayment } from '../use-cases/payments/refund-payment.ts';
import {
  settleSandboxCheckout,
  type SettleSandboxDeps,
} from '../use-cases/payments/settle-sandbox-checkout.ts';
import { startPayment, type StartPaymentDeps } from '../use-cases/payments/start-payment.ts';
import { mount } from './mount.ts';

type PaymentsDeps = StartPaymentDeps & ReceiveWebhookDeps & SettleSandboxDeps;

export function mountPayments(app: FastifyInstance, deps: PaymentsDeps): void {
  mount(app, calls.startPayment, ({ caller, body, idempotencyKey, origin }) =>
    startPayment(deps, { userId: caller.userId, packageId: body.packageId, idempotencyKey, origin }),
  );
  mount(app, calls.readPayments, ({ caller }) => readPayments(deps, caller));
  mount(app, calls.readPayment, ({ caller, params }) =>
    refreshPayment(deps, { userId: caller.userId, paymentId: params.paymentId }),
  );
  mount(app, calls.readReceipt, async ({ caller, params, reply }) => {
    const { number, pdf } = await readReceipt(deps, { userId: caller.userId, paymentId: params.paymentId });
    void reply.header('content-disposition', `inline; filename="hookline-receipt-${number}.pdf"`);
    return new Blob([new Uint8Array(pdf)]);
  });
  mount(app, calls.refundPayment, ({ caller, params, idempotencyKey, origin }) =>
    refundPayment(deps, { userId: caller.userId, paymentId: params.paymentId, idempotencyKey, origin }),
  );
  mount(app, calls.receivePaymentWebhook, async ({ request }) => {
    await receiveWebhook(deps, { rawBody: request.rawBody, headers: request.headers });
    return { received: true as const };
  });
  mount(app, calls.settleSandboxCheckout, ({ caller, params, body }) =>
    settleSandboxCheckout(deps, {
      userId: caller.userId,
      paymentId: params.paymentId,
      outcome: body.outcome,
    }),
  );
}

import { z } from 'zod';
import { defineCall } from '../call.ts';

export const paymentStatusSchema = z.enum([
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const refundRefusalSchema = z.enum([
  'not_completed',
  'too_late',
  'credits_spent',
  'under_way',
  'already_refunded',
]);
export type RefundRefusal = z.infer<typeof refundRefusalSchema>;

export const paymentSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  packageId: z.string(),
  /** In whole units of the currency. */
  amount: z.number(),
  currency: z.string(),
  credits: z.int(),
  status: paymentStatusSchema,
  /** The provider's own word for the status. */
  dodoStatus: z.object({ status: z.string().nullable() }),
  provider: z.enum(['sandbox', 'dodo']),
  /** The reason why it cannot be refunded now, or null if the buyer may request a refund. */
  refundRefusal: refundRefusalSchema.nullable(),
  createdAt: z.string(),
});
export type Payment = z.infer<typeof paymentSchema>;

const paymentParams = z.object({ paymentId: z.string().max(100) });

export const startPayment = defineCall({
  method: 'POST',
  path: '/api/payments',
  summary: 'Start a purchase; returns the checkout URL',
  tag: 'payments',
  access: 'session',
  paid: true,
  rate: 'paid',
  body: z.object({ packageId: z.string().min(1).max(50) }),
  reply: z.object({ paymentId: z.string(), checkoutUrl: z.string(), status: paymentStatusSchema }),
  status: 201,
  errors: ['not_found', 'provider_failed'],
});

export const readPayments = defineCall({
  method: 'GET',
  path: '/api/payments',
  summary: 'Your payments, newest first',
  tag: 'payments',
  access: 'wallet:read',
  reply: z.object({
    payments: z.array(paymentSchema),
    /** The sum of the completed payments, in whole units of the currency. */
    totalSpent: z.number(),
  }),
});

export const readPayment = defineCall({
  method: 'GET',
  path: '/api/payments/:paymentId',
  summary: 'One of your payments',
  tag: 'payments',
  access: 'wallet:read',
  params: paymentParams,
  reply: paymentSchema,
  errors: ['not_found'],
});

export const readReceipt = defineCall({
  method: 'GET',
  path: '/api/payments/:paymentId/receipt',
  summary: 'The receipt of a completed payment',
  tag: 'payments',
  access: 'wallet:read',
  rate: 'heavy',
  params: paymentParams,
  file: 'application/pdf',
  reply: z.instanceof(Blob),
  errors: ['not_found', 'receipt_not_ready', 'provider_failed'],
});

export const refundPayment = defineCall({
  method: 'POST',
  path: '/api/payments/:paymentId/refund',
  summary: 'Refund one of your payments',
  tag: 'payments',
  access: 'session',
  paid: true,
  rate: 'paid',
  params: paymentParams,
  reply: paymentSchema,
  status: 202,
  errors: ['not_found', 'refund_not_possible', 'provider_failed'],
});

export const receivePaymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: "The payment provider's signed event",
  tag: 'payments',
  access: 'public',
  rate: 'webhook',
  body: z.unknown(),
  reply: z.object({ received: z.literal(true) }),
  errors: ['invalid_request'],
});

const checkoutOutcomeSchema = z.enum(['succeeded', 'failed', 'cancelled']);
/** The result that the buyer chooses on the sandbox provider's checkout page. */
export type CheckoutOutcome = z.infer<typeof checkoutOutcomeSchema>;

export const settleSandboxCheckout = defineCall({
  method: 'POST',
  path: '/api/dev/checkout/:paymentId',
  summary: 'Pay, decline or cancel at the sandbox provider, which then calls our webhook',
  tag: 'payments',
  access: 'session',
  params: paymentParams,
  body: z.object({ outcome: checkoutOutcomeSchema }),
  reply: paymentSchema,
  errors: ['not_found', 'already_finished', 'not_available_here'],
});

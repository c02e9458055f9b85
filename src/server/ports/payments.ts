import type { CheckoutOutcome } from '#contract/calls/payments.ts';
import type { ReportedStatus } from '../domain/money/payment-status.ts';

type PaymentOrder = {
  /** Our payment id; the provider returns it in every message. */
  paymentId: string;
  userId: string;
  packageId: string;
  amountCents: number;
  currency: string;
  /** The provider's id of the buyer. */
  customerId: string;
};

export type RefundOrder = { refundId: string; providerPaymentId: string };

/** Money returned to the buyer, by a refund or a dispute. */
export type ProviderRefund = {
  providerRefundId: string;
  /** Opened and decided by the buyer's bank: pending until then, succeeded if we lose. */
  isDispute: boolean;
  state: 'pending' | 'succeeded' | 'failed';
  /** Null means the full amount. */
  amountCents: number | null;
};

/** A payment as reported by the provider. */
export type ProviderPayment = {
  providerPaymentId: string;
  /** Null if it is not one of our payments. */
  paymentId: string | null;
  /** Null if the provider's status has no meaning for us. */
  status: ReportedStatus | null;
  /** The provider's own status. */
  providerStatus: string | null;
  /** Including tax. */
  amountCents: number;
  taxCents: number;
  currency: string;
  refunds: ProviderRefund[];
};

export type PaymentEvent = {
  /** Identical for every delivery of one event. */
  id: string;
  type: string;
  /** Null if the event is about something else. */
  payment: ProviderPayment | null;
  /** A refund and its payment; null if the event is about something else. */
  refund: (ProviderRefund & { providerPaymentId: string }) | null;
};

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** Calls throw `ProviderError` if the provider is unreachable or its reply is invalid. */
export type Payments = {
  provider: 'sandbox' | 'dodo';
  createCheckout(order: PaymentOrder): Promise<{ providerCheckoutId: string; checkoutUrl: string }>;
  /** The latest payment of this checkout; null if there is none. */
  readCheckout(providerCheckoutId: string): Promise<ProviderPayment | null>;
  /** Null if the provider has no such payment. */
  readPayment(providerPaymentId: string): Promise<ProviderPayment | null>;
  /**
   * Refunds a payment in full. Idempotent: a repeated request returns the existing refund. If it throws, the refund may
   * or may not have started; `refused` is final.
   */
  requestRefund(refund: RefundOrder): Promise<ProviderRefund | { refused: string }>;
  /** The provider's own invoice as a PDF; null if it makes none. Throws `receipt_not_ready`. */
  readInvoice(providerPaymentId: string): Promise<Buffer | null>;
  /** Null if the signature or its timestamp is invalid. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders): PaymentEvent | null;
};

/** The buyer's side of the sandbox provider, whose checkout page is ours. */
export type SandboxCheckout = {
  /**
   * Decides the payment and calls our webhook. Returns whether the call succeeded. Repeating the same decision calls
   * again. Throws `already_finished` if it was decided differently.
   */
  settle(providerCheckoutId: string, outcome: CheckoutOutcome): Promise<boolean>;
};

import type { PaymentStatus } from '#contract/calls/payments.ts';

type PaymentOrder = {
  /** Our id of the payment; the provider hands it back with everything it says. */
  orderId: string;
  packageId: string;
  amountCents: number;
  currency: string;
  customer: { email: string; name: string };
};

/** What the provider says of a payment. */
export type ProviderPayment = {
  providerPaymentId: string;
  /** Null when it is no payment of ours. */
  orderId: string | null;
  /** Null when the provider's word means nothing to us. */
  status: PaymentStatus | null;
  /** The provider's own word. */
  providerStatus: string | null;
  /** With tax. */
  amountCents: number;
  taxCents: number;
  currency: string;
};

export type PaymentEvent = {
  /** The same for every delivery of one event. */
  id: string;
  type: string;
  /** Null when the event is about something else. */
  payment: ProviderPayment | null;
};

export type WebhookHeaders = Record<string, string | string[] | undefined>;

export type Payments = {
  provider: 'sandbox' | 'dodo';
  createCheckout(order: PaymentOrder): Promise<{ providerPaymentId: string; checkoutUrl: string }>;
  /** Null when the provider knows no such payment. */
  readPayment(providerPaymentId: string): Promise<ProviderPayment | null>;
  /** Null when the signature, or its time, is not right. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders): PaymentEvent | null;
};

export type CheckoutOutcome = 'succeeded' | 'failed' | 'cancelled';

/** The buyer's part at the sandbox provider, whose checkout page is ours. */
export type SandboxCheckout = {
  /**
   * Decides the payment and calls our webhook; answers whether the call got through. Deciding the same again calls
   * again. Throws `already_finished` when it was decided otherwise.
   */
  settle(providerPaymentId: string, outcome: CheckoutOutcome): Promise<boolean>;
};

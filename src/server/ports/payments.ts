import type { ReportedStatus } from '../domain/payment-status.ts';

type PaymentOrder = {
  /** Our id of the payment; the provider hands it back with everything it says. */
  orderId: string;
  userId: string;
  packageId: string;
  amountCents: number;
  currency: string;
  /** The provider's id of the buyer. */
  customerId: string;
};

export type RefundOrder = { refundId: string; providerPaymentId: string };

/** Money that goes back: by a refund, or because the buyer's bank wants it back. */
export type ProviderRefund = {
  providerRefundId: string;
  /** Opened at the bank, and decided there: pending until then, succeeded when it is lost. */
  isDispute: boolean;
  state: 'pending' | 'succeeded' | 'failed';
  /** Null: all that was paid. */
  amountCents: number | null;
};

/** What the provider says of a payment. */
export type ProviderPayment = {
  providerPaymentId: string;
  /** Null when it is no payment of ours. */
  orderId: string | null;
  /** Null when the provider's word means nothing to us. */
  status: ReportedStatus | null;
  /** The provider's own word. */
  providerStatus: string | null;
  /** With tax. */
  amountCents: number;
  taxCents: number;
  currency: string;
  refunds: ProviderRefund[];
};

export type PaymentEvent = {
  /** The same for every delivery of one event. */
  id: string;
  type: string;
  /** Null when the event is about something else. */
  payment: ProviderPayment | null;
  /** A refund, and the payment that it belongs to; null when the event is about something else. */
  refund: (ProviderRefund & { providerPaymentId: string }) | null;
};

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** Calls throw `ProviderError` when the provider does not answer, or not with what it should. */
export type Payments = {
  provider: 'sandbox' | 'dodo';
  createCheckout(order: PaymentOrder): Promise<{ providerCheckoutId: string; checkoutUrl: string }>;
  /** The payment last begun in this checkout; null while there is none. */
  readCheckout(providerCheckoutId: string): Promise<ProviderPayment | null>;
  /** Null when the provider knows no such payment. */
  readPayment(providerPaymentId: string): Promise<ProviderPayment | null>;
  /**
   * Asks for all the money of a payment back. Asking again gives nothing twice: it answers the refund that there is.
   * When it throws, the refund may or may not have begun; `refused` is final.
   */
  requestRefund(refund: RefundOrder): Promise<ProviderRefund | { refused: string }>;
  /** The provider's own invoice, a PDF; null where it makes none. Throws `receipt_not_ready`. */
  readInvoice(providerPaymentId: string): Promise<Buffer | null>;
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
  settle(providerCheckoutId: string, outcome: CheckoutOutcome): Promise<boolean>;
};

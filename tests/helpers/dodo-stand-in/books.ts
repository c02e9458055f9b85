import { randomBytes } from 'node:crypto';

/** The two card numbers of the provider's test mode. */
export const testCards = { works: '4242424242424242', declined: '4000000000000002' };

export type PaymentStatus = 'succeeded' | 'failed' | 'cancelled' | 'processing' | null;
export type RefundStatus = 'succeeded' | 'failed' | 'pending' | 'review';

export type Refund = {
  business_id: string;
  refund_id: string;
  payment_id: string;
  status: RefundStatus;
  is_partial: boolean;
  amount: number;
  currency: string;
  reason: string | null;
  created_at: string;
  metadata: Record<string, string>;
};
export type Dispute = {
  business_id: string;
  dispute_id: string;
  payment_id: string;
  dispute_status: `dispute_${'opened' | 'challenged' | 'won' | 'cancelled' | 'accepted' | 'expired' | 'lost'}`;
  dispute_stage: 'pre_dispute' | 'dispute' | 'pre_arbitration';
  amount: string;
  currency: string;
  created_at: string;
  is_resolved_by_rdr: boolean;
};
export type Payment = {
  business_id: string;
  payment_id: string;
  checkout_session_id: string;
  status: PaymentStatus;
  total_amount: number;
  tax: number;
  currency: string;
  created_at: string;
  error_code: string | null;
  error_message: string | null;
  card_last_four: string | null;
  card_network: string | null;
  customer: { customer_id: string; email: string; name: string };
  metadata: Record<string, string>;
  refunds: Refund[];
  disputes: Dispute[];
  retry_attempt: number;
};
export type Session = {
  session_id: string;
  created_at: string;
  customer_id: string;
  product_id: string;
  amount: number;
  metadata: Record<string, string>;
  return_url: string | null;
  cancel_url: string | null;
  /** The latest attempt. */
  payment_id: string | null;
  attempts: number;
};
export type Customer = {
  customer_id: string;
  email: string;
  name: string;
  metadata: Record<string, string>;
  cards: { payment_method_id: string; last4: string; network: string }[];
};

export type Books = {
  sessions: Map<string, Session>;
  payments: Map<string, Payment>;
  refunds: Map<string, Refund>;
  customers: Map<string, Customer>;
};

export const emptyBooks = (): Books => ({
  sessions: new Map(),
  payments: new Map(),
  refunds: new Map(),
  customers: new Map(),
});

/** An id in the provider's format: a prefix and 21 characters. */
export const makeId = (kind: 'cks' | 'pay' | 'ref' | 'cus' | 'pm' | 'msg' | 'dsp'): string =>
  `${kind}_${randomBytes(16).toString('base64url').slice(0, 21)}`;

export const businessId = 'bus_standin';

export function beginPayment(books: Books, session: Session, taxPercent: number): Payment {
  const customer = books.customers.get(session.customer_id)!;
  const tax = Math.round((session.amount * taxPercent) / 100);
  const payment: Payment = {
    business_id: businessId,
    payment_id: makeId('pay'),
    checkout_session_id: session.session_id,
    status: null,
    total_amount: session.amount + tax,
    tax,
    currency: 'USD',
    created_at: new Date().toISOString(),
    error_code: null,
    error_message: null,
    card_last_four: null,
    card_network: null,
    customer: { customer_id: customer.customer_id, email: customer.email, name: customer.name },
    metadata: session.metadata,
    refunds: [],
    disputes: [],
    retry_attempt: session.attempts,
  };
  books.payments.set(payment.payment_id, payment);
  session.payment_id = payment.payment_id;
  session.attempts += 1;
  return payment;
}

/** Charges a card: one that works, one that is declined, or one whose bank is still processing. */
export function takeCard(books: Books, payment: Payment, outcome: Exclude<PaymentStatus, null>): void {
  payment.status = outcome;
  if (outcome === 'cancelled') return;
  const number = outcome === 'failed' ? testCards.declined : testCards.works;
  payment.card_last_four = number.slice(-4);
  payment.card_network = 'VISA';
  if (outcome === 'failed') {
    payment.error_code = 'CARD_DECLINED';
    payment.error_message = 'Your card was declined';
    return;
  }
  const { cards } = books.customers.get(payment.customer.customer_id)!;
  if (cards.some(({ last4 }) => last4 === number.slice(-4))) return;
  cards.push({ payment_method_id: makeId('pm'), last4: number.slice(-4), network: 'VISA' });
}

export function beginRefund(
  books: Books,
  payment: Payment,
  wanted: { amount: number | null; status: RefundStatus; metadata: Record<string, string> },
): Refund {
  const refund: Refund = {
    business_id: businessId,
    refund_id: makeId('ref'),
    payment_id: payment.payment_id,
    status: wanted.status,
    is_partial: wanted.amount !== null,
    amount: wanted.amount ?? payment.total_amount,
    currency: payment.currency,
    reason: null,
    created_at: new Date().toISOString(),
    metadata: wanted.metadata,
  };
  books.refunds.set(refund.refund_id, refund);
  payment.refunds.push(refund);
  return refund;
}

export function beginDispute(payment: Payment): Dispute {
  const dispute: Dispute = {
    business_id: businessId,
    dispute_id: makeId('dsp'),
    payment_id: payment.payment_id,
    dispute_status: 'dispute_opened',
    dispute_stage: 'dispute',
    amount: String(payment.total_amount),
    currency: payment.currency,
    created_at: new Date().toISOString(),
    is_resolved_by_rdr: false,
  };
  payment.disputes.push(dispute);
  return dispute;
}

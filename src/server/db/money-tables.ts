import type { Generated } from 'kysely';
import type { Stamp } from './stamp.ts';

export type WalletsTable = {
  user_id: string;
  /** The statutory retention of the books starts here. */
  owner_erased_at: Date | null;
  available_credits: Generated<number>;
  held_credits: Generated<number>;
};

export type LedgerTransactionsTable = {
  id: string;
  user_id: string;
  kind: 'purchase' | 'hold' | 'capture' | 'release' | 'refund';
  reference: string;
  description: string;
  created_at: Stamp;
  sequence: Generated<number>;
};

export type LedgerEntriesTable = {
  transaction_id: string;
  account: 'available' | 'held' | 'issued' | 'earned';
  credits: number;
};

export type HoldsTable = {
  id: string;
  user_id: string;
  credits: number;
  state: Generated<'held' | 'captured' | 'released' | 'refunded'>;
  description: string;
  created_at: Stamp;
  settled_at: Date | null;
};

export type PaymentsTable = {
  id: string;
  user_id: string;
  package_id: string;
  price_cents: number;
  currency: string;
  credits: number;
  provider: 'sandbox' | 'dodo';
  /** The checkout's id is known first, the payment's once the buyer starts to pay. */
  provider_checkout_id: string | null;
  provider_payment_id: string | null;
  provider_status: string | null;
  checkout_url: string | null;
  status: Generated<'pending' | 'processing' | 'completed' | 'failed' | 'cancelled' | 'refunded'>;
  paid_cents: number | null;
  tax_cents: number | null;
  completed_at: Date | null;
  /** Null while no process is opening the checkout. */
  checkout_lease_expires_at: Date | null;
  /** When the provider was last asked about it, or last reported a change. */
  checked_at: Stamp;
  created_at: Stamp;
  updated_at: Stamp;
};

export type RefundsTable = {
  id: string;
  payment_id: string;
  provider_refund_id: string | null;
  asked_by: 'buyer' | 'provider';
  amount_cents: number;
  credits: number;
  hold_id: string | null;
  missing_credits: Generated<number>;
  state: Generated<'requested' | 'pending' | 'succeeded' | 'failed'>;
  /** Null while no process works on it. */
  lease_expires_at: Date | null;
  created_at: Stamp;
  updated_at: Stamp;
};

export type ProviderCustomersTable = {
  user_id: string;
  provider: 'sandbox' | 'dodo';
  customer_id: string;
  preferred_card_id: string | null;
  created_at: Stamp;
};

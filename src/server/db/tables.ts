import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';

/** Set by the database unless given; read back as a Date. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

export type UsersTable = {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
  created_at: Stamp;
  /** Since then the row names nobody any more and waits to be removed. */
  erasure_began_at: Date | null;
  erasure_job_id: string | null;
};
export type SessionsTable = {
  id: string;
  user_id: string;
  token_hash: string;
  device: Generated<string>;
  created_at: Stamp;
  last_seen_at: Stamp;
  expires_at: Date;
  revoked_at: Date | null;
};
export type AuditEventsTable = {
  id: string;
  at: Stamp;
  user_id: string | null;
  kind: string;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: JSONColumnType<object, string, string>;
};
export type AccountExportsTable = {
  id: string;
  user_id: string;
  status: Generated<'processing' | 'ready' | 'failed'>;
  job_id: string;
  storage_key: string | null;
  size_bytes: number | null;
  requested_at: Stamp;
  expires_at: Date | null;
};
export type WalletsTable = {
  user_id: string;
  /** The books are kept for the statutory time from here on. */
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
  /** The checkout is known first, the payment when the buyer has begun to pay. */
  provider_checkout_id: string | null;
  provider_payment_id: string | null;
  provider_status: string | null;
  checkout_url: string | null;
  status: Generated<'pending' | 'processing' | 'completed' | 'failed' | 'cancelled' | 'refunded'>;
  paid_cents: number | null;
  tax_cents: number | null;
  completed_at: Date | null;
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
export type IdempotentRepliesTable = {
  user_id: string;
  call: string;
  key: string;
  request_hash: string;
  reply: JSONColumnType<object, string, string>;
  created_at: Stamp;
};

/** Integrated loudness and true peak; null where a clip is silent. */
export type StoredLoudness = { integratedLufs: number | null; truePeakDbtp: number | null };
/** A clip in the house format, or prepared music, in storage. */
export type StoredMedia = {
  key: string;
  posterKey: string | null;
  durationSeconds: number;
  loudness: StoredLoudness;
};
export type StoredVideo = {
  key: string;
  posterKey: string;
  durationSeconds: number;
  sizeBytes: number;
  recipe: string;
};

export type GenerationsTable = {
  id: string;
  user_id: string;
  status: Generated<
    'draft' | 'queued' | 'processing' | 'rendering' | 'uploading' | 'completed' | 'failed' | 'cancelled'
  >;
  progress: Generated<number>;
  stage: Generated<string>;
  error_code: ErrorCode | null;
  title: Generated<string>;
  hook_id: string | null;
  product_upload_id: string | null;
  clip_id: string | null;
  audio_source: 'none' | 'custom' | 'library' | null;
  audio_upload_id: string | null;
  audio_clip_id: string | null;
  audio_track_id: string | null;
  audio_volume: Generated<number>;
  recipe: string | null;
  job_id: string | null;
  result: JSONColumnType<StoredVideo, string, string> | null;
  shared_at: Date | null;
  event_sequence: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
};
export type HooksTable = {
  id: string;
  user_id: string;
  template_id: string;
  text: string;
  overlay_enabled: boolean;
  /** Null: the avatar's own. */
  voice: Voice | null;
  style: Generated<SpeakingStyle>;
  speed: Generated<number>;
  status: Generated<'processing' | 'completed' | 'failed' | 'cancelled'>;
  stage: Generated<'preparing' | 'text-to-speech' | 'lip-sync' | 'complete'>;
  progress: Generated<number>;
  error_code: ErrorCode | null;
  hold_id: string;
  job_id: string | null;
  engines: ColumnType<Record<string, string>, string | undefined, string>;
  clip: JSONColumnType<StoredMedia, string, string> | null;
  created_at: Stamp;
  completed_at: Date | null;
  deleted_at: Date | null;
};
export type UploadFacts = {
  durationSeconds: number;
  container: string;
  width: number | null;
  height: number | null;
};
export type UploadsTable = {
  id: string;
  user_id: string;
  kind: 'video' | 'audio';
  file_name: string;
  size_bytes: number;
  content_hash: string;
  storage_key: string;
  facts: JSONColumnType<UploadFacts, string, string>;
  created_at: Stamp;
};
export type ClipsTable = {
  id: string;
  user_id: string;
  upload_id: string;
  start_seconds: number | null;
  end_seconds: number | null;
  overlay_text: Generated<string>;
  status: Generated<'processing' | 'ready' | 'failed' | 'cancelled'>;
  progress: Generated<number>;
  error_code: ErrorCode | null;
  job_id: string | null;
  media: JSONColumnType<StoredMedia, string, string> | null;
  created_at: Stamp;
};
export type GenerationEventsTable = {
  generation_id: string;
  sequence: number;
  type: 'status' | 'error' | 'complete';
  data: JSONColumnType<object, string, string>;
  created_at: Stamp;
};

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_nonces: { nonce_hash: string; expires_at: Date };
  audit_events: AuditEventsTable;
  account_exports: AccountExportsTable;
  wallets: WalletsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  holds: HoldsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  provider_customers: ProviderCustomersTable;
  webhook_events: { provider: string; event_id: string; type: string; received_at: Stamp };
  idempotent_replies: IdempotentRepliesTable;
  generations: GenerationsTable;
  hooks: HooksTable;
  uploads: UploadsTable;
  clips: ClipsTable;
  job_attempts: { job_id: string; token: string; started_at: Stamp };
  job_steps: {
    job_id: string;
    name: string;
    result: JSONColumnType<object, string, string>;
    created_at: Stamp;
  };
  generation_events: GenerationEventsTable;
  workers: { id: string; seen_at: Stamp };
};

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { HookEngines } from '#contract/engines.ts';
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
  /** Empty until it is completed; older rows have no notes. */
  engines: ColumnType<Partial<HookEngines>, string | undefined, string>;
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
export type ContentFileKind =
  'template-video' | 'template-thumbnail' | 'category-thumbnail' | 'reference-video';
/** What the clip of a template is good for; `warnings` are codes of the studio. */
export type StoredVerdict = { kind: 'talking' | 'still' | 'no-face'; score: number; warnings: string[] };
export type ContentFilesTable = {
  id: string;
  kind: ContentFileKind;
  sent_by: string | null;
  file_name: string;
  size_bytes: number;
  storage_key: string;
  /** Null for pictures. */
  facts: JSONColumnType<UploadFacts, string, string> | null;
  status: 'processing' | 'ready' | 'failed';
  progress: Generated<number>;
  error_code: ErrorCode | null;
  job_id: string | null;
  media: JSONColumnType<StoredMedia, string, string> | null;
  verdict: JSONColumnType<StoredVerdict, string, string> | null;
  analysis_key: string | null;
  created_at: Stamp;
};
export type CategoriesTable = {
  id: string;
  name: string;
  description: string;
  thumbnail_file_id: string | null;
  metadata: JSONColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
};
export type SubcategoriesTable = {
  id: string;
  category_id: string;
  position: number;
  name: string;
  description: string;
  own_number: string | null;
  reference_file_id: string | null;
  reference_address: string | null;
  industries_served: string[];
  regenerated_assets: string[];
  metadata: JSONColumnType<Record<string, unknown>, string, string>;
};
export type TemplatesTable = {
  id: string;
  name: string;
  description: string;
  /** These two are null for deleted templates alone. */
  category_id: string | null;
  type: 'hook' | 'outro' | 'intro';
  video_file_id: string | null;
  thumbnail_file_id: string | null;
  industries: string[];
  tags: string[];
  aspect_ratio: string;
  recommended_seconds: number;
  is_active: boolean;
  voice: Voice | null;
  voice_preview_url: string | null;
  speech: JSONColumnType<SpeechSettings, string | null, string | null> | null;
  external_endpoint: string | null;
  external_payload: string | null;
  external_base_url: string | null;
  editable_regions: JSONColumnType<object[], string, string>;
  consent_by: string | null;
  consent_at: Date | null;
  version: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
  updated_by: string | null;
  deleted_at: Date | null;
};
/** How a template speaks unless the hook says otherwise. */
export type SpeechSettings = { speed?: number; style?: SpeakingStyle; script?: string };
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
  content_files: ContentFilesTable;
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  templates: TemplatesTable;
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

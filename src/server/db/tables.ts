import type { Generated, JSONColumnType, Transaction } from 'kysely';
import type { AccountExportsTable, AuditEventsTable, SessionsTable, UsersTable } from './account-tables.ts';
import type { BrandKitsTable } from './brand-kit-tables.ts';
import type {
  CategoriesTable,
  ContentFilesTable,
  SubcategoriesTable,
  TemplatesTable,
} from './content-tables.ts';
import type {
  HoldsTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentsTable,
  ProviderCustomersTable,
  RefundsTable,
  WalletsTable,
} from './money-tables.ts';
import type { GreenscreenClipsTable, GreenscreenPreviewsTable } from './greenscreen-tables.ts';
import type { VoiceOversTable } from './reel-tables.ts';
import type { Stamp } from './stamp.ts';
import type {
  StoriesTable,
  StoryAssetsTable,
  StoryboardsTable,
  StoryFramesTable,
  StoryFrameVersionsTable,
  StoryScenesTable,
} from './story-tables.ts';
import type { StorySceneFilesTable, StoryVideoScenesTable } from './story-video-tables.ts';
import type { EventStreamsTable, TaskChildrenTable, TaskEventsTable, TasksTable } from './task-tables.ts';
import type { TriesTable, TryTotalsTable } from './try-tables.ts';
import type {
  HooksTable,
  MediaTable,
  UnfinishedUploadsTable,
  UploadsTable,
  VideoOutputsTable,
  VideoPartsTable,
  VideoTakesTable,
  VideosTable,
} from './video-tables.ts';

export type IdempotentRepliesTable = {
  user_id: string;
  call: string;
  key: string;
  request_hash: string;
  reply: JSONColumnType<object, string, string>;
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
  videos: VideosTable;
  video_parts: VideoPartsTable;
  video_outputs: VideoOutputsTable;
  hooks: HooksTable;
  video_takes: VideoTakesTable;
  uploads: UploadsTable;
  unfinished_uploads: UnfinishedUploadsTable;
  media: MediaTable;
  greenscreen_clips: GreenscreenClipsTable;
  greenscreen_previews: GreenscreenPreviewsTable;
  voice_overs: VoiceOversTable;
  brand_kits: BrandKitsTable;
  stories: StoriesTable;
  story_scenes: StoryScenesTable;
  story_assets: StoryAssetsTable;
  storyboards: StoryboardsTable;
  story_frames: StoryFramesTable;
  story_frame_versions: StoryFrameVersionsTable;
  story_video_scenes: StoryVideoScenesTable;
  story_scene_files: StorySceneFilesTable;
  content_files: ContentFilesTable;
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  templates: TemplatesTable;
  job_attempts: { job_id: string; token: string; started_at: Stamp; failure_points: Generated<number> };
  job_steps: {
    job_id: string;
    name: string;
    result: JSONColumnType<object, string, string>;
    created_at: Stamp;
  };
  tries: TriesTable;
  try_totals: TryTotalsTable;
  tasks: TasksTable;
  task_children: TaskChildrenTable;
  task_events: TaskEventsTable;
  event_streams: EventStreamsTable;
  workers: { id: string; seen_at: Stamp };
};

/** Writes a job's result in the transaction that completes its task. */
export type WriteResult = (transaction: Transaction<Tables>) => Promise<void>;

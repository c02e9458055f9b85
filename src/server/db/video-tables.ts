import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { HookEngines } from '#contract/engines.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { Stamp } from './stamp.ts';

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
  /** Null while the file is being stored. */
  confirmed_at: Date | null;
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

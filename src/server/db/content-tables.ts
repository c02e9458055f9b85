import type { Generated, JSONColumnType } from 'kysely';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { Stamp } from './stamp.ts';
import type { StoredMedia, UploadFacts } from './video-tables.ts';

export type ContentFileKind =
  'template-video' | 'template-thumbnail' | 'category-thumbnail' | 'reference-video';

/** The suitability of a template's clip; `warnings` are the studio's codes. */
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
  /** The task that prepares a video; null for pictures. */
  task_id: string | null;
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
  /** These two are null for deleted templates only. */
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

/** How a template speaks unless the hook overrides it. */
export type SpeechSettings = { speed?: number; style?: SpeakingStyle; script?: string };

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BrandLook } from '#contract/brand-kit/brand-kit.ts';
import type { UploadKind } from '#contract/calls/uploads.ts';
import type {
  BackgroundRemovalEngine,
  EngineNote,
  HookEngines,
  ImageToVideoEngine,
  VoiceEngine,
} from '#contract/engines.ts';
import type { Framing } from '#contract/framing.ts';
import type { CutoutMethod } from '#contract/greenscreen-settings.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { VideoKind, VideoRole } from '#contract/video-parts.ts';
import type { HookStyle } from '#contract/hook-styles.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { ClipBrand, HookRecipe } from '../domain/recipes.ts';
import type { Stamp } from './stamp.ts';

/** Integrated loudness and true peak; null for a silent clip. */
export type StoredLoudness = { integratedLufs: number | null; truePeakDbtp: number | null };

/** A stored clip in the house format, or stored prepared music. */
export type StoredMedia = {
  key: string;
  posterKey: string | null;
  durationSeconds: number;
  loudness: StoredLoudness;
};

/** How a subject was cut out, and by which engine. */
export type StoredCutout = {
  method: CutoutMethod;
  engine: BackgroundRemovalEngine;
  notes: EngineNote[];
};

/** Which engine made how many shots of a B-roll film. */
export type StoredAnimation = { engine: ImageToVideoEngine; shots: number; notes: EngineNote[] };

/** The voice engine of a story, and notes on replaced engines. */
export type StoredTelling = { voice: VoiceEngine | null; notes: EngineNote[] };

/** The finished file of a video. */
export type StoredVideo = {
  key: string;
  posterKey: string;
  durationSeconds: number;
  sizeBytes: number;
  /** For a greenscreen video. */
  cutout?: StoredCutout;
  /** For a B-roll film. */
  animation?: StoredAnimation;
  /** For a story. */
  telling?: StoredTelling;
};

export type VideosTable = {
  id: string;
  user_id: string;
  kind: Generated<VideoKind>;
  format: Generated<VideoFormat>;
  title: Generated<string>;
  /** The title was set by the owner; selected as `has_owner_title`. */
  is_named: Generated<boolean>;
  /** The recipe of the parts requested last. */
  recipe: string | null;
  /** The task that composes the video; null while it is a draft. */
  task_id: string | null;
  shared_at: Date | null;
  created_at: Stamp;
  updated_at: Stamp;
};

export type VideoPartsTable = {
  video_id: string;
  role: VideoRole;
  position: Generated<number>;
  media_id: string | null;
  upload_id: string | null;
  settings: JSONColumnType<object, string, string>;
};

export type VideoOutputsTable = {
  video_id: string;
  format: string;
  recipe: string;
  task_id: string | null;
  stored: JSONColumnType<StoredVideo, string, string>;
  created_at: Stamp;
};

/** Rows from before recipes were stored have none: they are of version 1. */
export type StoredHookEngines = HookEngines & { recipe?: HookRecipe };

/** A word as written, and its time. */
export type StoredWord = { word: string; startSeconds: number; endSeconds: number };

export type HooksTable = {
  id: string;
  user_id: string;
  template_id: string;
  text: string;
  overlay_enabled: boolean;
  hook_style: Generated<HookStyle>;
  /** Null: the presenter's own. */
  voice: Voice | null;
  style: Generated<SpeakingStyle>;
  speed: Generated<number>;
  /** Empty until it is completed; older rows have no notes. */
  engines: ColumnType<Partial<StoredHookEngines>, string | undefined, string>;
  /** Null: not made yet, unknown, or made before they were stored. */
  words: ColumnType<StoredWord[] | null, string | null | undefined, string | null>;
  /** The number of earlier takes of its video with the same settings; selected as `variation`. */
  take: Generated<number>;
  /** Null: without word captions. */
  caption_style: CaptionStyle | null;
  /** The key of the picture without captions; null without captions. */
  clean_key: string | null;
  created_at: Stamp;
  deleted_at: Date | null;
};

/** Every hook that was made for a video, or that it started with. */
export type VideoTakesTable = { video_id: string; hook_id: string; created_at: Stamp };

export type UploadFacts = {
  durationSeconds: number;
  container: string;
  width: number | null;
  height: number | null;
  /** The studio's facts of a video or sound; uploads of earlier versions have none. */
  media?: unknown;
};

export type UnfinishedUploadsTable = {
  id: string;
  user_id: string;
  /** Announced, not received. */
  size_bytes: number;
  created_at: Stamp;
};

export type UploadsTable = {
  id: string;
  user_id: string;
  kind: UploadKind;
  file_name: string;
  size_bytes: number;
  content_hash: string;
  storage_key: string;
  facts: JSONColumnType<UploadFacts, string, string>;
  /** Null while the file is being stored. */
  confirmed_at: Date | null;
  created_at: Stamp;
};

/** The parts of a brand kit used in a clip or an end card. */
export type MediaBrand =
  | ({ of: 'clip' } & ClipBrand)
  | ({ of: 'hook'; hookId: string } & BrandLook)
  | ({ of: 'end-card' } & BrandLook);

export type MediaTable = {
  id: string;
  user_id: string;
  kind: 'video' | 'audio' | 'image';
  upload_id: string | null;
  start_seconds: number | null;
  end_seconds: number | null;
  overlay_text: Generated<string>;
  format: Generated<VideoFormat>;
  /** Null: the whole picture is shown. */
  framing: JSONColumnType<Framing, string, string> | null;
  /** The task that makes it. */
  task_id: string | null;
  captions: JSONColumnType<ClipCaptions, string | undefined, string> | null;
  /** Null: without a brand. */
  brand: JSONColumnType<MediaBrand, string | undefined, string> | null;
  stored: JSONColumnType<StoredMedia, string, string> | null;
  created_at: Stamp;
};

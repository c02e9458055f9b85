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

/** Integrated loudness and true peak; null where a clip is silent. */
export type StoredLoudness = { integratedLufs: number | null; truePeakDbtp: number | null };

/** A clip in the house format, or prepared music, in storage. */
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

/** Which engine made single shots of a film of photos, and how many. */
export type StoredAnimation = { engine: ImageToVideoEngine; shots: number; notes: EngineNote[] };

/** Who spoke a story, and what was made by another engine than the chosen one. */
export type StoredTelling = { voice: VoiceEngine | null; notes: EngineNote[] };

/** The finished file of a video. */
export type StoredVideo = {
  key: string;
  posterKey: string;
  durationSeconds: number;
  sizeBytes: number;
  /** Of a video with a replaced background. */
  cutout?: StoredCutout;
  /** Of a film of photos. */
  animation?: StoredAnimation;
  /** Of a story. */
  telling?: StoredTelling;
};

export type VideosTable = {
  id: string;
  user_id: string;
  kind: Generated<VideoKind>;
  format: Generated<VideoFormat>;
  title: Generated<string>;
  /** The owner gave it its title. */
  is_named: Generated<boolean>;
  /** Names the parts of the video that was asked for last. */
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

/** A word as it was written, and when it is said. */
export type StoredWord = { word: string; startSeconds: number; endSeconds: number };

export type HooksTable = {
  id: string;
  user_id: string;
  template_id: string;
  text: string;
  overlay_enabled: boolean;
  hook_style: Generated<HookStyle>;
  /** Null: the avatar's own. */
  voice: Voice | null;
  style: Generated<SpeakingStyle>;
  speed: Generated<number>;
  /** Empty until it is completed; older rows have no notes. */
  engines: ColumnType<Partial<StoredHookEngines>, string | undefined, string>;
  /** Null: not made yet, nobody knows, or made before they were kept. */
  words: ColumnType<StoredWord[] | null, string | null | undefined, string | null>;
  /** How many takes with the same entries its video had before. */
  take: Generated<number>;
  /** Null: without word captions. */
  caption_style: CaptionStyle | null;
  /** Of the picture without its captions; null where there are none. */
  clean_key: string | null;
  created_at: Stamp;
  deleted_at: Date | null;
};

/** Every hook that was made for a video, or that it began with. */
export type VideoTakesTable = { video_id: string; hook_id: string; created_at: Stamp };

export type UploadFacts = {
  durationSeconds: number;
  container: string;
  width: number | null;
  height: number | null;
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

/** What a clip or an end card was made with of a brand kit. */
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
  /** Null: all of the picture is shown. */
  framing: JSONColumnType<Framing, string, string> | null;
  /** The task that makes it. */
  task_id: string | null;
  captions: JSONColumnType<ClipCaptions, string | undefined, string> | null;
  /** Null: without a brand. */
  brand: JSONColumnType<MediaBrand, string | undefined, string> | null;
  stored: JSONColumnType<StoredMedia, string, string> | null;
  created_at: Stamp;
};

import type { JSONColumnType } from 'kysely';
import type { CutoutMethod } from '#contract/greenscreen-settings.ts';
import type { PreviewNote } from '#contract/calls/greenscreens.ts';
import type { BackgroundPart, ClipPart } from '#contract/video-parts.ts';
import type { ClipFindings } from '../domain/cutout-method.ts';
import type { Stamp } from './stamp.ts';

export type GreenscreenClipsTable = {
  id: string;
  user_id: string;
  media_id: string;
  upload_id: string;
  /** The task that examines it. */
  task_id: string | null;
  findings: JSONColumnType<ClipFindings, string, string> | null;
  created_at: Stamp;
};

/** A clip and its new background. */
export type GreenscreenParts = { clip: ClipPart; background: BackgroundPart };

export type StoredPreview = {
  frames: { moment: 'start' | 'middle' | 'end'; beforeKey: string; afterKey: string }[];
  method: CutoutMethod;
  notes: PreviewNote[];
};

export type GreenscreenPreviewsTable = {
  /** The recipe of its content. */
  id: string;
  user_id: string;
  clip_id: string;
  parts: JSONColumnType<GreenscreenParts, string, string>;
  /** The task that draws it. */
  task_id: string | null;
  stored: JSONColumnType<StoredPreview, string, string> | null;
  created_at: Stamp;
};

import type { CutoutMethod } from '#contract/greenscreen-settings.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { Database } from '../../db/database.ts';
import { findOwnGreenscreenClip, type GreenscreenClipRow } from '../../db/greenscreen-clips.ts';
import { findUpload } from '../../db/uploads.ts';
import { cutoutMethod, findSubjectKind } from '../../domain/cutout-method.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { abandonMedia, mediaIdOf, wholeUpload } from '../uploads/ensure-media.ts';
import { ensureGreenscreenClip, type ClipChoice } from './ensure-greenscreen-clip.ts';

type ReadDeps = { database: Database; storage: Storage };

/** A clip and its analysis, as its owner sees it. */
export type ClipView = {
  id: string;
  uploadId: string;
  fileName: string;
  startSeconds: number | null;
  endSeconds: number | null;
  status: TaskStatus | null;
  progress: number;
  errorCode: ErrorCode | null;
  format: VideoFormat;
  durationSeconds: number;
  found: ReturnType<typeof findSubjectKind> | null;
  suggestedEngine: CutoutMethod | null;
  personShare: number | null;
  backdropShare: number | null;
  previewUrl: string | null;
};

/**
 * Prepares and examines an upload, or a range of it, so that an engine can be chosen. Free of charge and idempotent.
 */
export async function examineClip(deps: TaskDeps & ReadDeps, choice: ClipChoice): Promise<ClipView> {
  const { clip, upload } = await deps.database
    .transaction()
    .execute((transaction) => ensureGreenscreenClip(deps, transaction, choice));
  const portraitClipId = mediaIdOf(upload, wholeUpload);
  if (portraitClipId !== clip.media_id) await abandonMedia(deps, portraitClipId);
  return viewClip(deps, clip);
}

export async function readClip(
  deps: ReadDeps,
  { userId, clipId }: { userId: string; clipId: string },
): Promise<ClipView> {
  const clip = await findOwnGreenscreenClip(deps.database, userId, clipId);
  if (!clip) throw new AppError('not_found');
  return viewClip(deps, clip);
}

/** The preparation's share of the time; it takes nearly all of it. */
const preparationShare = 0.9;

async function viewClip(deps: ReadDeps, clip: GreenscreenClipRow): Promise<ClipView> {
  const { id, upload_id, status, format, findings, stored, start_seconds: start, end_seconds: end } = clip;
  const length = start === null || end === null ? null : end - start;
  const upload = await findUpload(deps.database, upload_id);
  return {
    id,
    uploadId: upload_id,
    fileName: upload?.file_name ?? '',
    startSeconds: start,
    endSeconds: end,
    status,
    progress:
      status === 'waiting' ? (clip.preparation_progress ?? 0) * preparationShare : (clip.progress ?? 100),
    errorCode: clip.error_code,
    format,
    durationSeconds: stored?.durationSeconds ?? length ?? upload?.facts.durationSeconds ?? 0,
    found: findings && findSubjectKind(findings),
    suggestedEngine: findings && cutoutMethod('auto', findings),
    personShare: findings?.personShare ?? null,
    backdropShare: findings?.backdrop?.share ?? null,
    previewUrl: stored ? deps.storage.signAddress(stored.key) : null,
  };
}

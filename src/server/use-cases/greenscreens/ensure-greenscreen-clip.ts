import type { Transaction } from 'kysely';
import type { ClipRange } from '#contract/clip-range.ts';
import { greenscreenLimits, greenscreenTexts } from '#contract/greenscreen-settings.ts';
import { isActive } from '#contract/tasks.ts';
import { defaultVideoFormat } from '#contract/video-formats.ts';
import { nearestFormat } from '#studio/ffmpeg/media/nearest-format.ts';
import {
  findGreenscreenClipOfMedia,
  insertGreenscreenClip,
  setGreenscreenClipTask,
  type GreenscreenClipRow,
} from '../../db/greenscreen-clips.ts';
import { readTaskIdsOfMedia } from '../../db/media.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload, type UploadRow } from '../../db/uploads.ts';
import { resolveRange } from '../../domain/clip-range.ts';
import { AppError } from '../../errors.ts';
import { startParentTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { ensureMedia, wholeUpload } from '../uploads/ensure-media.ts';

/** A container's duration may exceed the clip's by a few frames. */
const toleranceSeconds = 0.1;

export type ClipChoice = {
  userId: string;
  uploadId: string | null;
  range: ClipRange;
};

export type EnsuredClip = { clip: GreenscreenClipRow; upload: UploadRow };

/**
 * Starts to prepare and then examine an upload, or a range of it, as a clip in its nearest format, unless that is done or
 * in progress. Returns the clip, whose media stays locked until the transaction ends.
 */
export async function ensureGreenscreenClip(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  choice: ClipChoice,
): Promise<EnsuredClip> {
  const { userId, uploadId } = choice;
  if (!uploadId) throw videoMissing();
  const upload = await findOwnUpload(transaction, userId, uploadId);
  if (!upload) throw new AppError('not_found', 'Video not found');
  if (upload.kind !== 'video') throw videoMissing();
  const range = resolveClipRange(upload.facts.durationSeconds, choice.range);
  const { width, height } = upload.facts;
  const format = width && height ? nearestFormat(width, height) : defaultVideoFormat;
  const mediaId = await ensureMedia(deps, transaction, upload, { ...wholeUpload, ...range, format });
  await insertGreenscreenClip(transaction, { userId, mediaId, uploadId: upload.id });
  const clip = (await findGreenscreenClipOfMedia(transaction, mediaId))!;
  if (clip.status !== null && (isActive(clip.status) || clip.status === 'completed')) return { clip, upload };
  const taskId = await startParentTask(deps, transaction, {
    kind: 'look-at-clip',
    userId,
    subjectId: clip.id,
    data: { clipId: clip.id },
    childIds: await readTaskIdsOfMedia(transaction, [mediaId]),
    fanIn: 'every',
  });
  await setGreenscreenClipTask(transaction, clip.id, taskId);
  return { clip: (await findGreenscreenClipOfMedia(transaction, mediaId))!, upload };
}

const videoMissing = (): AppError => new AppError('greenscreen_video_missing', greenscreenTexts.videoMissing);

function resolveClipRange(durationSeconds: number, chosen: ClipRange): ClipRange {
  const range = resolveRange(durationSeconds, chosen);
  const isTooLong =
    range?.startSeconds === null && durationSeconds > greenscreenLimits.maxClipSeconds + toleranceSeconds;
  if (!range || isTooLong) throw new AppError('trim_out_of_bounds', greenscreenTexts.clipTooLong);
  return range;
}

import type { EngineNote, LanguageEngine, VoiceEngine } from '#contract/engines.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ReelAspectRatio, ReelLine } from '#contract/reels.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import { findPart, type ReelPart } from '#contract/video-parts.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { findLastReelId, findVoiceOver, readVideosOfVoiceOver } from '../../db/voice-overs.ts';
import { findUpload } from '../../db/uploads.ts';
import { reelFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import { readTimeLeft } from '../tasks/read-time-left.ts';
import type { ReadVideoDeps } from '../videos/read-video.ts';

type Progress = { status: TaskStatus | null; stage: string; progress: number };
export type LogoView = { uploadId: string; url: string; width: number; height: number };

/** A reel as its owner sees it. */
export type ReelView = Progress & {
  id: string;
  secondsLeft: number | null;
  errorCode: ErrorCode | null;
  title: string;
  part: ReelPart;
  script: ReelLine[] | null;
  engines: { script: LanguageEngine | null; voice: VoiceEngine | null; notes: EngineNote[] };
  logo: LogoView | null;
  file: { url: string; posterUrl: string; durationSeconds: number; sizeBytes: number } | null;
  formats: (Progress & { id: string; aspectRatio: ReelAspectRatio; videoUrl: string | null })[];
  downloadFileName: string;
  shareUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export async function readReel(
  deps: ReadVideoDeps,
  input: { userId: string; videoId: string },
): Promise<ReelView> {
  const { database, storage } = deps;
  const video = await findOwnVideo(database, input.userId, input.videoId);
  const part = video && findPart(video.parts, 'reel');
  if (!part) throw new AppError('not_found');
  const { output, task_id: taskId } = video;
  const [voiceOver, formats, logo, secondsLeft] = await Promise.all([
    findVoiceOver(database, part.voiceOverId),
    readVideosOfVoiceOver(database, input.userId, part.voiceOverId),
    viewLogo(deps, part),
    taskId ? readTimeLeft(deps, taskId) : null,
  ]);
  const { script = null, spoken = null } = voiceOver ?? {};
  return {
    id: video.id,
    ...progressOf(video),
    secondsLeft,
    errorCode: video.error_code,
    title: video.title,
    part,
    script: script?.lines ?? null,
    engines: {
      script: script?.engine ?? part.scriptEngine ?? null,
      voice: spoken?.engine ?? null,
      notes: [...(script?.notes ?? []), ...(spoken?.notes ?? [])],
    },
    logo,
    file: output && {
      url: storage.signAddress(output.key),
      posterUrl: storage.signAddress(output.posterKey),
      durationSeconds: output.durationSeconds,
      sizeBytes: output.sizeBytes,
    },
    formats: formats.map((row) => ({
      id: row.id,
      aspectRatio: row.format,
      ...progressOf(row),
      videoUrl: row.output && storage.signAddress(row.output.key),
    })),
    downloadFileName: reelFileName(part.brandName),
    shareUrl: video.shared_at ? `${deps.publicOrigin}/share/${video.id}` : null,
    createdAt: video.created_at,
    updatedAt: video.updated_at,
  };
}

/** A video without a task is finished. */
const progressOf = (row: {
  status: TaskStatus | null;
  stage: string | null;
  progress: number | null;
}): Progress => ({ status: row.status, stage: row.stage ?? '', progress: row.progress ?? 100 });

async function viewLogo(deps: ReadVideoDeps, { uploadId }: ReelPart): Promise<LogoView | null> {
  const upload = uploadId ? await findUpload(deps.database, uploadId) : undefined;
  if (!upload) return null;
  const { width, height } = upload.facts;
  return {
    uploadId: upload.id,
    url: deps.storage.signAddress(upload.storage_key),
    width: width ?? 0,
    height: height ?? 0,
  };
}

/** The brand of the latest reel, whatever its status; null before the first one. */
export async function readBrand(
  deps: ReadVideoDeps,
  { userId }: { userId: string },
): Promise<{ part: ReelPart; logo: LogoView | null } | null> {
  const videoId = await findLastReelId(deps.database, userId);
  const video = videoId === null ? undefined : await findOwnVideo(deps.database, userId, videoId);
  const part = video && findPart(video.parts, 'reel');
  return part ? { part, logo: await viewLogo(deps, part) } : null;
}

import type { CutoutMethod } from '#contract/greenscreen-settings.ts';
import type { BackgroundRemovalEngine, EngineNote } from '#contract/engines.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import { findPart, type BackgroundPart, type ClipPart } from '#contract/video-parts.ts';
import { findGreenscreenClipOfMedia } from '../../db/greenscreen-clips.ts';
import { findUpload } from '../../db/uploads.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { downloadFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import type { ReadVideoDeps } from '../videos/read-video.ts';
import { backgroundSampleUrl } from './library.ts';

/** A video with a replaced background, as its owner sees it. */
export type GreenscreenView = {
  id: string;
  status: TaskStatus | null;
  stage: string;
  progress: number;
  errorCode: ErrorCode | null;
  title: string;
  format: VideoFormat;
  file: { url: string; posterUrl: string; durationSeconds: number; sizeBytes: number } | null;
  cutout: { method: CutoutMethod; engine: BackgroundRemovalEngine; notes: EngineNote[] } | null;
  clip: { id: string; fileName: string; startSeconds: number | null; endSeconds: number | null };
  parts: { clip: ClipPart; background: BackgroundPart };
  backgroundUrl: string | null;
  downloadFileName: string;
  shareUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export async function readGreenscreen(
  deps: ReadVideoDeps,
  input: { userId: string; videoId: string },
): Promise<GreenscreenView> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  const clip = video && findPart(video.parts, 'clip');
  const background = video && findPart(video.parts, 'background');
  if (!video || !clip || !background) throw new AppError('not_found');
  const [row, upload] = await Promise.all([
    findGreenscreenClipOfMedia(deps.database, clip.mediaId),
    findUpload(deps.database, clip.uploadId),
  ]);
  const { output } = video;
  return {
    id: video.id,
    status: video.status,
    stage: video.stage ?? '',
    // A video without a task is finished.
    progress: video.progress ?? 100,
    errorCode: video.error_code,
    title: video.title,
    format: video.format,
    file: output && {
      url: deps.storage.signAddress(output.key),
      posterUrl: deps.storage.signAddress(output.posterKey),
      durationSeconds: output.durationSeconds,
      sizeBytes: output.sizeBytes,
    },
    cutout: output?.cutout ?? null,
    clip: {
      id: row?.id ?? '',
      fileName: upload?.file_name ?? '',
      startSeconds: row?.start_seconds ?? null,
      endSeconds: row?.end_seconds ?? null,
    },
    parts: { clip, background },
    backgroundUrl: await addressOf(deps, background),
    downloadFileName: downloadFileName(video.title, video.created_at),
    shareUrl: video.shared_at ? `${deps.publicOrigin}/share/${video.id}` : null,
    createdAt: video.created_at,
    updatedAt: video.updated_at,
  };
}

async function addressOf(deps: ReadVideoDeps, background: BackgroundPart): Promise<string | null> {
  if (background.source === 'built-in') return backgroundSampleUrl(background.backgroundId);
  if (!('uploadId' in background)) return null;
  const upload = await findUpload(deps.database, background.uploadId);
  return upload ? deps.storage.signAddress(upload.storage_key) : null;
}

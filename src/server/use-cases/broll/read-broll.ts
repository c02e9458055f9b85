import type { Broll } from '#contract/calls/broll.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { downloadFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import type { ReadVideoDeps } from '../videos/read-video.ts';

/** A B-roll film as its owner sees it, with its task. */
export type BrollView = Omit<Broll, 'status' | 'createdAt' | 'updatedAt'> & {
  status: TaskStatus | null;
  stage: string;
  createdAt: Date;
  updatedAt: Date;
};

export async function readBroll(
  deps: ReadVideoDeps,
  input: { userId: string; videoId: string },
): Promise<BrollView> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  const part = video && findPart(video.parts, 'photos');
  if (!video || !part) throw new AppError('not_found');
  const { output, format } = video;
  const { photos, style, durationSeconds } = part;
  const music = findPart(video.parts, 'music');
  const audioTrackId = music?.source === 'library' ? music.trackId : null;
  return {
    generationId: video.id,
    status: video.status,
    stage: video.stage ?? '',
    // A video without a task is finished.
    progress: video.progress ?? 100,
    errorCode: video.error_code,
    title: video.title,
    videoUrl: output && deps.storage.signAddress(output.key),
    posterUrl: output && deps.storage.signAddress(output.posterKey),
    sizeBytes: output?.sizeBytes ?? null,
    downloadFileName: downloadFileName(video.title, video.created_at),
    shareUrl: video.shared_at ? `${deps.publicOrigin}/share/${video.id}` : null,
    engine: output?.animation?.engine ?? null,
    animatedShots: output?.animation?.shots ?? 0,
    notes: output?.animation?.notes ?? [],
    settings: { photos: [...photos], style, format, durationSeconds, audioTrackId },
    createdAt: video.created_at,
    updatedAt: video.updated_at,
  };
}

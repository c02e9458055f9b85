import type { Upload } from '#contract/calls/uploads.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { downloadFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import { receiveFile, receiveUpload, type ReceiveDeps } from './receive-upload.ts';

/** Copies a finished video into an upload of its owner, which outlives the video. */
export async function uploadFromVideo(
  deps: ReceiveDeps,
  { userId, videoId }: { userId: string; videoId: string },
): Promise<Upload> {
  const video = await findOwnVideo(deps.database, userId, videoId);
  if (!video) throw new AppError('not_found');
  if (!video.output) throw new AppError('generation_incomplete', 'The video is not finished yet');
  const stream = await deps.storage.open(video.output.key);
  const fileName = downloadFileName(video.title, video.created_at);
  const file = await receiveFile(deps, { stream, fileName });
  return receiveUpload(deps, { userId, kind: 'video', file });
}

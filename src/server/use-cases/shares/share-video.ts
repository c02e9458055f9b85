import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { Database } from '../../db/database.ts';
import { findOwnVideo, findSharedVideo, updateVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';

export type ShareDeps = { database: Database; publicOrigin: string };

/** Gives a finished video its public page; sharing twice is the same as once. */
export async function shareVideo(
  deps: ShareDeps,
  input: { userId: string; videoId: string },
): Promise<{ id: string; url: string }> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  if (!video) throw new AppError('not_found');
  if (!video.output) throw new AppError('generation_incomplete', 'The video is not finished yet');
  if (!video.shared_at) await updateVideo(deps.database, video.id, { shared_at: new Date() });
  return { id: video.id, url: `${deps.publicOrigin}/share/${video.id}` };
}

/** Takes the public page away; its file addresses stop answering at once. */
export async function unshareVideo(
  deps: { database: Database },
  input: { userId: string; videoId: string },
): Promise<void> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  if (!video) throw new AppError('not_found');
  await updateVideo(deps.database, video.id, { shared_at: null });
}

export type SharedVideo = {
  id: string;
  title: string;
  videoKey: string;
  posterKey: string;
  format: VideoFormat;
  durationSeconds: number;
  createdAt: Date;
};

export type FindShareDeps = { database: Database };

/** A title of the owner's own, else all of the hook: the title of a video is the beginning of it. */
const sharedTitle = (video: { title: string; is_named: boolean; hook_text: string | null }): string =>
  (!video.is_named && video.hook_text && withoutEmphasisMarks(video.hook_text).trim()) ||
  video.title ||
  'Untitled Video';

/** What the public may know; null unless the owner shares it right now. */
export async function findShare(deps: FindShareDeps, videoId: string): Promise<SharedVideo | null> {
  const video = await findSharedVideo(deps.database, videoId);
  if (!video) return null;
  return {
    id: video.id,
    title: sharedTitle(video),
    videoKey: video.stored.key,
    posterKey: video.stored.posterKey,
    format: video.format,
    durationSeconds: video.stored.durationSeconds,
    createdAt: video.created_at,
  };
}

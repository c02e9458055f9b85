import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { Database } from '../../db/database.ts';
import { findOwnVideo, findSharedVideo, updateVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';

export type ShareDeps = { database: Database; publicOrigin: string };

/** Publishes a finished video on its share page; idempotent. */
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

/** Unpublishes the share page; its file URLs stop working at once. */
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
  /** The web address on its end card, without a scheme; null without one. */
  siteAddress: string | null;
  videoKey: string;
  posterKey: string;
  format: VideoFormat;
  durationSeconds: number;
  createdAt: Date;
};

export type FindShareDeps = { database: Database };

/** The owner's title, or else the whole hook text, of which a video's title is the beginning. */
const sharedTitle = (video: { title: string; has_owner_title: boolean; hook_text: string | null }): string =>
  (!video.has_owner_title && video.hook_text && withoutEmphasisMarks(video.hook_text).trim()) ||
  video.title ||
  'Untitled Video';

/** The public metadata; null unless the owner currently shares it. */
export async function findShare(deps: FindShareDeps, videoId: string): Promise<SharedVideo | null> {
  const video = await findSharedVideo(deps.database, videoId);
  if (!video) return null;
  return {
    id: video.id,
    title: sharedTitle(video),
    siteAddress: video.end_address || null,
    videoKey: video.stored.key,
    posterKey: video.stored.posterKey,
    format: video.format,
    durationSeconds: video.stored.durationSeconds,
    createdAt: video.created_at,
  };
}

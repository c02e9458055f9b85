import type { Database } from '../../db/database.ts';
import { findOwnVideo, setOwnerTitle } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';

/** Sets a user's video title, which stays when its hook changes. */
export async function renameVideo(
  deps: { database: Database },
  input: { userId: string; videoId: string; title: string },
): Promise<void> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  if (!video) throw new AppError('not_found');
  await setOwnerTitle(deps.database, video.id, input.title);
}

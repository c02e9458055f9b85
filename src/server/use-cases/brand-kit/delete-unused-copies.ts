import { findPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { deleteEndedMedia } from '../../db/media.ts';
import { findBrandedVideos, type VideoRow } from '../../db/videos.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { abandonClip } from '../uploads/ensure-clip.ts';
import { allMediaIdsOf, endCardOf, shownHookOf } from './brand-media.ts';

/**
 * Deletes the branded copy of a deleted video's hook, and its end card, where no other video shows them. Returns the keys of
 * their files.
 */
export async function deleteUnusedCopies(
  deps: TaskDeps & { database: Database },
  video: VideoRow,
): Promise<string[]> {
  if (!findPart(video.parts, 'brand')) return [];
  const others = await findBrandedVideos(deps.database, video.user_id);
  const used = new Set(others.filter(({ id }) => id !== video.id).flatMap(allMediaIdsOf));
  const unused = [shownHookOf(video), endCardOf(video)].flatMap((id) => (id && !used.has(id) ? id : []));
  for (const mediaId of unused) await abandonClip(deps, mediaId);
  return deleteEndedMedia(deps.database, unused);
}

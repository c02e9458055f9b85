import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';

export type TakePlace = { number: number; count: number; isChosen: boolean };

/** For each of the hooks that is a take of a video: its place among the takes, as the creator counts them. */
export async function readTakePlaces(
  connection: Connection,
  hookIds: readonly string[],
): Promise<ReadonlyMap<string, TakePlace>> {
  if (hookIds.length === 0) return new Map();
  const takes = await connection
    .selectFrom('video_takes')
    .innerJoin('hooks', 'hooks.id', 'video_takes.hook_id')
    .innerJoin('media', 'media.id', 'hooks.id')
    .innerJoin('tasks', 'tasks.id', 'media.task_id')
    .leftJoin('video_parts', (join) =>
      join
        .onRef('video_parts.video_id', '=', 'video_takes.video_id')
        .onRef('video_parts.media_id', '=', 'hooks.id')
        .on('video_parts.role', '=', 'hook'),
    )
    .select(['video_takes.video_id', 'video_takes.hook_id', 'video_parts.media_id as chosen_id'])
    .where('tasks.status', 'in', ['completed', ...activeStatuses])
    .where((where) =>
      where.or([where('hooks.deleted_at', 'is', null), where('video_parts.media_id', 'is not', null)]),
    )
    .where('video_takes.video_id', 'in', (videos) =>
      videos.selectFrom('video_takes as own').select('own.video_id').where('own.hook_id', 'in', hookIds),
    )
    .orderBy('video_takes.created_at')
    .orderBy('hooks.id')
    .execute();
  const byVideo = Map.groupBy(takes, (take) => take.video_id);
  const places = new Map<string, TakePlace>();
  for (const ofVideo of byVideo.values())
    for (const [index, { hook_id: hookId, chosen_id: chosenId }] of ofVideo.entries()) {
      const before = places.get(hookId);
      // A hook that is used again in another video keeps its place in the first.
      places.set(hookId, {
        ...(before ?? { number: index + 1, count: ofVideo.length }),
        isChosen: before?.isChosen === true || chosenId !== null,
      });
    }
  return places;
}

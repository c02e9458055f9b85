import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { StreamEvent } from '#contract/live-events.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { taskStream } from '../../../lib/task-stream.ts';
import { isBeingDrawn, watchedStoryboardQuery } from './queries.ts';

/** A storyboard on the screen, updated with each frame that is drawn or fails. Null reads nothing. */
export function useStoryboard(storyboardId: string | null) {
  const queryClient = useQueryClient();
  const options = watchedStoryboardQuery(storyboardId ?? '');
  const query = useQuery({ ...options, queryFn: storyboardId === null ? skipToken : options.queryFn! });
  const { data } = query;
  const isDrawing = data !== undefined && isBeingDrawn(data);
  const refetchIfOwn = useEffectEvent((event: StreamEvent) => {
    if (event.type === 'video.changed') return;
    const { type, subjectId } = event;
    const isOwn = subjectId === data?.id || data?.scenes.some(({ id }) => id === subjectId);
    if (isOwn && type !== 'task.progress')
      void queryClient.invalidateQueries({ queryKey: queryKeys.storyboard(data!.id) });
  });
  useEffect(() => (isDrawing ? taskStream.follow({ onEvent: refetchIfOwn }) : undefined), [isDrawing]);
  useEffect(() => {
    // The end of a redraw captures or releases its credits.
    if (!isDrawing) void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
  }, [queryClient, isDrawing]);
  return query;
}

import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cancelGeneration, isVideoBeingMade } from '#contract/calls/generations.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { followGeneration } from '../../../lib/task-stream.ts';
import { keepInSight } from '../../../lib/work-under-way.ts';
import { storyVideoQuery } from '../state/queries.ts';
import { afterEvent } from './video-state.ts';

/** One video while it is on the screen, and the way to stop it. Null reads nothing. */
export function useStoryVideo(videoId: string | null) {
  const queryClient = useQueryClient();
  const options = storyVideoQuery(videoId ?? '');
  const query = useQuery({ ...options, queryFn: videoId === null ? skipToken : options.queryFn! });
  const status = query.data?.status;
  const isMaking = status !== undefined && isVideoBeingMade(status);
  const take = useEffectEvent((event: LiveEvent) => {
    const queryKey = queryKeys.storyVideo(videoId ?? '');
    const next = query.data && afterEvent(query.data, event);
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (videoId === null || !isMaking) return;
    return followGeneration({ generationId: videoId, onEvent: take });
  }, [videoId, isMaking]);
  useEffect(() => (videoId === null ? undefined : keepInSight([{ kind: 'video', id: videoId }])), [videoId]);

  // Finished work changes the balance and the lists.
  useEffect(() => {
    if (status === undefined || isVideoBeingMade(status)) return;
    for (const queryKey of [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, status]);

  const cancel = useMutation({
    mutationFn: (generationId: string) => call(cancelGeneration, { params: { generationId } }),
    // Also after a refusal: most likely the video was finished by then.
    onSettled: (_reply, _error, generationId) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.storyVideo(generationId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
      ]),
  });
  return { query, cancel };
}

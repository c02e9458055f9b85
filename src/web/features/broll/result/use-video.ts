import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cancelGeneration, isVideoBeingMade } from '#contract/calls/generations.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { followGeneration } from '../../../lib/task-stream.ts';
import { keepInSight } from '../../../lib/work-under-way.ts';
import { brollQuery } from '../state/broll-query.ts';
import { afterEvent } from './result-state.ts';

/** One film while it is on the screen. */
export function useVideo(generationId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(brollQuery(generationId));
  const queryKey = queryKeys.broll(generationId);
  const isMaking = query.data !== undefined && isVideoBeingMade(query.data.status);
  const take = useEffectEvent((event: LiveEvent) => {
    const next = query.data && afterEvent(query.data, event);
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(
    () => (isMaking ? followGeneration({ generationId, onEvent: take }) : undefined),
    [generationId, isMaking],
  );
  useEffect(() => keepInSight([{ kind: 'video', id: generationId }]), [generationId]);
  const status = query.data?.status;
  useEffect(() => {
    if (status === undefined || isVideoBeingMade(status)) return;
    for (const outdated of [queryKeys.unfinished, queryKeys.videos])
      void queryClient.invalidateQueries({ queryKey: outdated });
  }, [queryClient, status]);
  const cancel = useMutation({
    mutationFn: () => call(cancelGeneration, { params: { generationId } }),
    // Also after a refusal: most likely the film was finished in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { query, cancel };
}

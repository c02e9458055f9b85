import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Greenscreen } from '#contract/calls/greenscreens.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { followGeneration } from '../../../lib/task-stream.ts';
import { keepInSight } from '../../../lib/work-under-way.ts';
import { greenscreenQuery } from '../state/queries.ts';

/** The video as it looks after an event; null where the server has to be read for it. */
export function afterEvent(video: Greenscreen, { type, data }: LiveEvent): Greenscreen | null {
  const isOwn = data.subject === 'video' && data.id === video.generationId;
  if (type !== 'status' || !isOwn || !isVideoBeingMade(data.status)) return null;
  const status = data.status as Greenscreen['status'];
  return { ...video, status, progress: Math.max(video.progress, data.progress) };
}

/** One video while it is on the screen; null watches nothing. */
export function useVideo(generationId: string | null) {
  const queryClient = useQueryClient();
  const id = generationId ?? '';
  const query = useQuery({ ...greenscreenQuery(id), enabled: generationId !== null });
  const isMaking = query.data !== undefined && isVideoBeingMade(query.data.status);
  const take = useEffectEvent((event: LiveEvent) => {
    const next = query.data && afterEvent(query.data, event);
    if (next) queryClient.setQueryData(queryKeys.greenscreen(id), next);
    else void queryClient.invalidateQueries({ queryKey: queryKeys.greenscreen(id) });
  });
  useEffect(() => {
    if (id === '' || !isMaking) return;
    return followGeneration({ generationId: id, onEvent: take });
  }, [id, isMaking]);
  useEffect(() => (id === '' ? undefined : keepInSight([{ kind: 'video', id }])), [id]);

  // Finished work changes the balance and the lists.
  const status = query.data?.status;
  useEffect(() => {
    if (status === undefined || isVideoBeingMade(status)) return;
    for (const queryKey of [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, status]);
  return query;
}

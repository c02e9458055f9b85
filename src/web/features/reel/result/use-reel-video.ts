import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { reelStages, type Reel } from '#contract/calls/reels.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { followGeneration } from '../../../lib/task-stream.ts';
import { keepInSight } from '../../../lib/work-under-way.ts';
import { reelQuery } from '../state/queries.ts';

/** The reel as it looks after an event; null if it has to be refetched. */
export function applyEvent(reel: Reel, { type, data }: LiveEvent): Reel | null {
  const isOwn = data.subject === 'video' && data.id === reel.id;
  if (type !== 'status' || !isOwn || !isVideoBeingMade(data.status)) return null;
  const status = data.status as Reel['status'];
  const stage = reelStages.find((known) => known === data.stage) ?? reel.stage;
  return { ...reel, status, stage, progress: Math.max(reel.progress, data.progress) };
}

/** Reads a reel and keeps it up to date while it is shown. */
export function useReelVideo(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery(reelQuery(id));
  const isBeingMade = query.data !== undefined && isVideoBeingMade(query.data.status);
  const handleEvent = useEffectEvent((event: LiveEvent) => {
    const next = query.data && applyEvent(query.data, event);
    if (next) queryClient.setQueryData(queryKeys.reel(id), next);
    else void queryClient.invalidateQueries({ queryKey: queryKeys.reel(id) });
  });
  useEffect(() => {
    if (!isBeingMade) return;
    return followGeneration({ generationId: id, onEvent: handleEvent });
  }, [id, isBeingMade]);
  useEffect(() => keepInSight([{ kind: 'video', id }]), [id]);

  // Refetches the balance and the lists, which finished work changes.
  const status = query.data?.status;
  useEffect(() => {
    if (status === undefined || isVideoBeingMade(status)) return;
    for (const queryKey of [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos, queryKeys.reelBrand])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, status]);
  return query;
}

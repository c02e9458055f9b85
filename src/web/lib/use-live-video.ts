import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isVideoBeingMade, type GenerationStatus } from '#contract/calls/generations.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { followGeneration } from './task-stream.ts';
import { keepInSight } from './work-under-way.ts';

type LiveVideo<Video> = {
  /** The id of the video on the screen; null follows nothing. */
  id: string | null;
  video: Video | undefined;
  queryKey: QueryKey;
  /** Returns the video after an event, or null if it has to be read again. */
  applyEvent: (video: Video, event: LiveEvent) => Video | null;
  /** Queries that a finished video outdates, such as the balance and the lists. */
  outdated: readonly QueryKey[];
};

/** Keeps a video on the screen up to date while it is made, and refetches the outdated queries when it has ended. */
export function useLiveVideo<Video extends { status: GenerationStatus }>({
  id,
  video,
  queryKey,
  applyEvent,
  outdated,
}: LiveVideo<Video>): void {
  const queryClient = useQueryClient();
  const status = video?.status;
  const isMaking = status !== undefined && isVideoBeingMade(status);
  const onEvent = useEffectEvent((event: LiveEvent) => {
    const next = video && applyEvent(video, event);
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (id === null || !isMaking) return;
    return followGeneration({ generationId: id, onEvent });
  }, [id, isMaking]);
  useEffect(() => (id === null ? undefined : keepInSight([{ kind: 'video', id }])), [id]);

  const refetchOutdated = useEffectEvent(() => {
    for (const key of outdated) void queryClient.invalidateQueries({ queryKey: key });
  });
  useEffect(() => {
    if (status !== undefined && !isVideoBeingMade(status)) refetchOutdated();
  }, [status]);
}

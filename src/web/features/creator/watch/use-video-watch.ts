import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { useGeneration } from './use-generation.ts';

/** Changes of the same video made elsewhere update the entries here. */
export function useFollowServer({ dispatch }: CreatorControl, generation: Generation | undefined): void {
  const last = useRef(generation);
  useEffect(() => {
    const before = last.current;
    last.current = generation;
    if (!before || !generation || before === generation) return;
    if (before.generationId !== generation.generationId) return;
    dispatch({ type: 'follow-server', before, now: generation });
  }, [generation, dispatch]);
}

type VideoUpdate = { generationId: string; updatedAt: string };

const channelName = 'hookline.generations';

/** Tabs of this browser that show the same video notify one another of changes. */
export function useOtherTabs(generation: Generation | undefined): void {
  const queryClient = useQueryClient();
  const generationId = generation?.generationId;
  const updatedAt = generation?.updatedAt;
  useEffect(() => {
    if (generationId === undefined || updatedAt === undefined) return;
    const key = queryKeys.generation(generationId);
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<VideoUpdate>) => {
      if (data.generationId === generationId && data.updatedAt > updatedAt)
        void queryClient.invalidateQueries({ queryKey: key });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is its origin's own
    channel.postMessage({ generationId, updatedAt } satisfies VideoUpdate);
    return () => channel.close();
  }, [generationId, updatedAt, queryClient]);
}

/** The open video on the server; changes there update the entries here. */
export function useVideoWatch(control: CreatorControl) {
  const watch = useGeneration(control.generationId, control.step);
  useFollowServer(control, watch.query.data);
  useOtherTabs(watch.query.data);
  return watch;
}

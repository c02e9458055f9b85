import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

type News = { generationId: string; updatedAt: string };

const channelName = 'hookline.generations';

/** Tabs of this browser that show the same video tell one another when they learn that it changed. */
export function useOtherTabs(generation: Generation | undefined): void {
  const queryClient = useQueryClient();
  const generationId = generation?.generationId;
  const updatedAt = generation?.updatedAt;
  useEffect(() => {
    if (generationId === undefined || updatedAt === undefined) return;
    const key = queryKeys.generation(generationId);
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.generationId === generationId && data.updatedAt > updatedAt)
        void queryClient.invalidateQueries({ queryKey: key });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is its origin's own
    channel.postMessage({ generationId, updatedAt } satisfies News);
    return () => channel.close();
  }, [generationId, updatedAt, queryClient]);
}

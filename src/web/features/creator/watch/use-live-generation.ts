import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { openLiveChannel } from '../../../lib/live-channel.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { feedCache } from './feed-cache.ts';

/** Keeps the cache of one generation fresh while it is listened to; `onNews` runs at every event. */
export function useLiveGeneration(
  generationId: string | null,
  isListening: boolean,
  onNews: () => void,
): void {
  const queryClient = useQueryClient();
  // A channel that gave up for want of a network opens again with it.
  const isOnline = useIsOnline();
  const report = useEffectEvent(onNews);
  useEffect(() => {
    if (generationId === null || !isListening || !isOnline) return;
    return openLiveChannel({
      generationId,
      onEvent: (event) => {
        report();
        feedCache(queryClient, generationId, event);
      },
      // Events from before the connection are lost, what they told is not.
      onConnectedChange: (isConnected) => {
        if (isConnected) {
          void queryClient.invalidateQueries({ queryKey: queryKeys.generation(generationId) });
        }
      },
    });
  }, [generationId, isListening, isOnline, queryClient]);
}

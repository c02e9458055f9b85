import { liveReconnect, type LiveEvent } from '#contract/live-events.ts';
import { taskStream } from './task-stream.ts';

export type LiveChannelOptions = {
  generationId: string;
  onEvent: (event: LiveEvent) => void;
  /** True while events arrive; false after a drop, until the next connection. */
  onConnectedChange?: (isConnected: boolean) => void;
  /** The channel gave up (dropped before its first event, or refused): poll instead. */
  onFail?: () => void;
};

/**
 * The part of the user's event stream that concerns one generation, until closed, or until 2 s after its video is
 * complete. Returns how to close it.
 */
export function openLiveChannel({ generationId, onEvent, ...rest }: LiveChannelOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = taskStream.follow({
    ...rest,
    onEvent({ generations }) {
      for (const { type, data } of generations.filter((found) => found.generationId === generationId)) {
        onEvent({ type, data });
        if (type === 'complete' && data.subject === 'video')
          timer = setTimeout(stop, liveReconnect.closeAfterCompleteMs);
      }
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

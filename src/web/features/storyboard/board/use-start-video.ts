import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { readStoryboard } from '#contract/calls/storyboards.ts';
import { readStoryVideo, startStoryVideo, type StoryVideo } from '#contract/calls/story-videos.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findShortage } from '../../../parts/credits-modal/credits-modal.tsx';
import { announce } from '../../../ui/announce.ts';
import { storyVideoPriceQuery } from '../state/queries.ts';
import { startKey } from '../state/start-key.ts';
import { texts } from '../texts.ts';

/** The video was not started, because the latest changes are not saved. */
class NotSaved extends Error {}

/** Why no video was started, and the scene that caused it. */
function reasonOf(error: Error): string {
  if (error instanceof NotSaved) return texts.create.unsaved;
  const place = error instanceof CallError && /^frames\.(\d+)\./.exec(error.details.field ?? '')?.[1];
  const text = failureText(error, texts.create.failed);
  return place ? texts.create.inScene(Number(place) + 1, text) : text;
}

type Start = {
  storyboardId: string;
  /** The latest video that this window has loaded. */
  knownVideoId: string | null;
  /** Saves the changes of this window. Resolves to false if that fails. */
  flush?: () => Promise<boolean>;
  onStarted: (video: StoryVideo) => void;
};

/** Starts the video. A second press, a retry after a lost response and a second tab charge once. */
export function useStartVideo({ storyboardId, knownVideoId, flush, onStarted }: Start) {
  const queryClient = useQueryClient();
  const cost = useQuery(storyVideoPriceQuery).data;
  /** The video that another window started since this window last looked; null if there is none. */
  const findOther = async (videoId: string | null): Promise<StoryVideo | null> => {
    if (videoId === null || videoId === knownVideoId) return null;
    const video = await call(readStoryVideo, { params: { storyVideoId: videoId } });
    return isVideoBeingMade(video.status) || video.status === 'completed' ? video : null;
  };
  const start = useMutation({
    mutationFn: async () => {
      if (flush && !(await flush())) throw new NotSaved();
      const fresh = await call(readStoryboard, { params: { storyboardId }, query: {} });
      const other = await findOther(fresh.videoId);
      if (other) announce(texts.create.elsewhere);
      return (
        other ??
        call(startStoryVideo, { params: { storyboardId }, body: {}, idempotencyKey: startKey(fresh) })
      );
    },
    onSuccess: (video) => {
      queryClient.setQueryData(queryKeys.storyVideo(video.id), video);
      for (const queryKey of [queryKeys.wallet, queryKeys.unfinished, queryKeys.storyboard(storyboardId)])
        void queryClient.invalidateQueries({ queryKey });
      onStarted(video);
    },
  });
  const { mutate, reset, isPending, error } = start;
  // `isPending` changes only with the next render, too late for the second click of a double click.
  const isUnderWay = useRef(false);
  const shortage = findShortage(error, cost);
  return {
    cost,
    isStarting: isPending,
    shortage,
    problem: error && shortage === null ? reasonOf(error) : null,
    dismiss: reset,
    begin: () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(undefined, {
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
export type StartVideo = ReturnType<typeof useStartVideo>;

import { queryOptions } from '@tanstack/react-query';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Storyboard, StoryFrame } from '#contract/calls/storyboards.ts';
import { readStoryVideo } from '#contract/calls/story-videos.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { storyboardQuery } from '../../../parts/storyboard/storyboard-query.ts';

const watchEveryMs = 3_000;

/** The cost of the video. */
export const storyVideoPriceQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
  select: (prices) => prices.find((price) => price.work === 'storyVideo')?.credits,
});

/** Whether a frame is being drawn or waits for it. A stopped storyboard does not draw its pending frames. */
export const isFrameBeingDrawn = (
  storyboard: Pick<Storyboard, 'status'>,
  frame: Pick<StoryFrame, 'status'>,
): boolean =>
  frame.status === 'GENERATING' ||
  (frame.status === 'PENDING' && (storyboard.status === 'RUNNING' || storyboard.status === 'SUCCESS'));

export const isBeingDrawn = (storyboard: Pick<Storyboard, 'status' | 'scenes'>): boolean =>
  storyboard.status === 'RUNNING' || storyboard.scenes.some((frame) => isFrameBeingDrawn(storyboard, frame));

/** One storyboard, read again while it or one of its frames is being drawn. */
export const watchedStoryboardQuery = (storyboardId: string) =>
  queryOptions({
    ...storyboardQuery(storyboardId),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data && isBeingDrawn(data) ? watchEveryMs : false),
  });

/** One video, read again while it is being made. */
export const storyVideoQuery = (videoId: string) =>
  queryOptions({
    queryKey: queryKeys.storyVideo(videoId),
    queryFn: ({ signal }) => call(readStoryVideo, { params: { storyVideoId: videoId }, signal }),
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data && isVideoBeingMade(data.status) ? watchEveryMs : false),
  });

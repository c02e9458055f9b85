import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { CallReply } from '#contract/call.ts';
import { readVideos } from '#contract/calls/videos.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type ListedVideo = CallReply<typeof readVideos>[number];
type VideosPage = { videos: ListedVideo[]; hasMore: boolean };

const pageSize = 12;

export const videosQuery = infiniteQueryOptions({
  queryKey: queryKeys.videos,
  queryFn: async ({ pageParam, signal }): Promise<VideosPage> => {
    // The call returns no total: requesting one extra video shows whether there are more.
    const videos = await call(readVideos, { query: { limit: pageSize + 1, offset: pageParam }, signal });
    return { videos: videos.slice(0, pageSize), hasMore: videos.length > pageSize };
  },
  initialPageParam: 0,
  getNextPageParam: (last, pages) =>
    last.hasMore ? pages.reduce((sum, page) => sum + page.videos.length, 0) : undefined,
  staleTime: 0,
});

/** The list without a video that was deleted. */
export const removeListedVideo = (queryClient: QueryClient, id: string): void => {
  queryClient.setQueryData<InfiniteData<VideosPage, number>>(
    videosQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          videos: page.videos.filter((video) => video.id !== id),
        })),
      },
  );
};

/** The list's entry of a video, without another request. */
export const changeListedVideo = (
  queryClient: QueryClient,
  id: string,
  changes: Partial<ListedVideo>,
): void => {
  queryClient.setQueryData<InfiniteData<VideosPage, number>>(
    videosQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          videos: page.videos.map((video) => (video.id === id ? { ...video, ...changes } : video)),
        })),
      },
  );
};

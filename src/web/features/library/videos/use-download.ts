import { useQueryClient } from '@tanstack/react-query';
import { useDownload as useVideoDownload } from '../../../parts/final-video/use-download.ts';
import { type ListedVideo, videosQuery } from './videos-query.ts';

/** Saves a video of the list under its name. */
export function useDownload({ id, url, downloadFileName }: ListedVideo) {
  const queryClient = useQueryClient();
  return useVideoDownload({
    videoUrl: url,
    fileName: downloadFileName,
    readFreshUrl: async () => {
      await queryClient.refetchQueries({ queryKey: videosQuery.queryKey });
      const pages = queryClient.getQueryData(videosQuery.queryKey)?.pages ?? [];
      return pages.flatMap((page) => page.videos).find((video) => video.id === id)?.url ?? url;
    },
  });
}

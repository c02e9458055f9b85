import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveVideo } from '../../../lib/save-video.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { type ListedVideo, videosQuery } from './videos-query.ts';

/** Saves a video of the list under its name. */
export function useDownload({ id, url, downloadFileName }: ListedVideo) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      saveVideo({
        videoUrl: url,
        fileName: downloadFileName,
        readFreshUrl: async () => {
          await queryClient.refetchQueries({ queryKey: videosQuery.queryKey });
          const pages = queryClient.getQueryData(videosQuery.queryKey)?.pages ?? [];
          return pages.flatMap((page) => page.videos).find((video) => video.id === id)?.url ?? url;
        },
      }),
    onError: () => announce(texts.videos.downloadFailed, 'failure'),
  });
}

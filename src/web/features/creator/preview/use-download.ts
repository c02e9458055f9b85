import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/calls/generations.ts';
import { saveVideo } from '../../../lib/save-video.ts';
import { generationQuery } from '../queries.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';

/** Saves the video under its name. */
export function useDownload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ generationId, videoUrl, downloadFileName }: Generation) =>
      saveVideo({
        videoUrl: videoUrl ?? '',
        fileName: downloadFileName,
        readFreshUrl: async () => {
          const fresh = await queryClient.fetchQuery({ ...generationQuery(generationId), staleTime: 0 });
          return fresh.videoUrl ?? '';
        },
      }),
    onError: () => announce(texts.preview.downloadFailed, 'failure'),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/calls/generations.ts';
import { buildDownloadUrl } from '../download-url.ts';
import { generationQuery } from '../queries.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';

async function fetchVideo(videoUrl: string, fileName: string): Promise<Blob> {
  const response = await fetch(buildDownloadUrl(videoUrl, fileName, window.location.origin, Date.now()));
  if (!response.ok) throw new Error(`The video answered ${response.status}`);
  return response.blob();
}

function saveAs(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the address after this turn; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves the video under its name. Its address is short-lived: an old one is asked for again once. */
export function useDownload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ generationId, videoUrl, downloadFileName }: Generation) => {
      const blob = await fetchVideo(videoUrl ?? '', downloadFileName).catch(async () => {
        const fresh = await queryClient.fetchQuery({ ...generationQuery(generationId), staleTime: 0 });
        return fetchVideo(fresh.videoUrl ?? '', downloadFileName);
      });
      saveAs(blob, downloadFileName);
    },
    onError: () => announce(texts.preview.downloadFailed, 'failure'),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareVideo, unshareVideo } from '#contract/calls/shares.ts';
import { call } from '../../../lib/call.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { shareLink } from './share-link.ts';
import { changeListedVideo, type ListedVideo } from './videos-query.ts';

/** Shares the address of the public page, which begins with the first share and ends with `stop`. */
export function useSharing({ id, title, shareUrl }: ListedVideo) {
  const queryClient = useQueryClient();
  const params = { generationId: id };
  const share = useMutation({
    mutationFn: async () => {
      const url = shareUrl ?? (await call(shareVideo, { params })).url;
      changeListedVideo(queryClient, id, { shareUrl: url });
      return shareLink(navigator, { title, url });
    },
    onSuccess: (outcome) => {
      if (outcome === 'copied') announce(texts.videos.copied);
      if (outcome === 'refused') announce(texts.videos.notCopied, 'failure');
    },
    onError: () => announce(texts.videos.notCopied, 'failure'),
  });
  const stop = useMutation({
    mutationFn: () => call(unshareVideo, { params }),
    onSuccess: () => {
      changeListedVideo(queryClient, id, { shareUrl: null });
      announce(texts.videos.stopped);
    },
    onError: () => announce(texts.videos.stopFailed, 'failure'),
  });
  return { share, stop };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { shareVideo, unshareVideo } from '#contract/calls/shares.ts';
import { call } from '../../../lib/call.ts';
import { announce, withdraw } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { changeListedVideo, type ListedVideo } from './videos-query.ts';

/** Shares the address of the public page, which begins with the first share and ends with `stop`. */
export function useSharing({ id, title, shareUrl }: ListedVideo) {
  const queryClient = useQueryClient();
  const said = useRef<string>(undefined);
  /** A later announcement replaces the earlier one, which would contradict it. */
  const say = (...words: Parameters<typeof announce>) => {
    if (said.current !== undefined) withdraw(said.current);
    said.current = announce(...words);
  };
  const params = { generationId: id };
  const share = useMutation({
    mutationFn: async () => {
      const url = shareUrl ?? (await call(shareVideo, { params })).url;
      changeListedVideo(queryClient, id, { shareUrl: url });
      return shareLink(navigator, { title, url });
    },
    onSuccess: (outcome) => {
      if (outcome === 'copied') say(texts.videos.copied);
      if (outcome === 'refused') say(texts.videos.notCopied, 'failure');
    },
    onError: () => say(texts.videos.notCopied, 'failure'),
  });
  const stop = useMutation({
    mutationFn: () => call(unshareVideo, { params }),
    onSuccess: () => {
      changeListedVideo(queryClient, id, { shareUrl: null });
      say(texts.videos.stopped);
    },
    onError: () => say(texts.videos.stopFailed, 'failure'),
  });
  return { share, stop };
}

import { useMutation } from '@tanstack/react-query';
import { shareVideo, unshareVideo } from '#contract/calls/shares.ts';
import { call } from '../../lib/call.ts';

/** Gives a video its public page, or takes the page away; `onChange` receives the page's address or null. */
export function useShare(videoId: string, onChange: (shareUrl: string | null) => void) {
  const params = { generationId: videoId };
  const share = useMutation({
    mutationFn: () => call(shareVideo, { params }),
    onSuccess: ({ url }) => onChange(url),
  });
  const unshare = useMutation({
    mutationFn: () => call(unshareVideo, { params }),
    onSuccess: () => onChange(null),
  });
  return { share, unshare };
}

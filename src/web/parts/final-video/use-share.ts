import { useMutation } from '@tanstack/react-query';
import { shareVideo, unshareVideo } from '#contract/calls/shares.ts';
import { call } from '../../lib/call.ts';
import { shareLink } from '../../lib/share-link.ts';
import type { FinalVideo } from './final-video.ts';

/** Creates or removes the public page of a video; `onChange` receives the address of the page, or null. */
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

/** Opens the device's share sheet, if it has one, after creating the public page of a video that has none. */
export function useShareSheet(
  { id, shareUrl }: Pick<FinalVideo, 'id' | 'shareUrl'>,
  text: string | undefined,
  onChange: (shareUrl: string | null) => void,
) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const url = shareUrl ?? (await call(shareVideo, { params: { generationId: id } })).url;
      onChange(url);
      await shareLink(navigator, { title: text ?? '', url, ...(text ? { text } : {}) });
    },
  });
  return { isAvailable: 'share' in navigator, isPending, error, open: () => mutate() };
}

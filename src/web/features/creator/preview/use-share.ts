import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/calls/generations.ts';
import { shareVideo, unshareVideo } from '#contract/calls/shares.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Gives the video its public page, or takes it away again. */
export function useShare(generationId: string) {
  const queryClient = useQueryClient();
  const remember = (shareUrl: string | null) =>
    queryClient.setQueryData<Generation>(
      queryKeys.generation(generationId),
      (generation) => generation && { ...generation, shareUrl },
    );
  const params = { generationId };
  const share = useMutation({
    mutationFn: () => call(shareVideo, { params }),
    onSuccess: ({ url }) => remember(url),
  });
  const unshare = useMutation({
    mutationFn: () => call(unshareVideo, { params }),
    onSuccess: () => remember(null),
  });
  return { share, unshare };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Stops the work on a reel; the held credits come back. */
export function useCancel(reelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelGeneration, { params: { generationId: reelId } }),
    // Also after a refusal: most likely the reel was finished by then.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.reel(reelId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
      ]),
  });
}

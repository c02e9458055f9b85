import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Stops the video; the held credits come back. */
export function useCancel(generationId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (generationId !== null) await call(cancelGeneration, { params: { generationId } });
    },
    // Also after a refusal: most likely the video was finished in the meantime.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.greenscreen(generationId ?? '') }),
        queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
      ]),
  });
}

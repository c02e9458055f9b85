import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { applyVideoProgress } from '../../../lib/apply-video-progress.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useLiveVideo } from '../../../lib/use-live-video.ts';
import { brollQuery } from '../state/broll-query.ts';

/** Reads a film and keeps it up to date while it is shown. */
export function useBrollVideo(generationId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(brollQuery(generationId));
  const queryKey = queryKeys.broll(generationId);
  useLiveVideo({
    id: generationId,
    video: query.data,
    queryKey,
    applyEvent: (video, event) => applyVideoProgress(video, event, { id: generationId }),
    outdated: [queryKeys.unfinished, queryKeys.videos],
  });
  const cancel = useMutation({
    mutationFn: () => call(cancelGeneration, { params: { generationId } }),
    // Also after a refusal: most likely the film was finished in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { query, cancel };
}

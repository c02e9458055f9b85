import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useLiveVideo } from '../../../lib/use-live-video.ts';
import { storyVideoQuery } from '../state/queries.ts';
import { applyEvent } from './video-state.ts';

/** A video on the screen, and a function that stops it. Null reads nothing. */
export function useStoryVideo(videoId: string | null) {
  const queryClient = useQueryClient();
  const options = storyVideoQuery(videoId ?? '');
  const query = useQuery({ ...options, queryFn: videoId === null ? skipToken : options.queryFn! });
  useLiveVideo({
    id: videoId,
    video: query.data,
    queryKey: queryKeys.storyVideo(videoId ?? ''),
    applyEvent,
    outdated: [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos],
  });
  const cancel = useMutation({
    mutationFn: (generationId: string) => call(cancelGeneration, { params: { generationId } }),
    // Also after a refusal, because the video has probably finished in the meantime.
    onSettled: (_reply, _error, generationId) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.storyVideo(generationId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
      ]),
  });
  return { query, cancel };
}

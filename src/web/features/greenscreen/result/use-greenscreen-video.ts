import { useQuery } from '@tanstack/react-query';
import { applyVideoProgress } from '../../../lib/apply-video-progress.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useLiveVideo } from '../../../lib/use-live-video.ts';
import { greenscreenQuery } from '../state/queries.ts';

/** Reads a video and keeps it up to date while it is shown; null reads nothing. */
export function useGreenscreenVideo(generationId: string | null) {
  const id = generationId ?? '';
  const query = useQuery({ ...greenscreenQuery(id), enabled: generationId !== null });
  useLiveVideo({
    id: generationId,
    video: query.data,
    queryKey: queryKeys.greenscreen(id),
    applyEvent: (video, event) => applyVideoProgress(video, event, { id }),
    outdated: [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos],
  });
  return query;
}

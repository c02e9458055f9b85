import { useQuery } from '@tanstack/react-query';
import { reelStages } from '#contract/calls/reels.ts';
import { applyVideoProgress } from '../../../lib/apply-video-progress.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useLiveVideo } from '../../../lib/use-live-video.ts';
import { reelQuery } from '../state/queries.ts';

/** Reads a reel and keeps it up to date while it is shown. */
export function useReelVideo(id: string) {
  const query = useQuery(reelQuery(id));
  useLiveVideo({
    id,
    video: query.data,
    queryKey: queryKeys.reel(id),
    applyEvent: (reel, event) => applyVideoProgress(reel, event, { id, stages: reelStages }),
    outdated: [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos, queryKeys.reelBrand],
  });
  return query;
}

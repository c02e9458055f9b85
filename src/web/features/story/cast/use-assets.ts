import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { redrawAsset } from '#contract/calls/stories.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { taskStream } from '../../../lib/task-stream.ts';
import { announce, withdraw } from '../../../ui/announce.ts';
import { assetsQuery } from '../state/queries.ts';
import { texts } from '../texts.ts';
import { assetNotice, type AssetCounts } from './asset-notices.ts';

/** Announces the progress of the pictures; the latest message replaces the one before. */
function useAssetNotices(storyId: string | null, counts: AssetCounts | undefined): void {
  const before = useRef<{ of: string | null; counts: AssetCounts } | null>(null);
  const shownNotice = useRef<string | null>(null);
  useEffect(() => {
    if (counts === undefined) return;
    const known = before.current?.of === storyId ? before.current.counts : null;
    before.current = { of: storyId, counts };
    const notice = assetNotice(known, counts);
    if (notice === null) return;
    if (shownNotice.current !== null) withdraw(shownNotice.current);
    shownNotice.current = announce(notice.text);
  }, [storyId, counts]);
}

/** The characters and products of a story, read again until none of their pictures is pending. */
export function useAssets(storyId: string | null) {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.storyAssets(storyId ?? '');
  const query = useQuery({ ...assetsQuery(storyId ?? ''), enabled: storyId !== null });
  const assets = storyId === null ? undefined : query.data;
  useAssetNotices(storyId, assets);
  const isPending = assets !== undefined && assets.pending > 0;
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  // A picture that is ready shows at once, between two polls.
  useEffect(() => {
    if (!isPending) return;
    return taskStream.follow({
      onEvent: (event) => {
        const hasMoved = event.type === 'task.started' || event.type === 'task.ended';
        if (hasMoved && event.kind === 'make-story-asset') readAgain();
      },
    });
  }, [isPending]);
  const redraw = useMutation({
    mutationFn: (assetId: string) => call(redrawAsset, { params: { storyId: storyId ?? '', assetId } }),
    onError: (error) => announce(failureText(error, texts.cast.retryFailedFrame), 'failure'),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    assets,
    hasFailed: query.isError && assets === undefined,
    reload: () => void query.refetch(),
    redraw: redraw.mutate,
    /** The id of the asset whose redraw is being requested. */
    requestedId: redraw.isPending ? redraw.variables : null,
    readAgain: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
export type Assets = ReturnType<typeof useAssets>;

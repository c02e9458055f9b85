import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { startReel } from '#contract/calls/reels.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findShortage } from '../../../parts/credits-modal/credits-modal.tsx';
import { reelRequest, startKey } from '../state/brief.ts';
import { reelPriceQuery } from '../state/queries.ts';
import type { ReelControl } from '../state/use-reel.ts';
import { texts } from '../texts.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** Starts a reel from the entries. A retry after a lost response and a second tab charge once. */
export function useGenerate({ data, draftId, reelId, dispatch, adoptReel }: ReelControl) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const cost = useQuery(reelPriceQuery).data;
  const start = useMutation({
    mutationFn: () =>
      call(startReel, { body: reelRequest(data), idempotencyKey: startKey(data, draftId, reelId) }),
    onSuccess: (reel) => {
      const { style, duration, aspectRatio } = reel.settings;
      analytics.track('Reel Started', { Style: style, Duration: duration, Format: aspectRatio });
      queryClient.setQueryData(queryKeys.reel(reel.id), reel);
      for (const queryKey of [queryKeys.wallet, queryKeys.unfinished, queryKeys.reelBrand])
        void queryClient.invalidateQueries({ queryKey });
      adoptReel(reel.id);
    },
    onError: (error) => {
      if (isRefusal(error)) dispatch({ type: 'end-attempt' });
    },
  });
  const { mutate, reset, isPending, error } = start;
  // `isPending` changes only with the next render, too late for the second click of a double click.
  const isUnderWay = useRef(false);
  const shortage = findShortage(error, cost);
  return {
    cost,
    isStarting: isPending,
    shortage,
    problem: error && shortage === null ? failureText(error, texts.generate.failed) : null,
    dismiss: reset,
    begin: () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(undefined, {
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
export type Generate = ReturnType<typeof useGenerate>;

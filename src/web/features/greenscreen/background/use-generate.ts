import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { startGreenscreen } from '#contract/calls/greenscreens.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findShortage } from '../../../parts/credits-modal/credits-modal.tsx';
import { greenscreenPriceQuery } from '../state/queries.ts';
import { startKey, videoSettings } from '../state/settings.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** Starts a video from the entries. A retry after a lost response and a second tab charge once. */
export function useGenerate({ draft, clipId, generationId, dispatch, adoptVideo }: GreenscreenControl) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const cost = useQuery(greenscreenPriceQuery).data;
  const start = useMutation({
    mutationFn: () =>
      call(startGreenscreen, {
        query: { async: 'true' },
        body: videoSettings(draft),
        idempotencyKey: startKey(draft, clipId ?? '', generationId),
      }),
    onSuccess: (video) => {
      analytics.track('Greenscreen Started', {
        Background: draft.background.type,
        Engine: draft.look.engine,
      });
      queryClient.setQueryData(queryKeys.greenscreen(video.generationId), video);
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      void queryClient.invalidateQueries({ queryKey: queryKeys.unfinished });
      adoptVideo(video.generationId);
    },
    onError: (error) => {
      if (isRefusal(error)) dispatch({ type: 'end-attempt' });
    },
  });
  const { mutate, reset, isPending, error } = start;
  const isLineLost = error instanceof CallError && error.code === 'offline';
  useEffect(() => {
    if (!isLineLost) return;
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isLineLost, reset]);
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

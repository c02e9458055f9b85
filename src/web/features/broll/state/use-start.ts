import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { startBroll } from '#contract/calls/broll.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { texts } from '../texts.ts';
import { startKey, videoSettings } from './draft.ts';
import type { BrollControl } from './use-broll.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** Starts the film of the entries. Repeated after a lost response, or in a second tab, it makes one. */
export function useStart({ draft, generationId, dispatch, adoptVideo }: BrollControl) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () =>
      call(startBroll, { body: videoSettings(draft), idempotencyKey: startKey(draft, generationId) }),
    onSuccess: (video) => {
      analytics.track('B-roll Started', { Style: draft.style, Photos: draft.photos.length });
      queryClient.setQueryData(queryKeys.broll(video.generationId), video);
      void queryClient.invalidateQueries({ queryKey: queryKeys.unfinished });
      adoptVideo(video.generationId);
    },
    onError: (failure) => {
      if (isRefusal(failure)) dispatch({ type: 'end-attempt' });
    },
  });
  // Set at once, while `isPending` follows a render later: the second half of a double click starts nothing.
  const isUnderWay = useRef(false);
  return {
    isStarting: isPending,
    problem: error ? failureText(error, texts.look.failed) : null,
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
export type Start = ReturnType<typeof useStart>;

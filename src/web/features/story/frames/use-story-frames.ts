import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cancelStoryboard, redrawFrame, startStoryboard } from '#contract/calls/storyboards.ts';
import { storyTexts, type StoryStyle } from '#contract/stories.ts';
import { useAnalytics } from '../../../lib/analytics/analytics-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findShortage } from '../../../parts/credits-modal/credits-modal.tsx';
import { storyboardQuery } from '../../../parts/storyboard/storyboard-query.ts';
import { announce } from '../../../ui/announce.ts';
import { isBusy, countRedraws, storyboardOf, type StoryboardRun } from '../run/run.ts';
import { storyboardPriceQuery } from '../state/queries.ts';
import type { StoryControl } from '../state/use-story.ts';
import { texts } from '../texts.ts';
import { isRefused, useFollower } from './use-follower.ts';

const idOf = (run: StoryboardRun): string | null =>
  run.phase === 'running' ? run.storyboardId : (storyboardOf(run)?.id ?? null);

/** Whether another window or device has started the storyboard. */
const isAlreadyRunning = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status === 409 &&
  (error.code === 'storyboard_in_progress' || error.code === 'internal');

/** An open circuit breaker keeps the server's text, which `storyboardErrorNotice` recognises. */
const requestFailure = (error: unknown): string =>
  error instanceof CallError && error.code === 'pictures_unavailable'
    ? storyTexts.circuitBreaker
    : failureText(error, storyTexts.createFailed);

type StoryFramesProps = {
  story: StoryControl;
  style: StoryStyle;
  /** Saves the scenes before the frames start. Resolves to false if that fails. */
  flushScenes: () => Promise<boolean>;
  onComplete: (storyboardId: string) => void;
};

/** The storyboard of the open story: its progress, and functions that start, stop and retry it. */
export function useStoryFrames({ story, style, flushScenes, onComplete }: StoryFramesProps) {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const cost = useQuery(storyboardPriceQuery).data;
  const [shortage, setShortage] = useState<ReturnType<typeof findShortage>>(null);
  const invalidate = (...keys: readonly (readonly string[])[]): void => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  const { follower, run } = useFollower((ended) => {
    invalidate(queryKeys.wallet, queryKeys.wizardStates);
    const isWhole = ended.phase === 'complete' && ended.storyboard.counts.failed === 0;
    if (isWhole && ended.opensNextPage) onComplete(ended.storyboard.id);
  });

  const { saved } = story;
  const savedId = saved?.storyboardId ?? null;
  const savedStatus = saved?.storyboardStatus ?? null;
  const followSaved = useEffectEvent(async (storyboardId: string | null, isRunning: boolean) => {
    const now = follower.current();
    // Another window may have changed the scenes before it started these frames.
    const storyId = saved?.storyId ?? null;
    if (storyId !== null && storyboardId !== null && idOf(now) !== storyboardId) {
      const queryKey = queryKeys.story(storyId);
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
    if (storyboardId === null) {
      if (!isBusy(now)) follower.dispatch({ type: 'forget' });
    } else if (isRunning) {
      if (idOf(now) !== storyboardId || !isBusy(now)) follower.dispatch({ type: 'join', storyboardId });
    } else if (idOf(now) !== storyboardId) {
      const storyboard = await queryClient.fetchQuery(storyboardQuery(storyboardId)).catch(() => null);
      if (storyboard)
        follower.dispatch({ type: countRedraws(storyboard) > 0 ? 'redraw' : 'find', storyboard });
    }
  });
  useEffect(() => void followSaved(savedId, savedStatus === 'RUNNING'), [savedId, savedStatus]);

  // A request keeps its key until it has a reply, so that repeating it after a lost reply charges once.
  const sent = useRef<{ request: string; key: string } | null>(null);
  const send = async (storyId: string): Promise<void> => {
    const request = `${storyId} ${style}`;
    if (sent.current?.request !== request) sent.current = { request, key: crypto.randomUUID() };
    const storyboard = await call(startStoryboard, {
      body: { scriptRefId: storyId, styleKey: style },
      idempotencyKey: sent.current.key,
    });
    sent.current = null;
    analytics.track('Storyboard Started', { Style: style, Frames: storyboard.scenes.length });
    queryClient.setQueryData(queryKeys.storyboard(storyboard.id), storyboard);
    follower.dispatch({ type: 'start', storyboard });
    story.adoptStoryboard(storyboard);
    invalidate(queryKeys.wallet);
  };
  const handleRequestError = (error: unknown): void => {
    if (isRefused(error)) sent.current = null;
    const missing = error instanceof Error ? findShortage(error, cost) : null;
    if (missing) {
      setShortage(missing);
      follower.dispatch({ type: 'withdraw' });
    } else if (isAlreadyRunning(error)) {
      announce(storyTexts.inProgress);
      follower.dispatch({ type: 'withdraw' });
      invalidate(queryKeys.wizardStates);
    } else follower.dispatch({ type: 'refuse', text: requestFailure(error) });
  };
  const begin = async (): Promise<void> => {
    const storyId = saved?.storyId ?? null;
    if (storyId === null || isBusy(follower.current())) return;
    follower.dispatch({ type: 'request' });
    if (!(await flushScenes())) {
      follower.dispatch({ type: 'withdraw' });
      announce(texts.frames.unsavedScenes, 'failure');
      return;
    }
    await send(storyId).catch(handleRequestError);
  };

  const params = { storyboardId: idOf(run) ?? '' };
  const cancel = useMutation({
    mutationFn: () => call(cancelStoryboard, { params }),
    onSuccess: (storyboard) => follower.dispatch({ type: 'cancel', storyboard }),
    onError: (error) => {
      // It ended before the request arrived, so its result is read.
      if (isRefused(error)) follower.nudge();
      else announce(texts.frames.cancelFailed, 'failure');
    },
  });
  const redraw = useMutation({
    mutationFn: (frameId: string) =>
      call(redrawFrame, {
        params: { ...params, frameId },
        body: {},
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (storyboard) => follower.dispatch({ type: 'redraw', storyboard }),
    onError: (error) => announce(failureText(error, storyTexts.pictureFailed), 'failure'),
  });
  return {
    run,
    cost,
    begin: () => void begin(),
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
    redraw: redraw.mutate,
    redrawingId: redraw.isPending ? redraw.variables : null,
    shortage,
    dismissShortage: () => setShortage(null),
  };
}
export type StoryFramesControl = ReturnType<typeof useStoryFrames>;

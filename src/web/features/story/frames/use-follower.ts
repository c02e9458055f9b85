import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { readStoryboard } from '#contract/calls/storyboards.ts';
import { storyTexts } from '#contract/stories.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { taskStream } from '../../../lib/task-stream.ts';
import { announce } from '../../../ui/announce.ts';
import { createFollower, type Follower } from '../run/follow-storyboard.ts';
import { browserNetwork } from '../run/network.ts';
import { noticesOf } from '../run/run-notices.ts';
import { isBusy, type StoryboardRun } from '../run/run.ts';

/** Whether retrying cannot help, because the server refuses the request. */
export const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** A follower of this window's storyboard, and a subscription to its changes. */
function openFollower(queryClient: QueryClient) {
  const listeners = new Set<() => void>();
  const follower = createFollower({
    read: async (storyboardId, signal) => {
      try {
        const params = { storyboardId };
        const storyboard = await call(readStoryboard, { params, query: { includeImages: 'true' }, signal });
        queryClient.setQueryData(queryKeys.storyboard(storyboardId), storyboard);
        return storyboard;
      } catch (error) {
        if (isRefused(error)) throw error;
        return null;
      }
    },
    refusalText: (error) => failureText(error, storyTexts.generationFailed),
    network: browserNetwork,
    onChange: (before, event, now) => {
      for (const { text, tone, keepMs } of noticesOf(before, event, now)) announce(text, tone, keepMs);
      for (const listener of listeners) listener();
    },
  });
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { follower, subscribe };
}

/** The run of the storyboard in this window; `onEnd` is called when it is over. */
export function useFollower(onEnd: (run: StoryboardRun) => void): { follower: Follower; run: StoryboardRun } {
  const queryClient = useQueryClient();
  const [{ follower, subscribe }] = useState(() => openFollower(queryClient));
  const run = useSyncExternalStore(subscribe, follower.current);
  const ended = useEffectEvent(() => onEnd(follower.current()));
  const hasEnded = run.phase !== 'idle' && !isBusy(run);
  useEffect(() => {
    if (hasEnded) ended();
  }, [hasEnded]);
  useEffect(() => follower.stop, [follower]);
  const isRunning = run.phase === 'running';
  // Frames show as soon as they are drawn, between two polls.
  useEffect(() => {
    if (!isRunning) return;
    return taskStream.follow({
      // Events between two connections may be missing.
      onConnectedChange: (isConnected) => isConnected && follower.nudge(),
      onEvent: (event) => {
        if (event.type !== 'task.started' && event.type !== 'task.ended') return;
        if (event.kind === 'draw-frame' || event.kind === 'make-storyboard') follower.nudge();
      },
    });
  }, [isRunning, follower]);
  return { follower, run };
}

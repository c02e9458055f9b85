import type { Storyboard } from '#contract/calls/storyboards.ts';
import { storyboardPollDelayMs } from '#contract/stories.ts';
import { advance, type StoryboardRun, type RunEvent } from './run.ts';

export type FollowerDeps = {
  /** Resolves to null if the server did not reply; rejects if it refuses. */
  read: (storyboardId: string, signal: AbortSignal) => Promise<Storyboard | null>;
  /** The text for a refusal while polling. */
  refusalText: (error: unknown) => string;
  network: {
    isOnline: () => boolean;
    /** Also resolves on abort. */
    untilOnline: (signal: AbortSignal) => Promise<void>;
  };
  onChange: (before: StoryboardRun, event: RunEvent, now: StoryboardRun) => void;
};

/** An early read waits this long for further events, so that frames that end together are read once. */
const nudgeMs = 300;

/**
 * Follows the run of a storyboard, independently of React: applies events, polls while frames are drawn, and pauses while
 * the device is offline. `nudge` reads early, which does not count as a poll.
 */
export function createFollower({ read, refusalText, network, onChange }: FollowerDeps) {
  let run: StoryboardRun = { phase: 'idle' };
  let polling: AbortController | null = null;
  let cutPauseShort: (() => void) | null = null;
  /** A nudge arrived during a read, whose reply may be older than the event. */
  let isReadDue = false;
  let nudgeTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(nudgeTimer);
    nudgeTimer = undefined;
    isReadDue = false;
    polling?.abort();
    polling = null;
  };
  const dispatch = (event: RunEvent): void => {
    const before = run;
    run = advance(run, event);
    const isOther = run.phase === 'running' && before.phase === 'running' && isOtherRun(before, run);
    if (run.phase !== 'running' || isOther) stop();
    if (run !== before) onChange(before, event, run);
    if (run.phase === 'running' && polling === null) void poll(run.storyboardId);
  };
  /** True when the whole pause is over, false after a nudge or an abort. */
  const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (isDue: boolean): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', endEarly);
        cutPauseShort = null;
        resolve(isDue);
      };
      const endEarly = (): void => end(false);
      const timer = setTimeout(() => end(true), ms);
      cutPauseShort = endEarly;
      signal.addEventListener('abort', endEarly);
    });
  async function readOnce(storyboardId: string, isPoll: boolean, signal: AbortSignal): Promise<void> {
    try {
      const storyboard = await read(storyboardId, signal);
      if (!signal.aborted) dispatch({ type: 'read', storyboard, isPoll });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'refuse', text: refusalText(error) });
    }
  }
  async function waitUntilOnline(signal: AbortSignal): Promise<void> {
    if (network.isOnline()) return;
    dispatch({ type: 'go-offline' });
    await network.untilOnline(signal);
    if (!signal.aborted) dispatch({ type: 'come-online' });
  }
  async function poll(storyboardId: string): Promise<void> {
    const { signal } = (polling = new AbortController());
    while (!signal.aborted && run.phase === 'running') {
      const delayMs = storyboardPollDelayMs(run.polls);
      if (delayMs === null) return dispatch({ type: 'exhaust' });
      const isPoll = !isReadDue && (await pause(delayMs, signal));
      isReadDue = false;
      if (!signal.aborted) await waitUntilOnline(signal);
      if (!signal.aborted) await readOnce(storyboardId, isPoll, signal);
    }
  }
  return {
    current: (): StoryboardRun => run,
    dispatch,
    nudge: (): void => {
      nudgeTimer ??= setTimeout(() => {
        nudgeTimer = undefined;
        if (cutPauseShort) cutPauseShort();
        else isReadDue = true;
      }, nudgeMs);
    },
    /** Stops polling; a later event may start it again. */
    stop,
  };
}
export type Follower = ReturnType<typeof createFollower>;

const isOtherRun = (before: { storyboardId: string }, now: { storyboardId: string }): boolean =>
  before.storyboardId !== now.storyboardId;

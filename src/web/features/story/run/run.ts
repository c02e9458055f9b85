import type { Storyboard } from '#contract/calls/storyboards.ts';
import { canContinueEarly, isPictureFinished, storyTexts } from '#contract/stories.ts';

type Running = {
  phase: 'running';
  storyboardId: string;
  /** Null until it has been read from the server. */
  storyboard: Storyboard | null;
  polls: number;
  /** Polls since a scene last changed. */
  pollsWithoutProgress: number;
  isOffline: boolean;
  /** Whether its end leads to the next page, which the end of a single redraw does not. */
  opensNextPage: boolean;
};

/** The progress of a story's frames. */
export type StoryboardRun =
  | { phase: 'idle' }
  | { phase: 'requesting'; before: Storyboard | null }
  | Running
  /** Every scene is finished, with at least one picture. */
  | { phase: 'complete'; storyboard: Storyboard; opensNextPage: boolean }
  /** `text` as the server or the machine states it; null for an unexplained refusal. */
  | { phase: 'failed'; storyboard: Storyboard | null; text: string | null }
  /** Stopped by its owner. */
  | { phase: 'cancelled'; storyboard: Storyboard };

export type RunEvent =
  | { type: 'request' }
  /** The server refuses the request, or a read. */
  | { type: 'refuse'; text: string | null }
  /** Too few credits: nothing has happened. */
  | { type: 'withdraw' }
  | { type: 'start'; storyboard: Storyboard }
  /** Started before this page opened, or by another window. */
  | { type: 'join'; storyboardId: string }
  /** One frame is redrawn. */
  | { type: 'redraw'; storyboard: Storyboard }
  /** A storyboard without work in progress. */
  | { type: 'find'; storyboard: Storyboard }
  /** Null: the server did not reply. Only a poll that was due counts. */
  | { type: 'read'; storyboard: Storyboard | null; isPoll: boolean }
  | { type: 'go-offline' }
  | { type: 'come-online' }
  /** There are no polls left. */
  | { type: 'exhaust' }
  | { type: 'cancel'; storyboard: Storyboard }
  | { type: 'forget' };

export const storyboardOf = (run: StoryboardRun): Storyboard | null =>
  run.phase === 'idle' ? null : run.phase === 'requesting' ? run.before : run.storyboard;

/** Frames of a finished storyboard that are being redrawn. */
export const countRedraws = (storyboard: Storyboard | null): number =>
  storyboard?.status === 'SUCCESS'
    ? storyboard.scenes.filter(({ status }) => status === 'GENERATING').length
    : 0;

export const isBusy = ({ phase }: StoryboardRun): boolean => phase === 'requesting' || phase === 'running';

/** Everything that can change while frames are drawn. */
const stateOfScenes = (storyboard: Storyboard | null): string =>
  storyboard?.scenes.map(({ status, imageUrl }) => `${status}${imageUrl === null ? '' : '*'}`).join() ?? '';

const startRunning = (
  storyboardId: string,
  { storyboard = null, opensNextPage }: { storyboard?: Storyboard | null; opensNextPage: boolean },
): Running => ({
  phase: 'running',
  storyboardId,
  storyboard,
  polls: 0,
  pollsWithoutProgress: 0,
  isOffline: false,
  opensNextPage,
});

/** The result of a run by its storyboard's status, once it is over; null while it continues. */
function findEnd(
  storyboard: Storyboard,
  { opensNextPage }: { opensNextPage: boolean },
): StoryboardRun | null {
  const { status, scenes, error } = storyboard;
  if (status === 'RUNNING') return null;
  if (status === 'CANCELLED') return { phase: 'cancelled', storyboard };
  if (status === 'FAILED' || status === 'ERROR')
    return { phase: 'failed', storyboard, text: error ?? storyTexts.generationFailed };
  if (!scenes.every((scene) => isPictureFinished(scene.status))) return null;
  return scenes.some((scene) => scene.status === 'SUCCESS')
    ? { phase: 'complete', storyboard, opensNextPage }
    : { phase: 'failed', storyboard, text: storyTexts.allFramesFailed };
}

function applyReading(
  run: Running,
  { storyboard, isPoll }: Extract<RunEvent, { type: 'read' }>,
): StoryboardRun {
  const latest = storyboard ?? run.storyboard;
  const hasMoved = stateOfScenes(latest) !== stateOfScenes(run.storyboard);
  const next: Running = {
    ...run,
    storyboard: latest,
    polls: run.polls + (isPoll ? 1 : 0),
    pollsWithoutProgress: hasMoved ? 0 : run.pollsWithoutProgress + (isPoll ? 1 : 0),
  };
  return (storyboard && findEnd(storyboard, next)) ?? next;
}

/** The next state of a run. An event that does not belong to the state leaves it as it is. */
export function advance(run: StoryboardRun, event: RunEvent): StoryboardRun {
  switch (event.type) {
    case 'request':
      return isBusy(run) ? run : { phase: 'requesting', before: storyboardOf(run) };
    case 'refuse':
      return isBusy(run) ? { phase: 'failed', storyboard: storyboardOf(run), text: event.text } : run;
    case 'withdraw':
      return run.phase === 'requesting' ? runFromStoryboard(run.before) : run;
    case 'start':
      return applyReading(startRunning(event.storyboard.id, { opensNextPage: true }), {
        ...event,
        type: 'read',
        isPoll: false,
      });
    case 'join':
      return startRunning(event.storyboardId, { opensNextPage: true });
    case 'redraw':
      return applyReading(startRunning(event.storyboard.id, { opensNextPage: false }), {
        ...event,
        type: 'read',
        isPoll: false,
      });
    case 'find':
      return isBusy(run) ? run : runFromStoryboard(event.storyboard);
    case 'forget':
      return { phase: 'idle' };
    default:
      return run.phase === 'running' ? advanceRunning(run, event) : run;
  }
}

function advanceRunning(
  run: Running,
  event: Extract<RunEvent, { type: 'read' | 'go-offline' | 'come-online' | 'exhaust' | 'cancel' }>,
): StoryboardRun {
  switch (event.type) {
    case 'read':
      return applyReading(run, event);
    case 'go-offline':
      return { ...run, isOffline: true };
    case 'come-online':
      return { ...run, isOffline: false };
    case 'exhaust':
      return { phase: 'failed', storyboard: run.storyboard, text: storyTexts.takingLonger };
    case 'cancel':
      return runFromStoryboard(event.storyboard);
  }
}

/** The state of a run for a storyboard that was read: it runs only while a frame is still to be drawn. */
function runFromStoryboard(storyboard: Storyboard | null): StoryboardRun {
  if (storyboard === null) return { phase: 'idle' };
  const staysHere = { opensNextPage: false };
  return findEnd(storyboard, staysHere) ?? startRunning(storyboard.id, { storyboard, ...staysHere });
}

/** The number of frames to continue with; null if the user may not continue. */
export function framesToContinueWith(run: StoryboardRun): number | null {
  const storyboard = storyboardOf(run);
  if (storyboard === null || run.phase === 'requesting') return null;
  const drawn = storyboard.scenes.filter(({ status }) => status === 'SUCCESS').length;
  if (run.phase === 'complete') return drawn;
  // A frame keeps its picture while it is redrawn.
  if (countRedraws(storyboard) > 0)
    return storyboard.scenes.filter(({ imageUrl }) => imageUrl !== null).length || null;
  // An unpaid storyboard that has ended leads nowhere.
  const mayBePaid = storyboard.isPaid || run.phase === 'running';
  return mayBePaid && canContinueEarly(storyboard.scenes) ? drawn : null;
}

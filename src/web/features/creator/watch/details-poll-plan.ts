import { isVideoBeingMade, type Generation } from '#contract/calls/generations.ts';
import type { CreatorStep } from '../state/steps.ts';
import { texts } from '../texts.ts';

type WatchedStatus = Pick<
  Generation,
  'status' | 'videoUrl' | 'errorMessage' | 'next_step' | 'parameters' | 'components'
>;
export type PollPace = {
  firstDelayMs: number;
  factor: number;
  maxDelayMs: number;
  maxPolls: number;
  /** Go on beyond the maximum while the video is being made in the Preview step. */
  continuesOnPreview: boolean;
};

/** Polling of the generation's details, as a fallback for the event stream, until its hook is ready. */
export const detailsPace: PollPace = {
  firstDelayMs: 20_000,
  factor: 1.5,
  maxDelayMs: 60_000,
  maxPolls: 50,
  continuesOnPreview: false,
};
/** The creator's own, behind the live channel, while only clips are prepared. */
export const creatorPace: PollPace = { ...detailsPace, maxPolls: 20 };
/** The default, while the user waits for the final video, which takes about a second. */
export const previewPace: PollPace = {
  ...detailsPace,
  firstDelayMs: 2_000,
  maxDelayMs: 30_000,
  maxPolls: 20,
  continuesOnPreview: true,
};

/** The pace at which the open step reads the details. */
export function choosePace(step: CreatorStep, seen: WatchedStatus | undefined): PollPace {
  if (step === 'preview') return previewPace;
  return seen?.parameters.waitingForHook ? detailsPace : creatorPace;
}

const stillWaiting = 'Hook generation is still in progress';
const toleratedFailedPolls = 10;
const finalHttpStatuses = new Set([401, 403, 404]);

const isFailed = (status: string): boolean => status === 'failed' || status === 'error';

export const isAnythingInProgress = (seen: WatchedStatus): boolean =>
  seen.parameters.waitingForHook ||
  isVideoBeingMade(seen.status) ||
  seen.components.some((component) => component.status === 'processing');

function isSettled(seen: WatchedStatus, polls: number): boolean {
  if (seen.parameters.waitingForHook) return false;
  if (seen.status === 'completed' && seen.videoUrl) return true;
  if (isFailed(seen.status)) {
    const isReal = Boolean(seen.errorMessage) && seen.errorMessage !== stillWaiting;
    return isReal || polls >= toleratedFailedPolls;
  }
  return !isAnythingInProgress(seen);
}

/** Not ours, not there, not signed in: asking again changes nothing. */
export const isRefusalFinal = (httpStatus: number): boolean => finalHttpStatuses.has(httpStatus);

export function requirePolledId(generationId: string | null): string {
  if (generationId === null) throw new Error(texts.polling.idRequiredForPolling);
  return generationId;
}

export const pollDelayMs = (pace: PollPace, polls: number): number =>
  Math.min(pace.maxDelayMs, Math.round(pace.firstDelayMs * pace.factor ** polls));

/** The reason why polling ended: all is known, polling is useless, or the limit is reached. */
export type PollEnding = 'settled' | 'refused' | 'exhausted';

export function findPollEnding(
  pace: PollPace,
  polls: number,
  seen: WatchedStatus | undefined,
  errorStatus?: number,
): PollEnding | null {
  if (errorStatus !== undefined && isRefusalFinal(errorStatus)) return 'refused';
  if (seen && isSettled(seen, polls)) return 'settled';
  const goesOn = pace.continuesOnPreview && seen?.next_step === 'preview-share';
  return polls >= pace.maxPolls && !goesOn ? 'exhausted' : null;
}

/** How long until the details are read again; false when they are not. */
export const detailsPollDelayMs = (
  pace: PollPace,
  polls: number,
  seen: WatchedStatus | undefined,
  errorStatus?: number,
): number | false => (findPollEnding(pace, polls, seen, errorStatus) ? false : pollDelayMs(pace, polls));

import { storyboardErrorNotice, storyPolling, storyTexts } from '#contract/stories.ts';
import type { StoryboardRun, RunEvent } from './run.ts';

export type RunNotice = { text: string; tone: 'news' | 'warning' | 'failure'; keepMs?: number };

const { noticeEveryPolls, warnAfterPollsWithoutProgress } = storyPolling;

/** The toast for an error of a storyboard. */
export function errorNotice(error: string | null): RunNotice {
  const { text, tone, keepMs } = storyboardErrorNotice(error);
  return { text, tone: tone === 'error' ? 'failure' : tone, ...(keepMs === undefined ? {} : { keepMs }) };
}

function noticesOfPoll(before: StoryboardRun, now: StoryboardRun): RunNotice[] {
  if (now.phase !== 'running' || before.phase !== 'running' || now.polls === before.polls) return [];
  const notices: RunNotice[] = [];
  if (now.polls % noticeEveryPolls === 0) notices.push({ text: storyTexts.stillGenerating, tone: 'news' });
  if (now.pollsWithoutProgress === warnAfterPollsWithoutProgress)
    notices.push({ text: storyTexts.takingLonger, tone: 'warning' });
  return notices;
}

/** The toast after an event has changed a run. */
export function noticesOf(before: StoryboardRun, event: RunEvent, now: StoryboardRun): RunNotice[] {
  if (before === now || event.type === 'find') return [];
  const notices = noticesOfPoll(before, now);
  if (event.type === 'start' && now.phase === 'running')
    notices.push({ text: storyTexts.storyboardStarted, tone: 'news' });
  if (event.type === 'go-offline') notices.push({ text: storyTexts.offline, tone: 'warning' });
  if (now.phase === 'failed' && before.phase !== 'failed') notices.push(errorNotice(now.text));
  if (now.phase === 'complete' && before.phase !== 'complete' && now.storyboard.error !== null)
    notices.push(errorNotice(now.storyboard.error));
  return notices;
}

import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import { isHookBeingMade, isUnderWay } from '../../../lib/work-under-way.ts';
import { texts } from '../texts.ts';

type UnfinishedFacts = {
  words: string;
  /** Progress of the work; null without work in progress. */
  percent: number | null;
  hasFailed: boolean;
};

/** The progress of a video, or its next step. */
export function unfinishedFacts(video: UnfinishedVideo): UnfinishedFacts {
  const { unfinished } = texts;
  if (video.hook && isHookBeingMade(video)) {
    const percent = Math.round(video.hook.progress);
    return { words: unfinished.makingHook(percent), percent, hasFailed: false };
  }
  if (isUnderWay(video)) {
    const percent = Math.round(video.progress);
    const words = video.status === 'queued' ? unfinished.queued : unfinished.makingVideo(percent);
    return { words, percent, hasFailed: false };
  }
  const failed =
    video.hook?.status === 'failed'
      ? unfinished.hookFailed
      : video.status === 'failed'
        ? unfinished.videoFailed
        : null;
  return { words: failed ?? unfinished.next[video.nextStep], percent: null, hasFailed: failed !== null };
}

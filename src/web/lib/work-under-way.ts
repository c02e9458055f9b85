import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';

/** A hook, or the final video of a generation, that the server makes or made. */
export type Work = { kind: 'hook' | 'video'; id: string };
/** Work that ended, with the title of the video that it was for. */
export type EndedWork = Work & { title: string };

export const isHookBeingMade = ({ hook }: Pick<UnfinishedVideo, 'hook'>): boolean =>
  hook?.status === 'processing';

/** The current work for one video: its hook, the final video that waits for it, or both. */
function workOf(video: UnfinishedVideo): Work[] {
  const work: Work[] = [];
  if (video.hook && isHookBeingMade(video)) work.push({ kind: 'hook', id: video.hook.id });
  if (isVideoBeingMade(video.status)) work.push({ kind: 'video', id: video.generationId });
  return work;
}

export const isUnderWay = (video: UnfinishedVideo): boolean => workOf(video).length > 0;

const keyOfWork = ({ kind, id }: Work): string => `${kind} ${id}`;

/** The work that ended between two reads, with any result; each once. */
export function findEndedWork(
  before: readonly UnfinishedVideo[],
  now: readonly UnfinishedVideo[],
): EndedWork[] {
  const running = new Set(now.flatMap(workOf).map(keyOfWork));
  const ended = before
    .flatMap((video) => workOf(video).map((work) => ({ ...work, title: video.title })))
    .filter((work) => !running.has(keyOfWork(work)));
  return [...new Map(ended.map((work) => [keyOfWork(work), work])).values()];
}

const shownWork = new Map<symbol, ReadonlySet<string>>();

/** Registers work shown on a page, so that its end is not announced. Returns a function that unregisters it. */
export function keepInSight(works: readonly Work[]): () => void {
  const page = Symbol('page');
  shownWork.set(page, new Set(works.map(keyOfWork)));
  return () => shownWork.delete(page);
}

export const isShown = (work: Work): boolean =>
  [...shownWork.values()].some((shown) => shown.has(keyOfWork(work)));

import { canOpenStep, creatorSteps, type CreatorStep } from './steps.ts';

export type Readiness = { isHookBegun: boolean; isClipThere: boolean; isMusicAnswered: boolean };

const placeOf = (step: CreatorStep): number => creatorSteps.indexOf(step);

/** The last step whose predecessors are all done. */
export function furthestStep({ isHookBegun, isClipThere, isMusicAnswered }: Readiness): CreatorStep {
  if (!isHookBegun) return 'hook';
  if (!isClipThere) return 'upload';
  return isMusicAnswered ? 'preview' : 'music';
}

type Access = {
  ready: Readiness;
  /** Of the same video, open in this page; null when the address is opened from elsewhere. */
  current: CreatorStep | null;
  /** Where the video was left. */
  resume: CreatorStep;
};

/** The step that an address opens: the requested one if it may open, else the furthest that may. */
export function chooseStep(
  requested: CreatorStep | undefined,
  { ready, current, resume }: Access,
): CreatorStep {
  const furthest = furthestStep(ready);
  const step = requested ?? current ?? resume;
  const isReady = placeOf(step) <= placeOf(furthest);
  return isReady || (current !== null && canOpenStep(step, current)) ? step : furthest;
}

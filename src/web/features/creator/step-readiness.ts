import type { CreatorStep } from './steps.ts';

export type Readiness = { isHookBegun: boolean; isClipThere: boolean; isMusicAnswered: boolean };

/** Whether Back and Forward may show a step again: what it builds on may have gone since it was opened. */
export function isStepReady(step: CreatorStep, ready: Readiness): boolean {
  if (step === 'hook') return true;
  if (!ready.isHookBegun) return false;
  if (step === 'upload') return true;
  if (!ready.isClipThere) return false;
  return step === 'music' || ready.isMusicAnswered;
}

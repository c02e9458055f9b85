export const reelSteps = ['brand', 'category', 'generate', 'result'] as const;
export type ReelStep = (typeof reelSteps)[number];

/** Whether each step is complete. */
export type ReelMilestones = { hasBrand: boolean; hasCategory: boolean; hasReel: boolean };

export const indexOfStep = (step: ReelStep): number => reelSteps.indexOf(step);
export const isReelStep = (step: string): step is ReelStep => (reelSteps as readonly string[]).includes(step);

export function canOpenStep(step: ReelStep, { hasBrand, hasCategory, hasReel }: ReelMilestones): boolean {
  if (step === 'category') return hasBrand;
  if (step === 'generate') return hasBrand && hasCategory;
  return step === 'brand' || hasReel;
}

/** The last step before `step`, or `step` itself, that may open. */
const furthestUpTo = (step: ReelStep, reached: ReelMilestones): ReelStep =>
  reelSteps.slice(0, indexOfStep(step) + 1).findLast((each) => canOpenStep(each, reached)) ?? 'brand';

/**
 * The step that an address opens: by default, the result of a finished reel or the first step. A step that may not open yet
 * is replaced by the last one before it that may. Null for an unknown name.
 */
export function chooseStep(requested: string | undefined, reached: ReelMilestones): ReelStep | null {
  if (requested === undefined) return reached.hasReel ? 'result' : 'brand';
  return isReelStep(requested) ? furthestUpTo(requested, reached) : null;
}

/** Stays at the last step. */
export const stepAfter = (step: ReelStep): ReelStep => reelSteps[indexOfStep(step) + 1] ?? step;
/** Stays at the first step. */
export const stepBefore = (step: ReelStep): ReelStep => reelSteps[indexOfStep(step) - 1] ?? step;

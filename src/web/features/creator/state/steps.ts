import { type Generation, isVideoBeingMade } from '#contract/calls/generations.ts';

export const creatorSteps = ['hook', 'upload', 'music', 'preview'] as const;
export type CreatorStep = (typeof creatorSteps)[number];

const stepByNextStep: Record<string, CreatorStep> = {
  'create-hook': 'hook',
  'upload-product': 'upload',
  'add-music': 'music',
  'preview-share': 'preview',
};

/** A step opens only when it lies at most one ahead of where the person is. */
export const canOpenStep = (target: CreatorStep, current: CreatorStep): boolean =>
  creatorSteps.indexOf(target) <= creatorSteps.indexOf(current) + 1;

export const stepAfter = (step: CreatorStep): CreatorStep =>
  creatorSteps[creatorSteps.indexOf(step) + 1] ?? step;

type SavedGeneration = Pick<Generation, 'status' | 'videoUrl'> & {
  next_step?: string | null;
  components: readonly { type: string }[];
};

/** Where a saved video is taken up again. */
export function stepForGeneration(generation: SavedGeneration): CreatorStep {
  const named = stepByNextStep[generation.next_step ?? ''];
  if (named) return named;
  if (generation.status === 'completed' && generation.videoUrl) return 'preview';
  if (isVideoBeingMade(generation.status)) return 'preview';
  const has = (type: string) => generation.components.some((component) => component.type === type);
  if (has('product')) return 'music';
  return has('hook') ? 'upload' : 'hook';
}

export type Readiness = { isHookBegun: boolean; isClipThere: boolean; isMusicAnswered: boolean };

const placeOf = (step: CreatorStep): number => creatorSteps.indexOf(step);

/** The last step whose predecessors are all done. */
export function furthestStep({ isHookBegun, isClipThere, isMusicAnswered }: Readiness): CreatorStep {
  // A clip that came from elsewhere is shown where it is used; its step leads to the hook.
  if (!isHookBegun) return isClipThere ? 'upload' : 'hook';
  if (!isClipThere) return 'upload';
  return isMusicAnswered ? 'preview' : 'music';
}

type Access = {
  ready: Readiness;
  /** The step that this page shows of the same video; null when the address is opened from elsewhere. */
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

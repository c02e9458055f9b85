import { isVideoBeingMade, type Generation } from '#contract/calls/generations.ts';

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

export const stepBefore = (step: CreatorStep): CreatorStep =>
  creatorSteps[creatorSteps.indexOf(step) - 1] ?? step;

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

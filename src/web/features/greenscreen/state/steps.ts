export const greenscreenSteps = ['upload', 'background', 'result'] as const;
export type GreenscreenStep = (typeof greenscreenSteps)[number];

/** The objects that the address names, as far as they were found on the server. */
export type Found = { hasClip: boolean; hasVideo: boolean };

/** The last step that may open: a background needs a clip, a result needs a video. */
export function furthestStep({ hasClip, hasVideo }: Found): GreenscreenStep {
  if (hasVideo) return 'result';
  return hasClip ? 'background' : 'upload';
}

export const canOpenStep = (step: GreenscreenStep, found: Found): boolean =>
  greenscreenSteps.indexOf(step) <= greenscreenSteps.indexOf(furthestStep(found));

/** The step that an address opens: the requested one if it may open, else the furthest that may. */
export const chooseStep = (requested: GreenscreenStep | undefined, found: Found): GreenscreenStep =>
  requested !== undefined && canOpenStep(requested, found) ? requested : furthestStep(found);

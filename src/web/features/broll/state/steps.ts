export const brollSteps = ['photos', 'look', 'result'] as const;
export type BrollStep = (typeof brollSteps)[number];

export type Found = { hasPhotos: boolean; hasVideo: boolean };

/** The last step that may open: a style needs photos, a result needs a video. */
export function furthestStep({ hasPhotos, hasVideo }: Found): BrollStep {
  if (hasVideo) return 'result';
  return hasPhotos ? 'look' : 'photos';
}

export const canOpenStep = (step: BrollStep, found: Found): boolean =>
  step === 'photos' || (step === 'look' ? found.hasPhotos || found.hasVideo : found.hasVideo);

/** The step that an address opens: the requested one if it may open, else the furthest that may; a new film begins with photos. */
export function chooseStep(requested: BrollStep | undefined, found: Found): BrollStep {
  if (requested !== undefined) return canOpenStep(requested, found) ? requested : furthestStep(found);
  return found.hasVideo ? 'result' : 'photos';
}

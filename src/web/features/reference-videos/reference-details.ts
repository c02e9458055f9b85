import { texts } from './texts.ts';

export type ReferenceDetails = { categoryId: string; subcategoryName: string; description: string };

export const emptyDetails: ReferenceDetails = { categoryId: '', subcategoryName: '', description: '' };

/** The fields that must be filled before the video can be trimmed. */
export function findDetailsProblem(details: ReferenceDetails, hasVideo: boolean): string | null {
  if (!hasVideo) return texts.details.videoMissing;
  if (details.categoryId === '') return texts.details.categoryMissing;
  return details.subcategoryName.trim() === '' ? texts.details.subcategoryMissing : null;
}

import type { Outfit } from './person.ts';

/**
 * The first take uses the outfit of the poster, because that is what the user chose. Later takes of the same words
 * alternate outfits, as if filmed on different days.
 */
export const outfitFor = (take: number): Outfit => (take % 2 === 0 ? 0 : 1);

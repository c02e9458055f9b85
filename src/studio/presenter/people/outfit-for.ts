import type { Outfit } from './person.ts';

/**
 * The first variation uses the outfit of the poster, because that is what the user chose. Later ones alternate outfits, as
 * if filmed on different days.
 */
export const outfitFor = (variation: number): Outfit => (variation % 2 === 0 ? 0 : 1);

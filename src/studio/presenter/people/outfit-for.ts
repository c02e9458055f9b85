import type { Outfit } from './person.ts';

/** Two hooks with the same presenter look filmed on different days; the same hook, tried again, does not. */
export const outfitFor = (hookId: string): Outfit =>
  [...hookId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 0 : 1;

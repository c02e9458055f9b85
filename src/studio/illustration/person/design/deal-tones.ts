import { seedOf } from '../../brush/seed-of.ts';
import type { Character } from './design-person.ts';
import { readLook } from './read-words.ts';

/** Tones of the palette that are light, medium and dark. */
const bands = [
  [0, 1, 2],
  [3, 4, 5, 6],
  [7, 8, 9],
] as const;
const bandOf = (tone: number): number => bands.findIndex((band) => band.some((one) => one === tone));

/**
 * A skin tone for each character, so that light, medium and dark ones are as frequent in every cast. The story's own
 * words count, and those who are named later change nothing for those before them.
 */
export function dealTones(
  characters: readonly Pick<Character, 'id' | 'appearance'>[],
): ReadonlyMap<string, number> {
  const used = bands.map(() => 0);
  const tones = new Map<string, number>();
  for (const { id, appearance } of characters) {
    const rarest = Math.min(...used);
    const open = bands.filter((_, index) => used[index] === rarest);
    const band = open[seedOf(`${id} band`) % open.length]!;
    const tone = readLook(appearance).tone ?? band[seedOf(`${id} tone`) % band.length]!;
    used[bandOf(tone)]! += 1;
    tones.set(id, tone);
  }
  return tones;
}

import { animalRoles } from '../../../story-script/words/roles.ts';
import { seedOf } from '../../brush/seed-of.ts';
import type { Character } from './design-person.ts';
import { readLook } from './read-words.ts';

/** Light, medium and dark tones of the palette. */
const bands = [
  [0, 1, 2],
  [3, 4, 5, 6],
  [7, 8, 9],
] as const;
const bandOf = (tone: number): number => bands.findIndex((band) => band.some((one) => one === tone));

/** Roles of blood relatives, as named by the language engine. */
const relatives: ReadonlySet<string> = new Set(
  `mother, father, parent, grandmother, grandfather, grandparent, great-grandmother, sister, brother, daughter, son, kid,
  baby, granddaughter, grandson, grandchild, twin, uncle, aunt, cousin, nephew, niece`.split(/,\s+/u),
);

/** The same tone or its neighbour in the same band. */
function nearTone(tone: number, seed: number): number {
  const beside = bands[bandOf(tone)]!.filter((one) => Math.abs(one - tone) < 2);
  return beside[seed % beside.length]!;
}

/**
 * A skin tone for each character, so that light, medium and dark tones are equally frequent in every cast and relatives
 * resemble each other. The story's words take precedence, and later characters do not change the tones of earlier ones.
 */
export function dealTones(
  characters: readonly (Pick<Character, 'id' | 'appearance' | 'role'> & { age?: Character['age'] })[],
): ReadonlyMap<string, number> {
  const used = bands.map(() => 0);
  const tones = new Map<string, number>();
  // The family belongs to the first character, or to the first relative.
  const [head] = characters.filter(({ role }) => !animalRoles.has(role));
  let family: number | undefined;
  const hasFamily = characters.some(({ role }) => relatives.has(role));
  for (const { id, appearance, role, age } of characters) {
    // "Ada, who is seven" beside "Dad" is his child.
    const isOwnChild = hasFamily && role === '' && age === 'child';
    const isOfFamily = id === head?.id || relatives.has(role) || isOwnChild;
    const rarest = Math.min(...used);
    const open = bands.filter((_, index) => used[index] === rarest);
    const band = open[seedOf(`${id} band`) % open.length]!;
    const inherited: number | undefined =
      isOfFamily && family !== undefined ? nearTone(family, seedOf(`${id} tone`)) : undefined;
    const tone: number = readLook(appearance).tone ?? inherited ?? band[seedOf(`${id} tone`) % band.length]!;
    used[bandOf(tone)]! += 1;
    tones.set(id, tone);
    if (isOfFamily) family ??= tone;
  }
  return tones;
}

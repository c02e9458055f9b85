import type { RolePlace } from './find-roles.ts';

const counted = new Set('kin plain relation job animal'.split(' '));

/** In the plural, with "the" or "her" and without a number, these are two people; other roles are a crowd. */
const pairs = new Set('parent grandparent kid daughter son twin sister brother friend boy girl'.split(' '));
const crowdWords = new Set(
  'your some many most all no these those any few several more other our'.split(' '),
);

/** How many people "two kids" or "her parents" are, each with an entry; 0 for a crowd. */
export function countSeveral({ role, determiner, count }: RolePlace): number {
  const isPair =
    pairs.has(role.label) &&
    // "They came back with their friends": new people, not known ones.
    !(role.label === 'friend' && /^(?:their|her|his)$/u.test(determiner ?? '')) &&
    determiner !== null &&
    !crowdWords.has(determiner);
  const number = count ?? (isPair ? 2 : 0);
  return number < 2 || number > 3 || !counted.has(role.kind) ? 0 : number;
}

import type { RolePlace } from './find-roles.ts';
import type { Person } from './person.ts';

/** Words for people the story has already introduced: "the two friends". */
const groupGenders: Readonly<Record<string, 'female' | 'male' | 'unknown'>> = {
  friend: 'unknown',
  kid: 'unknown',
  sibling: 'unknown',
  twin: 'unknown',
  sister: 'female',
  girl: 'female',
  woman: 'female',
  brother: 'male',
  boy: 'male',
  man: 'male',
};

/** Resolves "the two friends", "both girls" or "the three brothers" to people or animals of the story; empty if they are new. */
export function findKnownGroup(
  { role, determiner, count }: Pick<RolePlace, 'role' | 'determiner' | 'count'>,
  present: readonly Person[],
): Person[] {
  const gender = groupGenders[role.label];
  if (gender === undefined || !/^(?:the|both|these|all)$/u.test(determiner ?? '')) return [];
  // "The kids" without a number may be others.
  if (count === null && role.label !== 'friend') return [];
  const recent = present
    .filter(
      ({ given, isAnimal, isNarrator, mentions }) =>
        mentions.length > 0 && !isNarrator && (given !== null || isAnimal),
    )
    .filter((person) => gender === 'unknown' || person.canBe(gender))
    .toSorted((one, other) => (other.mentions.at(-1)?.from ?? 0) - (one.mentions.at(-1)?.from ?? 0));
  const alike = recent.filter(({ isAnimal }) => isAnimal === recent[0]?.isAnimal);
  const adults = alike.filter(({ age }) => age !== 'child');
  const meant =
    role.age === 'child' && adults.length > 0 ? alike.filter(({ age }) => age === 'child') : alike;
  // "The friends" are all of them, up to three.
  const wanted = count ?? Math.min(3, meant.length);
  return wanted >= 2 && meant.length >= wanted ? meant.slice(0, wanted) : [];
}

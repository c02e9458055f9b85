import { animalRoles } from '../../../story-script/words/roles.ts';
import type { StoryCharacter } from '../../../story/story.ts';
import type { AnimalLook } from '../animal-look.ts';
import { designAnimal } from './design-animal.ts';

const maxAttempts = 10;

/** The animals of one story by id: looks of the same species are redrawn until they differ. */
export function designAnimals(characters: readonly StoryCharacter[]): Map<string, AnimalLook> {
  const looks = new Map<string, AnimalLook>();
  const family = familySpecies(characters);
  for (const found of characters) {
    const character =
      family && familyRoles.has(found.role) ? { ...found, role: family, appearance: '' } : found;
    const others = [...looks.values()].filter(({ species }) => species === character.role);
    const candidates = Array.from({ length: maxAttempts }, (_, attempt) => designAnimal(character, attempt));
    const distinct = candidates.find((look) => look && others.every((other) => isDistinct(look, other)));
    const look = distinct ?? candidates[0];
    if (look) looks.set(character.id, look);
  }
  return looks;
}

const familyRoles = new Set([
  'mother',
  'father',
  'parent',
  'grandmother',
  'grandfather',
  'sister',
  'brother',
  'daughter',
  'son',
  'kid',
  'baby',
  'aunt',
  'uncle',
  'cousin',
]);

const pets = new Set([
  'dog',
  'cat',
  'rabbit',
  'hamster',
  'guinea pig',
  'parrot',
  'goldfish',
  'horse',
  'pony',
]);

/** In a story without people, relatives such as "mother" have the species of the first character. */
function familySpecies(characters: readonly StoryCharacter[]): string | null {
  const others = characters.filter(({ role }) => !familyRoles.has(role));
  const first = characters[0];
  // "Mom slipped on the soap, and Biscuit slept": the family of a grown pet are people.
  if (first && pets.has(first.role) && first.age !== 'child') return null;
  return first && animalRoles.has(first.role) && others.every(({ role }) => animalRoles.has(role))
    ? first.role
    : null;
}

const isDistinct = (one: AnimalLook, other: AnimalLook): boolean =>
  one.coat.base !== other.coat.base ||
  one.coat.pattern !== other.coat.pattern ||
  one.height < other.height * 0.75 ||
  one.height > other.height * 1.3;

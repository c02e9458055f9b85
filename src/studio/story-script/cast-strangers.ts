import type { StoryCharacter } from '#studio/story/story.ts';
import { readNarrative } from './read-narrative.ts';
import { animalRoles } from './words/roles.ts';

const generic = new Set(
  'man woman boy girl kid person stranger old man old woman young man young woman child'.split(' '),
);
const isChild = ({ age }: StoryCharacter): boolean => age === 'child' || age === 'teen';

/** Whether a person of a description is one of the story, who may be called by name, by role or only "the woman". */
function isOne(read: StoryCharacter, known: StoryCharacter): boolean {
  const names = known.name.toLowerCase().split(/\s+/u);
  if (
    read.name
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => names.includes(word))
  )
    return true;
  if (read.role !== '' && read.role === known.role) return true;
  const isUnnamed = read.role === '' || generic.has(read.name.toLowerCase());
  return isUnnamed && read.gender === known.gender && isChild(read) === isChild(known);
}

/** The persons of a described picture who are not in the story: "a man in a black hat". */
export function castStrangers(
  description: string,
  cast: readonly StoryCharacter[],
  most: number,
): StoryCharacter[] {
  if (most <= 0) return [];
  const known = [...cast];
  const strangers = readNarrative(description).story.characters.filter((read) => {
    if (animalRoles.has(read.role)) return false;
    const at = known.findIndex((one) => isOne(read, one));
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
  return strangers.slice(0, most).map((one) => ({ ...one, id: `stranger-${one.id}` }));
}

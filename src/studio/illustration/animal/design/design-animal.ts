import { seededRandom } from '../../../presenter/paint/seeded-random.ts';
import type { StoryCharacter } from '../../../story/story.ts';
import { seedOf } from '../../brush/seed-of.ts';
import type { AnimalLook } from '../animal-look.ts';
import { findBreeds } from './find-breeds.ts';
import { coatFromDescription, readCoat } from './read-coat.ts';
import type { Breed } from './species.ts';

type Described = Pick<StoryCharacter, 'id' | 'name' | 'role' | 'age' | 'appearance'>;

const collars = ['#c2453a', '#3f6fa8', '#4c8a5a', '#d9a53c', '#7a5a9a'] as const;
const pets = new Set(['dog', 'cat']);
const wordsForSmall = /\b(?:puppy|pup|terrier|dachshund|corgi|pug|poodle|spaniel|beagle)\b/i;
const wordsForLarge = /\b(?:labrador|retriever|shepherd|hound|husky|collie)\b/i;

/**
 * The look of an animal: details from the story are kept, the rest is random, seeded by the id, so that an animal looks
 * the same in every frame. Null when the role is not a drawable animal.
 */
export function designAnimal(character: Described, attempt = 0): AnimalLook | null {
  const breeds = findBreeds(character.role);
  if (!breeds) return null;
  const seed = seedOf(`${character.id} ${character.role} ${attempt}`);
  const random = seededRandom(seed);
  random();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const words = `${character.appearance} ${character.name}`;
  const described = readCoat(words);
  const chosen = pick(breeds);
  const breed = sizedBreed(breeds, chosen, `${words} ${described.size ?? ''}`);
  const coat = coatFromDescription(pick(breed.coats), described);
  const collar = pick(collars);
  const wearsCollar = pets.has(character.role) && (character.role === 'dog' || random() < 0.6);
  const factor = (0.94 + random() * 0.12) * (character.age === 'child' ? 0.68 : 1);
  const shared = {
    id: character.id,
    seed,
    species: character.role,
    height: breed.height * factor,
    coat,
    collar: wearsCollar ? collar : null,
  };
  if (breed.plan === 'bird') return { ...shared, plan: 'bird', body: breed.body };
  if (breed.plan === 'whole') return { ...shared, plan: 'whole', body: breed.body };
  const { body, head } = breed;
  const isYoung = character.age === 'child';
  return {
    ...shared,
    plan: 'four-legged',
    body: {
      ...body,
      length: body.length * (0.97 + random() * 0.06),
      fur: described.shaggy ? 1 : body.fur,
      neck: { ...body.neck, length: body.neck.length * (isYoung ? 0.8 : 1) },
    },
    // Young animals have large heads, short muzzles and large eyes.
    head: isYoung
      ? {
          ...head,
          radius: head.radius * 1.22,
          muzzle: { ...head.muzzle, length: head.muzzle.length * 0.8, drop: head.muzzle.drop * 0.85 },
          eyes: { ...head.eyes, size: head.eyes.size * 1.15 },
          extra:
            head.extra === 'antlers' || head.extra === 'long-horns' || head.extra === 'mane'
              ? undefined
              : head.extra,
        }
      : { ...head, ears: { ...head.ears, size: head.ears.size * (0.92 + random() * 0.16) } },
  } as AnimalLook;
}

function sizedBreed(breeds: readonly Breed[], chosen: Breed, words: string): Breed {
  const sorted = breeds.toSorted((one, other) => one.height - other.height);
  if (wordsForSmall.test(words) || words.endsWith(' small')) return sorted[0]!;
  if (wordsForLarge.test(words) || words.endsWith(' large')) return sorted.at(-1)!;
  return chosen;
}

import type { Story, StoryCharacter, StoryScene } from '#studio/story/story.ts';
import { cleanNarrative } from '../text/narrative-text.ts';
import type { Person } from '../people/person.ts';
import { readFacts } from '../read-facts.ts';
import { EmptyNarrativeError } from '../read-narrative.ts';
import { nameScenes } from './scene-texts.ts';
import { writeScene } from './write-scene.ts';

/**
 * Reads a rewritten or added scene of an existing story. It only has the story's characters and products; others in the
 * text have no entry and are left out. Without a place in the text, the story's most frequent one is used;
 * `weather` applies under the same sky.
 */
export function readScene(
  text: string,
  story: Story,
  { weather = null }: { weather?: StoryScene['weather'] | null } = {},
): StoryScene {
  const narration = cleanNarrative(text);
  if (!/[\p{L}\p{N}]/u.test(narration)) throw new EmptyNarrativeError('The scene has no words');
  const knownNames = new Set(story.characters.flatMap(({ name }) => wordsOf(name)));
  const facts = readFacts(narration, knownNames);
  const taken = new Map<Person, StoryCharacter>();
  for (const person of facts.persons) {
    const found = story.characters
      .filter((character) => ![...taken.values()].includes(character))
      .find((character) => isSame(person, character));
    if (found) taken.set(person, found);
  }
  const words = narration.toLowerCase();
  const products = story.products.map((product) => {
    const isNamed = namedIn(product.name);
    const kinds = facts.productPlaces
      .filter(({ kind }) => kind === product.kind)
      .map(({ from }) => facts.tokens[from]!.sentence);
    const named = facts.sentences.flatMap((sentence, index) => (isNamed.test(sentence.text) ? [index] : []));
    return { ...product, sentences: words === '' ? [] : [...new Set([...kinds, ...named])] };
  });
  const setting = mostFrequent(story.scenes.map((scene) => scene.setting)) ?? null;
  const scene = writeScene(
    facts,
    { first: 0, last: facts.sentences.length - 1 },
    { characterOf: (person) => taken.get(person) ?? null, products },
    {
      setting,
      hasMoved: false,
      isHint: false,
      time: story.scenes[0]?.timeOfDay ?? null,
      weather,
      sky: weather,
      shots: ['medium'],
      cast: [],
    },
  );
  const names = new Map([...story.characters, ...story.products].map(({ id, name }) => [id, name]));
  return nameScenes([scene], names)[0]!;
}

/** Matches whole words: "app" is not in "clapped". */
const namedIn = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'iu',
  );

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

/** Matches by name, by role, or as the only "she" of a text. */
function isSame(person: Person, character: StoryCharacter): boolean {
  const names = wordsOf(character.name);
  if (person.given !== null || person.last !== null)
    return [person.given, person.last].some((name) => name !== null && names.includes(name));
  if (person.isNarrator) return character.role === 'narrator' || character.name === 'Narrator';
  if (person.isPronounOnly) return character.gender === person.gender;
  return person.labels.has(character.role);
}

function mostFrequent<T>(values: readonly T[]): T | undefined {
  return values.toSorted(
    (one, other) =>
      values.filter((value) => value === other).length - values.filter((value) => value === one).length,
  )[0];
}

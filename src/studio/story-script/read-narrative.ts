import type { Mood, Setting, Story, StoryCharacter, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { chooseSetting } from './places/choose-setting.ts';
import { asPair, describeProduct, sentenceCase } from './scenes/describe.ts';
import { meansOthers } from './scenes/group-words.ts';
import { fillScene } from './scenes/fill-scene.ts';
import type { FoundProduct } from './products/find-products.ts';
import { makeCharacters, makeId } from './cast/make-characters.ts';
import { cleanNarrative } from './text/narrative-text.ts';
import { isMoment } from './scenes/is-moment.ts';
import { planScenes } from './scenes/plan-scenes.ts';
import { deathOf } from './people/presence.ts';
import { rememberThings } from './things/remember-things.ts';
import { readFacts, startsAnotherDay, weighBeginnings, type Facts } from './read-facts.ts';
import { returnToMainPlace } from './places/main-place.ts';
import { leavesPlace } from './places/scene-moves.ts';
import { rememberRooms } from './places/remember-rooms.ts';
import { rememberPostures } from './scenes/remember-postures.ts';
import { firstWords, nameScenes } from './scenes/scene-texts.ts';
import { namedWeight } from './places/weigh-place.ts';
import type { Carried } from './scenes/carried.ts';
import { outdoors } from './scenes/scene-sky.ts';
import { writeScene } from './scenes/write-scene.ts';

/** The narrative has no words to tell. */
export class EmptyNarrativeError extends Error {
  override readonly name = 'EmptyNarrativeError';
}

/** Names cannot be found in a script without capitals or in a language other than English. */
export type StoryNote = 'names-not-found';

/** Reads a narrative into a story, always the same for the same text. Each sentence is in exactly one scene. */
export function readNarrative(narrative: string): { story: Story; notes: StoryNote[] } {
  const text = cleanNarrative(narrative);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EmptyNarrativeError('The narrative has no words');
  const facts = readFacts(text);
  const beginnings = weighBeginnings(facts);
  const starts = planScenes(
    facts.sentences.map((sentence, index) => ({
      words: countWords(sentence.text),
      beginning: beginnings[index]!,
      isMoment: isMoment(facts, index),
    })),
  );

  const characters = makeCharacters(facts.persons, facts.tokens);
  const products = makeProducts(facts.products);
  const cast = {
    characterOf: (person: Facts['persons'][number]) => characters.get(person) ?? null,
    products,
  };
  const home = findFirstPlace(facts);
  const carried: Carried = {
    setting: home,
    hasMoved: false,
    isHint: false,
    time: null,
    weather: null,
    sky: null,
    shots: [],
    cast: [],
  };
  const scenes: StoryScene[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? facts.sentences.length;
    if (startsAnotherDay(facts.narration[start]!))
      [carried.time, carried.weather, carried.sky] = [null, null, null];
    if (carried.setting !== null && home === null && leavesPlace(facts.narration[start]!, carried.setting))
      [carried.setting, carried.hasMoved] = [null, true];
    const alive = [...characters].flatMap(([person, character]) =>
      deathOf(facts, person) > start && isIntroduced(person, end) ? [character] : [],
    );
    if (isPrivate(carried.setting) && startsWithOther(facts, start, scenes.at(-1), characters))
      carried.setting = null;
    const before = carried.setting;
    const written = writeScene(facts, { first: start, last: end - 1 }, cast, carried);
    const scene = fillScene(written, { alive: lastSeenFirst(alive, scenes), products });
    // "They had marched through the streets" keeps the place of the previous scene.
    if (end - start > 1 || !/\bhad (?!not\b)\p{L}+(?:ed|en|ne|t|wn)\b/u.test(facts.narration[start]!))
      carried.setting = scene.setting === 'studio' ? null : scene.setting;
    const isNamed = facts.places
      .slice(start, end)
      .some((signs) => (signs.get(scene.setting)?.named ?? 0) >= 1);
    if (isNamed || carried.setting !== before) carried.isHint = !isNamed;
    if (carried.setting !== null) carried.hasMoved = false;
    carried.time = facts.times.slice(start, end).findLast((time) => time !== null) ?? scene.timeOfDay;
    carried.weather = scene.weather;
    if (outdoors.has(scene.setting) || facts.weathers.slice(start, end).some((weather) => weather !== null))
      carried.sky = scene.weather;
    carried.shots.push(scene.shot);
    if ((scene.characterIds.length > 1 && !meansOthers(scene.narration)) || carried.cast.length < 2) {
      const shown = scene.characterIds.flatMap(
        (id) => [...characters.values()].find((character) => character.id === id) ?? [],
      );
      // "They" after two people who each had a scene means both.
      const others = carried.cast.filter((one) => !shown.includes(one));
      carried.cast = scene.characterIds.length > 1 ? shown : [...shown, ...others].slice(0, 2);
    }
    scenes.push(scene);
  }
  const entries = [...characters.values()];
  const names = new Map([...entries, ...products].map(({ id, name }) => [id, name]));
  const story: Story = {
    title: readTitle(facts, entries[0]?.name ?? null, products[0]?.name ?? null),
    mood: mostFrequent(scenes.map(({ mood }) => mood)),
    scenes: nameScenes(returnToMainPlace(scenes), names),
    characters: entries,
    products: products.map(({ id, name, kind, colour, visualPrompt }) => ({
      id,
      name,
      kind,
      colour,
      visualPrompt,
    })),
  };
  return {
    story: rememberRooms(rememberPostures(rememberThings(story))),
    notes: isForeign(text) && entries.every(({ role }) => role === 'narrator') ? ['names-not-found'] : [],
  };
}

/** Places of one person: another person is not in her car, in her bed or in hospital with her. */
const isPrivate = (setting: Setting | null): boolean =>
  setting === 'car' ||
  setting === 'rooftop' ||
  setting === 'bedroom' ||
  setting === 'bathroom' ||
  setting === 'hospital';

/** Whether only people act in the sentence who were not in the scene before: "his wife" is not in his truck. */
const startsWithOther = (
  { persons }: Facts,
  sentence: number,
  scene: StoryScene | undefined,
  characters: ReadonlyMap<Facts['persons'][number], StoryCharacter>,
): boolean => {
  const acting = persons.filter(({ mentions }) =>
    mentions.some((mention) => mention.acts && mention.sentence === sentence),
  );
  const before = scene?.characterIds ?? [];
  // "Leila hugged her": with a person who was there before.
  const isWith = persons.some(
    (person) =>
      before.includes(characters.get(person)?.id ?? '') &&
      person.mentions.some((mention) => mention.sentence === sentence),
  );
  return (
    !isWith &&
    acting.length > 0 &&
    acting.every((person) => !before.includes(characters.get(person)?.id ?? ''))
  );
};

/** Whether the narrative introduces a person before the sentence `end`. */
const isIntroduced = ({ mentions }: Facts['persons'][number], end: number): boolean =>
  mentions.some(({ sentence }) => sentence < end);

/** Sorts characters by their last scene, most recent first, and the lead of each scene before the others. */
function lastSeenFirst(
  characters: readonly StoryCharacter[],
  scenes: readonly StoryScene[],
): StoryCharacter[] {
  const seen = scenes.toReversed().flatMap(({ characterIds }) => characterIds);
  const rank = ({ id }: StoryCharacter) => (seen.includes(id) ? seen.indexOf(id) : Infinity);
  return characters.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** A tale of animals starts in its first forest or field. No other place applies before it is mentioned. */
function findFirstPlace({ places, persons }: Facts): Setting | null {
  if (persons.length === 0 || !persons.every(({ isAnimal }) => isAnimal)) return null;
  const named = places.find((signs) => [...signs].some(([, { named: weight }]) => weight >= namedWeight));
  const first = named ? chooseSetting([named], null) : null;
  return first !== null && wild.has(first) ? first : null;
}
const wild: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'field',
  'mountains',
  'beach',
  'park',
  'lake',
  'barn',
]);

/** In scripts without spaces, two characters count as a word. */
const countWords = (text: string): number =>
  Math.max(
    1,
    text.split(/\s+/u).length,
    Math.round(
      [...text.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)].length /
        2,
    ),
  );

const isForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * 0.5;
};

function makeProducts(found: readonly FoundProduct[]): (StoryProduct & { sentences: readonly number[] })[] {
  const taken = new Set<string>();
  return found.map(({ kind, brand, phrase, colour, sentences }) => {
    const name = brand ?? sentenceCase(asPair(phrase));
    const id = makeId(`product ${name}`, taken, 'product');
    taken.add(id);
    return {
      id,
      name,
      kind,
      colour,
      visualPrompt: describeProduct({ name, kind, colour, phrase }),
      sentences,
    };
  });
}

/** Uses a short first line without a full stop as the title, or else the story's character and product. */
function readTitle({ text, sentences }: Facts, character: string | null, product: string | null): string {
  const [line = ''] = text.split('\n', 1);
  const heading = line.trim();
  if (
    sentences.length > 1 &&
    heading.length > 2 &&
    heading.length <= 60 &&
    !/[.!?…:,;]["”’]?$/u.test(heading) &&
    text.includes('\n')
  )
    return heading.replace(/^[#*\s]+/u, '');
  const hero = character && !['Narrator'].includes(character) ? character : null;
  if (hero && product) return `${hero} and the ${titleCase(product)}`;
  return product ?? (hero ? `The story of ${hero}` : firstWords(text));
}

const titleCase = (words: string): string =>
  words.replaceAll(/(?<=\s)(?!(?:of|and|for|with)\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

function mostFrequent(moods: readonly Mood[]): Mood {
  const counts = new Map<Mood, number>();
  for (const mood of moods) if (mood !== 'neutral') counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'neutral';
}

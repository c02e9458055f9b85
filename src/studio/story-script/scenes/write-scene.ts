import type { StoryCharacter, StoryScene } from '#studio/story/story.ts';
import type { Facts } from '../read-facts.ts';
import { isIn, type Carried, type SentenceRange } from './carried.ts';
import { chooseSceneShot, detailSign } from './choose-scene-shot.ts';
import { readAction, readFeeling, readMood } from './read-feelings.ts';
import { findListener, findNamedPersons, findPresent, narrationOf, type SceneDraft } from './scene-cast.ts';
import { findSceneSetting } from './scene-setting.ts';
import { readSky } from './scene-sky.ts';
import { describeScene } from './scene-texts.ts';
import { findShownProducts, type SceneProduct } from './shown-products.ts';

type Cast = {
  characterOf: (person: Facts['persons'][number]) => StoryCharacter | null;
  products: readonly SceneProduct[];
};

/** Writes the scene of these sentences; its title is set later, when all scenes are known. */
export function writeScene(
  facts: Facts,
  range: SentenceRange,
  { characterOf, products }: Cast,
  carried: Carried,
): StoryScene {
  const { first, last } = range;
  const isInScene = (sentence: number): boolean => isIn(range, sentence);
  const text = facts.text.slice(facts.sentences[first]!.start, facts.sentences[last]!.end);
  const setting = findSceneSetting(facts, range, carried);
  const quotations = readQuotations(facts, range, characterOf);
  const isSamePlace = setting === carried.setting;
  const draft: SceneDraft = { facts, range, quotations, carried, isSamePlace, characterOf };
  const persons = findNamedPersons(draft);
  const named = persons.map(({ character }) => character);
  const present = findPresent(draft, named);
  const listener = findListener(draft, present);
  const speakerIds = quotations.flatMap(({ characterId }) => characterId ?? []);
  const characterIds = [
    ...new Set([...present.map(({ id }) => id), ...speakerIds, ...(listener ? [listener.id] : [])]),
  ];
  const narration = narrationOf(facts, range);
  const ofActing = persons[0] ? sentencesOf(facts, persons[0].mentions) : narration;
  const { feeling, strength } = readFeeling(ofActing);
  const shown = findShownProducts(products, isInScene, text);
  const scene = {
    narration: text,
    setting: setting ?? 'studio',
    ...readSky(facts, range, { setting, carried }),
    mood: readMood(text),
    characterIds,
    productIds: shown.map(({ id }) => id),
    action: readAction(ofActing),
    feeling: feeling === 'neutral' ? readFeeling(text).feeling : feeling,
    quotations,
  };
  const shot = chooseSceneShot({
    isFirst: carried.shots.length === 0,
    isNewPlace: carried.setting === null || (setting !== null && !isSamePlace),
    persons: characterIds.length,
    quotations: quotations.length,
    strength,
    productShare: (shown[0]?.sentences.filter(isInScene).length ?? 0) / (last - first + 1),
    isDetailed: characterIds.length < 2 && detailSign.test(narration),
    shots: carried.shots,
  });
  return { title: '', ...scene, shot, description: describeScene({ ...scene, shot }, present, shown) };
}

/** The quotations inside a scene with their speakers. */
function readQuotations(
  { sentences, speakers }: Facts,
  { first, last }: SentenceRange,
  characterOf: Cast['characterOf'],
): StoryScene['quotations'] {
  const { start } = sentences[first]!;
  const { end } = sentences[last]!;
  return speakers
    .filter(({ quote }) => quote.start >= start && quote.end <= end)
    .map(({ quote, person }) => ({
      text: quote.text.trim(),
      characterId: (person && characterOf(person)?.id) ?? null,
    }));
}

/** The narration of the sentences that mention a person. */
const sentencesOf = ({ narration }: Facts, mentions: readonly { sentence: number }[]): string =>
  [...new Set(mentions.map(({ sentence }) => sentence))].map((sentence) => narration[sentence]!).join(' ');

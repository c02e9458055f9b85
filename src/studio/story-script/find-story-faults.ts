import {
  actions,
  ages,
  feelings,
  moods,
  productKinds,
  settings,
  shots,
  timesOfDay,
  weathers,
  type Story,
} from '#studio/story/story.ts';
import { cleanNarrative, splitSentences } from './text/narrative-text.ts';

export type StoryFault =
  | 'scene-count'
  | 'sentence-lost'
  | 'words-added'
  | 'sentence-moved'
  | 'empty-narration'
  | 'unknown-character'
  | 'unknown-product'
  | 'double-id'
  | 'unknown-word'
  | 'too-many-members'
  | 'blank-name'
  | 'text-too-long';

/** Normalises quotation marks and dashes, which models often write differently. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const most = 8;
const fewest = 3;
const maxMembers = 12;
const maxTextCharacters = 1_000;

/**
 * Finds the faults of a story that a connected model wrote for a narrative. Each sentence of the narrative must occur once
 * and in order, in 3 to 8 scenes, or in as many as there are sentences; ids and words must be known, names must not be
 * blank, and there must not be too many members or too long texts to draw.
 */
export function findStoryFaults(story: Story, narrative: string): StoryFault[] {
  const faults = new Set<StoryFault>();
  const text = cleanNarrative(narrative);
  const sentences = splitSentences(text);
  const { scenes, characters, products } = story;
  if (scenes.length > most || scenes.length < Math.min(fewest, sentences.length)) faults.add('scene-count');
  if (scenes.some(({ narration }) => narration.trim() === '')) faults.add('empty-narration');

  const told = bare(scenes.map(({ narration }) => cleanNarrative(narration)).join(''));
  if (told !== bare(text)) {
    const isMissing = sentences.some((sentence) => !told.includes(bare(sentence.text)));
    if (isMissing) faults.add('sentence-lost');
    if (told.length > bare(text).length) faults.add('words-added');
    if (!isMissing && told.length <= bare(text).length) faults.add('sentence-moved');
  }

  const characterIds = new Set(characters.map(({ id }) => id));
  const productIds = new Set(products.map(({ id }) => id));
  const members = [...characters, ...products];
  if (new Set(members.map(({ id }) => id)).size < members.length) faults.add('double-id');
  if (members.length > maxMembers) faults.add('too-many-members');
  if (members.some(({ id, name }) => id.trim() === '' || name.trim() === '')) faults.add('blank-name');
  if (textsOf(story).some((words) => words.length > maxTextCharacters)) faults.add('text-too-long');
  for (const { characterIds: ids, quotations, productIds: things } of scenes) {
    const named = [...ids, ...quotations.flatMap(({ characterId }) => characterId ?? [])];
    if (named.some((id) => !characterIds.has(id))) faults.add('unknown-character');
    if (things.some((id) => !productIds.has(id))) faults.add('unknown-product');
  }
  if (hasUnknownWord(story)) faults.add('unknown-word');
  return [...faults];
}

/** The texts that become part of image prompts. */
const textsOf = ({ title, scenes, characters, products }: Story): string[] => [
  title,
  ...scenes.flatMap((scene) => [scene.title, scene.description]),
  ...[...characters, ...products].flatMap(({ id, name, visualPrompt }) => [id, name, visualPrompt]),
  ...characters.flatMap(({ role, appearance, clothing }) => [role, appearance, clothing]),
];

/** A model may invent a setting or a kind that has no painter. */
function hasUnknownWord({ scenes, characters, products, mood }: Story): boolean {
  const isOf = (words: readonly string[], word: string): boolean => words.includes(word);
  return (
    !isOf(moods, mood) ||
    characters.some(({ age, gender }) => !isOf(ages, age) || !isOf(['female', 'male', 'unknown'], gender)) ||
    products.some(({ kind }) => !isOf(productKinds, kind)) ||
    scenes.some(
      (scene) =>
        !isOf(settings, scene.setting) ||
        !isOf(timesOfDay, scene.timeOfDay) ||
        !isOf(weathers, scene.weather) ||
        !isOf(moods, scene.mood) ||
        !isOf(shots, scene.shot) ||
        !isOf(actions, scene.action) ||
        !isOf(feelings, scene.feeling),
    )
  );
}

import type { Story } from '#contract/story-words.ts';

/** What a model does wrong when it reads a narrative. */
const storyFaults = [
  'scene-count',
  'too-many-members',
  'narration-differs',
  'unknown-id',
  'repeated-id',
  'blank-name',
  'text-too-long',
] as const;
export type StoryFault = (typeof storyFaults)[number];

const minScenes = 3;
const maxScenes = 8;
const maxMembers = 12;
const maxTextCharacters = 1_000;

/** Quotation marks and dashes are often written differently, and mean the same. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Which rules the story breaks. The author's sentences are all there, in their order, and nothing else is. */
export function findStoryFaults(story: Story, narrative: string): StoryFault[] {
  const { scenes, characters, products } = story;
  const members = [...characters, ...products];
  const ids = new Set(members.map(({ id }) => id));
  const characterIds = new Set(characters.map(({ id }) => id));
  const productIds = new Set(products.map(({ id }) => id));
  const broken: Record<StoryFault, boolean> = {
    'scene-count': scenes.length < minScenes || scenes.length > maxScenes,
    'too-many-members': members.length > maxMembers,
    'narration-differs': letters(scenes.map(({ narration }) => narration).join(' ')) !== letters(narrative),
    'unknown-id': scenes.some(
      (scene) =>
        scene.characterIds.some((id) => !characterIds.has(id)) ||
        scene.productIds.some((id) => !productIds.has(id)) ||
        scene.quotations.some(({ characterId }) => characterId !== null && !characterIds.has(characterId)),
    ),
    'repeated-id': ids.size !== members.length,
    'blank-name': members.some(({ id, name }) => id.trim() === '' || name.trim() === ''),
    'text-too-long': [
      story.title,
      ...scenes.flatMap(({ title, description }) => [title, description]),
      ...members.flatMap(({ id, name, visualPrompt }) => [id, name, visualPrompt]),
      ...characters.flatMap(({ role, appearance, clothing }) => [role, appearance, clothing]),
    ].some((text) => text.length > maxTextCharacters),
  };
  return storyFaults.filter((fault) => broken[fault]);
}

import type { StoryStyle } from '#contract/stories.ts';
import {
  animalSpecies,
  type StoryCharacter,
  type StoryProduct,
  type StoryScene,
} from '#contract/story-words.ts';

/** Ends every prompt of a story, so that all of its pictures match. */
const styleSuffixes: Record<StoryStyle, string> = {
  realistic_image: 'realistic photograph, soft natural light, shallow depth of field, fine grain',
  cinematic: 'cinematic film still, dramatic light, teal and orange grade, anamorphic depth of field',
  watercolour: 'watercolour painting, soft washes, visible paper texture',
  comic: 'comic book art, bold ink outlines, halftone shading, flat colours',
  cel: 'cel-shaded animation still, clean lines, flat colours with hard shadows',
  noir: 'film noir, black and white, high contrast, hard shadows',
  clay: 'claymation still, handmade plasticine figures, soft studio light',
  pencil: 'graphite pencil drawing, hatching, white paper',
  retro_poster: 'retro travel poster, few flat colours, screen-print texture',
};

const shotWords: Record<StoryScene['shot'], string> = {
  wide: 'wide shot',
  medium: 'medium shot',
  'close-up': 'close-up',
  'over-the-shoulder': 'over-the-shoulder shot',
  product: 'product shot',
  detail: 'detail shot',
};

const settingWords: Partial<Record<StoryScene['setting'], string>> = {
  train: 'a train',
  studio: 'a plain studio',
  cafe: 'a café',
};

const spaced = (word: string): string => word.replaceAll('-', ' ');
const join = (parts: readonly (string | null)[]): string =>
  parts
    .map((part) => part?.trim().replace(/[\s.,;]+$/, ''))
    .filter(Boolean)
    .join('. ');

/** Short enough for every vendor. */
const maxPromptCharacters = 3_000;
const finish = (text: string, style: StoryStyle): string => {
  const suffix = `. Style: ${styleSuffixes[style]}. No text, no letters, no watermark.`;
  return `${text.slice(0, maxPromptCharacters - suffix.length)}${suffix}`;
};

const isAnimal = ({ role }: StoryCharacter): boolean => animalSpecies.includes(role.trim().toLowerCase());

/** "young fox", "adult female barista": engines draw an "adult person fox" as a human in a costume. */
function kindOf(character: StoryCharacter): string {
  const { age, gender, role } = character;
  if (isAnimal(character)) return `${age === 'child' ? 'young ' : age === 'old' ? 'old ' : ''}${role.trim()}`;
  return [spaced(age), gender === 'unknown' ? 'person' : gender, role].filter(Boolean).join(' ');
}

/** The same words in every picture of the character. */
export const describeCharacter = (character: StoryCharacter): string => {
  const { name, appearance, clothing } = character;
  const who = isAnimal(character) ? `${kindOf(character)}, an animal` : kindOf(character);
  const looks = [appearance, clothing === appearance ? '' : clothing].filter(Boolean).join(', ');
  return [`${name}: ${who}`, looks, character.visualPrompt].filter(Boolean).join(', ');
};

/** A product's looks, without the instructions for its own picture. */
export const looksOfProduct = ({ visualPrompt }: Pick<StoryProduct, 'visualPrompt'>): string =>
  visualPrompt.replace(/,? clean product picture on a plain ground\.?$/u, '');

export const describeProduct = (product: StoryProduct): string => {
  const { name, kind, colour } = product;
  return [`${name}: ${[colour, spaced(kind)].filter(Boolean).join(' ')}`, looksOfProduct(product)]
    .filter(Boolean)
    .join(', ');
};

/** The prompt of a frame: the scene, its characters and products, and the style. */
export function framePrompt(frame: {
  scene: StoryScene;
  characters: readonly StoryCharacter[];
  products: readonly StoryProduct[];
  style: StoryStyle;
}): string {
  const { scene, characters, products, style } = frame;
  const where = settingWords[scene.setting] ?? spaced(scene.setting);
  const seen = characters.filter(({ id }) => scene.characterIds.includes(id)).map(describeCharacter);
  const things = products.filter(({ id }) => scene.productIds.includes(id)).map(describeProduct);
  const weather = scene.weather === 'clear' ? '' : `, ${scene.weather}`;
  return finish(
    join([
      `${shotWords[scene.shot]}, ${where}, ${scene.timeOfDay}${weather}, ${scene.mood} mood`,
      scene.description || scene.narration,
      seen.length > 0 ? `${seen.join('; ')}. Action: ${spaced(scene.action)}, ${scene.feeling} face` : null,
      things.length > 0 ? things.join('; ') : null,
    ]),
    style,
  );
}

export const characterPrompt = (character: StoryCharacter, style: StoryStyle): string =>
  finish(
    `Portrait of one ${isAnimal(character) ? kindOf(character) : 'person'} on a plain background. ${describeCharacter(character)}`,
    style,
  );

export const productPrompt = (product: StoryProduct, style: StoryStyle): string =>
  finish(`One product on a plain background. ${describeProduct(product)}`, style);

/** The motion of a story's picture, for image-to-video engines. */
export const motionPrompt = ({ scene, style }: { scene: StoryScene; style: StoryStyle }): string =>
  finish(
    join([
      'The picture comes alive: small, natural movements, a slow and steady camera',
      scene.description || scene.narration,
      `${scene.mood} mood, ${spaced(scene.action)}`,
      'Everybody keeps the same face, clothes and place. Nobody speaks, nobody comes in, nothing is added',
    ]),
    style,
  );

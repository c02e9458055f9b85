import type { Shot, Story, StoryCharacter, StoryScene, Weather } from '#studio/story/story.ts';
import { readScene } from './scenes/read-scene.ts';

const shotSigns: readonly (readonly [Shot, RegExp])[] = [
  ['over-the-shoulder', /\bover (?:the|her|his|their|\p{Lu}\p{L}+[’']s) shoulder\b/iu],
  ['close-up', /\bclose[- ]?ups?\b|\bportrait of\b/iu],
  ['product', /\bproduct (?:shot|picture|photo)\b/iu],
  ['detail', /\bdetail(?:ed)? (?:shot|of|view)\b|^detail\b|\bmacro\b/iu],
  ['medium', /\b(?:medium|waist|half-length)[- ]shot\b/iu],
  [
    'wide',
    /\b(?:wide|long|full|establishing)[- ](?:shot|view|angle)\b|\bseen from (?:afar|far away|a distance)\b|\bpanorama\b/iu,
  ],
];

/** The shot that a description asks for by name; null where it names none. */
export const readShot = (description: string): Shot | null =>
  shotSigns.find(([, sign]) => sign.test(description))?.[0] ?? null;

/** "Wide shot at the market in the morning:" describes the camera, not the action. */
const framingWords =
  /\b(?:(?:a|an|the) )?(?:(?:wide|long|full|establishing|medium|waist|product|detail(?:ed)?)[- ](?:shot|view|picture)|close[- ]?up|portrait|detail(?= of\b))(?: (?:of|over the shoulder))?[,:]?\s*|\bshot over the shoulder\b[,:]?\s*|^detail\b\s*|\bIn the picture: /giu;

const anyone: readonly (readonly [RegExp, (one: StoryCharacter) => boolean])[] = [
  [/\b(?:girls?|daughter)\b/iu, ({ gender, age }) => gender !== 'male' && isYoung(age)],
  [/\b(?:boys?|son)\b/iu, ({ gender, age }) => gender !== 'female' && isYoung(age)],
  [/\b(?:child|kid|toddler|children|kids)\b/iu, ({ age }) => isYoung(age)],
  [/\b(?:she|her|woman|lady)\b/iu, ({ gender, age }) => gender === 'female' && age !== 'child'],
  [/\b(?:he|his|him|man|gentleman|guy)\b/iu, ({ gender, age }) => gender === 'male' && age !== 'child'],
];
const isYoung = (age: StoryCharacter['age']): boolean => age === 'child' || age === 'teen';
const together =
  /\b(?:they|them|everyone|everybody|both|all of them|the (?:two|three|couple|family|friends))\b/iu;

/** In the description of a picture, weather that is mentioned is visible. */
const weatherSigns: readonly (readonly [Weather, RegExp])[] = [
  ['storm', /\b(?:storm|thunderstorm|lightning)\b/iu],
  ['snow', /\bsnow(?:y|ing|flakes|fall)?\b/iu],
  ['rain', /\brain(?:y|ing|drops)?\b/iu],
  ['fog', /\b(?:fog(?:gy)?|mist(?:y)?)\b/iu],
];

/**
 * The scene with the picture that its author describes: the description decides place, time, people, things and action;
 * anything it leaves open stays. The narration is spoken as before.
 */
export function readPicture(description: string, scene: StoryScene, story: Story): StoryScene {
  const pictured = description.replaceAll(framingWords, ' ').replaceAll(/\s+/gu, ' ').trim();
  const own = { ...story, scenes: [scene] };
  const seen = readScene(pictured, own, { weather: scene.weather });
  const characterIds =
    seen.characterIds.length > 0 ? seen.characterIds : findMeant(pictured, scene, story.characters);
  const { title, narration, quotations } = scene;
  return {
    ...seen,
    title,
    narration,
    quotations,
    description,
    characterIds,
    weather: weatherSigns.find(([, sign]) => sign.test(pictured))?.[0] ?? seen.weather,
    shot: readShot(description) ?? (characterIds.length > 0 && seen.shot === 'detail' ? 'medium' : seen.shot),
    pictured,
  };
}

/** The characters meant by a description without names, preferring those of the scene. */
function findMeant(text: string, scene: StoryScene, characters: readonly StoryCharacter[]): string[] {
  if (together.test(text)) return scene.characterIds;
  const here = characters.filter(({ id }) => scene.characterIds.includes(id));
  const known = [...here, ...characters.filter((one) => !here.includes(one))];
  // "An old man" is old.
  const isOld = /\b(?:old|elderly) (?:man|woman|lady|gentleman)\b/iu.test(text);
  const found = anyone.flatMap(([sign, fits]) => {
    if (!sign.test(text)) return [];
    return known.find((one) => fits(one) && (!isOld || one.age === 'old'))?.id ?? [];
  });
  return [...new Set(found)];
}

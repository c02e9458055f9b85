import { expect, test } from 'vitest';
import { narrative, tellOf } from '../../../../tests/helpers/test-story.ts';
import { pictureRecipe } from '../recipes.ts';
import { frameSubject } from './story-pictures.ts';
import { characterPrompt, framePrompt, looksOfProduct, productPrompt } from './story-prompts.ts';
import { decideStoryboard } from './storyboard-outcome.ts';

const { characters, products, scenes } = tellOf(narrative);
const [maya] = characters;
const cast = {
  characters: characters.map((character) => ({ ...character, variation: 0 })),
  products: products.map((product) => ({ ...product, variation: 0 })),
};
const subjectOf = (changes: object = {}, more = cast) =>
  frameSubject(
    { storyId: 'story', style: 'noir' },
    { sceneId: 'scene', variation: 0, scene: { ...scenes[0]!, ...changes }, cast: more },
  );

test('a person is described identically in every prompt, which ends with the style @story-025', () => {
  const described = 'Maya: adult female barista, short brown hair, a green apron, Maya at work';
  expect(characterPrompt(maya!, 'noir')).toContain(described);
  const prompt = framePrompt(subjectOf());
  expect(prompt).toContain(described);
  expect(prompt).not.toContain('Tom');
  expect(prompt).toMatch(/Style: film noir.*No text, no letters, no watermark\.$/);
  expect(productPrompt(products[0]!, 'clay')).toContain('Coffee: white cup, A large cup of coffee');
});

test('instructions for a product’s own picture are not part of its looks', () => {
  const asked = { ...products[0]!, visualPrompt: 'A red lamp, clean product picture on a plain ground.' };
  expect(looksOfProduct(asked)).toBe('A red lamp');
  expect(productPrompt(asked, 'clay')).not.toContain('plain ground');
  expect(looksOfProduct({ visualPrompt: 'A lamp on a plain ground.' })).toBe('A lamp on a plain ground.');
});

test('an animal is described by species, but not a person in the role of a vet', () => {
  const fox = {
    ...maya!,
    name: 'Pip',
    role: 'fox',
    gender: 'unknown' as const,
    clothing: '',
    visualPrompt: '',
  };
  const prompt = characterPrompt(fox, 'noir');
  expect(prompt).toContain('Portrait of one fox on a plain background. Pip: fox, an animal');
  expect(prompt).not.toMatch(/person|adult/);
  expect(characterPrompt({ ...fox, age: 'child' }, 'noir')).toContain('Portrait of one young fox');
  const vet = { ...fox, role: 'vet' };
  expect(characterPrompt(vet, 'noir')).toContain('Portrait of one person');
  expect(characterPrompt(vet, 'noir')).toContain('adult person vet');
  const subject = subjectOf();
  const inFrame = framePrompt({
    ...subject,
    characters: subject.characters.map(({ id }) => ({ ...fox, id })),
  });
  expect(inFrame).toContain('Pip: fox, an animal');
  expect(inFrame).not.toContain('person fox');
});

test('a long prompt is cut in the middle and keeps its style', () => {
  const prompt = framePrompt(subjectOf({ description: 'A very long street. '.repeat(500) }));
  expect(prompt.length).toBeLessThanOrEqual(3_000);
  expect(prompt).toMatch(/no watermark\.$/);
});

test('a picture’s recipe is independent of the order of its facts and the scene’s name', () => {
  const recipe = pictureRecipe('embedded', subjectOf());
  const reversed = Object.fromEntries(Object.entries(scenes[0]!).toReversed());
  expect(pictureRecipe('embedded', subjectOf(reversed))).toBe(recipe);
  expect(pictureRecipe('embedded', subjectOf({ title: 'Another name' }))).toBe(recipe);
  expect(pictureRecipe('fal', subjectOf())).not.toBe(recipe);
  expect(pictureRecipe('embedded', subjectOf({ setting: 'beach' }))).not.toBe(recipe);
  const older = { ...cast, characters: cast.characters.map((one) => ({ ...one, variation: 1 })) };
  expect(pictureRecipe('embedded', subjectOf({}, older))).not.toBe(recipe);
});

const good = { stored: {}, error_code: null };
const failed = (code: 'picture_failed' | 'picture_timeout') => ({ stored: null, error_code: code });
test.each([
  ['all frames of a short story', [good, good], 'paid'],
  ['three of many frames', [good, good, good, failed('picture_failed'), failed('picture_failed')], 'paid'],
  ['two of three frames', [good, good, failed('picture_failed')], 'storyboard_partial'],
  ['none', [failed('picture_failed'), failed('picture_timeout')], 'frames_failed'],
  ['no frame in time', [failed('picture_timeout'), failed('picture_timeout')], 'picture_timeout'],
] as const)('with %s drawn, a storyboard is %3$s', (_name, frames, expected) => {
  expect(decideStoryboard(frames)).toBe(expected);
});

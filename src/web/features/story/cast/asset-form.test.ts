import { expect, test } from 'vitest';
import type { ProductAsset } from '#contract/calls/stories.ts';
import { isCharacter, productChanges, productForm } from './asset-form.ts';

const cup: ProductAsset = {
  id: 'cup',
  name: 'Coffee',
  description: 'a tall white cup',
  imageAssetUrl: null,
  imageGenStatus: 'SUCCESS',
  visualPrompt: 'a tall white cup',
  errorCode: null,
  engine: 'embedded',
  kind: 'cup',
  colour: 'white',
};
const form = productForm(cup);

test('the description of a product is sent and survives a new name', () => {
  expect(productChanges(cup, { ...form, name: 'Latte' })).toEqual({
    name: 'Latte',
    kind: 'cup',
    colour: 'white',
    description: 'a tall white cup',
  });
});

test('another kind or colour replaces the old description, but not a new one', () => {
  expect(productChanges(cup, { ...form, colour: 'red' })).not.toHaveProperty('description');
  expect(productChanges(cup, { ...form, kind: 'jar' })).not.toHaveProperty('description');
  expect(productChanges(cup, { ...form, kind: 'jar', description: 'a jar of honey' })).toMatchObject({
    description: 'a jar of honey',
  });
});

test('a product is not a person', () => {
  expect(isCharacter(cup)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Category } from '#contract/calls/categories.ts';
import { chooseCategory, isOffered, offerCategories, sampleCategories } from './offered-categories.ts';

const category = {
  id: 'c1',
  name: 'Marketing',
  description: 'Sell more',
  thumbnail: '/c1.png',
  subcategories: [
    {
      id: 's1',
      name: 'Launch',
      description: '',
      industriesServed: ['Fashion'],
      referenceVideoStatus: 'ready',
    },
    { id: 's2', name: 'Offer', description: '', industriesServed: [], referenceVideoStatus: 'processing' },
  ],
} as unknown as Category;

test('a subcategory shows its industries, and whether its reference video can be used', () => {
  const [offered] = offerCategories([category]);
  expect(offered).toMatchObject({ id: 'c1', thumbnail: '/c1.png' });
  expect(offered!.subcategories).toMatchObject([
    { id: 's1', industriesServed: ['Fashion'], hasVideo: true },
    { id: 's2', industriesServed: [], hasVideo: false },
  ]);
});

test('the built-in sample categories are Marketing, Training and Brand Story with their subcategories @reel-pages-013', () => {
  expect(sampleCategories.map(({ name }) => name)).toEqual(['Marketing', 'Training', 'Brand Story']);
  for (const { subcategories } of sampleCategories) expect(subcategories.length).toBeGreaterThan(0);
  expect(offerCategories([])).toBe(sampleCategories);
});

test('choosing a new category clears the subcategory @reel-pages-010', () => {
  const chosen = { categoryId: 'c1', subcategoryId: 's1' };
  expect(chooseCategory(chosen, 'c2')).toEqual({ categoryId: 'c2', subcategoryId: null });
  expect(chooseCategory(chosen, 'c1')).toEqual(chosen);
});

test('a selection is valid while both of its parts are offered', () => {
  const offered = offerCategories([category]);
  expect(isOffered(offered, { categoryId: 'c1', subcategoryId: 's1' })).toBe(true);
  expect(isOffered(offered, { categoryId: 'c1', subcategoryId: null })).toBe(false);
  expect(isOffered(offered, { categoryId: 'c1', subcategoryId: 'gone' })).toBe(false);
  expect(isOffered(offered, { categoryId: 'gone', subcategoryId: 's1' })).toBe(false);
});

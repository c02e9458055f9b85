import { expect, test } from 'vitest';
import { musicTracks } from '#studio/music-library/music-tracks.ts';
import { fallbackCategories } from './fallback-categories.ts';
import {
  findBrandProblems,
  reelAspectRatios,
  reelDefaults,
  reelDurations,
  reelIndustries,
  reelMusicMoods,
  reelStyles,
  type ReelMusicMood,
} from './reels.ts';

const form = { brandName: 'Northwind', industry: 'Technology' };

test.each([
  [{ brandName: ' ' }, 'brandName', 'Brand name is required'],
  [{ brandName: ' N ' }, 'brandName', 'Brand name must be at least 2 characters'],
  [{ brandName: 'N'.repeat(61) }, 'brandName', 'Brand name must be at most 60 characters'],
  [{ industry: '' }, 'industry', 'Please select an industry'],
  [{ industry: 'Alchemy' }, 'industry', 'Please select an industry'],
  [{ industry: 'Other' }, 'customIndustry', 'Please specify your industry'],
  [{ industry: 'Other', customIndustry: ' ' }, 'customIndustry', 'Please specify your industry'],
  [{ offer: 'x'.repeat(121) }, 'offer', 'Please describe what you sell in at most 120 characters'],
  [
    { callToAction: 'x'.repeat(61) },
    'callToAction',
    'Please use at most 60 characters for the call to action',
  ],
])('%o is rejected with %s', (change, field, text) => {
  expect(findBrandProblems({ ...form, ...change })).toEqual([{ field, text }]);
});

test('a name of two letters or an emoji and a custom industry are valid @reel-002', () => {
  expect(findBrandProblems(form)).toEqual([]);
  expect(findBrandProblems({ brandName: 'نو', industry: 'Other', customIndustry: 'Alchemy' })).toEqual([]);
  expect(findBrandProblems({ brandName: '🚀🚀', industry: 'Travel' })).toEqual([]);
});

test('the moods are those of the built-in tracks', () => {
  expect(new Set(reelMusicMoods.filter((mood: ReelMusicMood) => mood !== 'none'))).toEqual(
    new Set(musicTracks.flatMap(({ moods }) => moods)),
  );
});

test('the industries, formats, durations and styles are those of the specification @reel-005', () => {
  expect(reelIndustries).toEqual([
    'Technology',
    'E-commerce',
    'Fashion',
    'Food & Beverage',
    'Healthcare',
    'Education',
    'Finance',
    'Real Estate',
    'Entertainment',
    'Travel',
    'Other',
  ]);
  expect(reelAspectRatios).toEqual(['9:16', '16:9', '1:1', '4:5']);
  expect(reelDurations).toEqual([15, 30, 60]);
  expect(reelStyles).toEqual(['modern', 'cinematic', 'minimalist', 'colorful', 'corporate']);
  expect(reelDefaults).toMatchObject({ aspectRatio: '9:16', duration: 30, style: 'modern' });
});

test('the built-in categories are those of the specification @reel-004', () => {
  expect(fallbackCategories.map(({ name }) => name)).toEqual(['Marketing', 'Training', 'Brand Story']);
  const ids = fallbackCategories.flatMap(({ id, subcategories }) => [
    id,
    ...subcategories.map((one) => one.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

import { expect, test } from 'vitest';
import { placeOf, tabOf, toSearch } from './place.ts';

const nothing = { storyId: null, storyboardId: null, tab: null };
const script = { ...nothing, storyId: 's' };
const board = { ...script, storyboardId: 'g' };

test('it starts with the narrative, and a split story opens with its characters and products @story-pages-011', () => {
  expect(tabOf(nothing)).toBe('narrative');
  expect(tabOf({ ...nothing, tab: 'assets' })).toBe('narrative');
  expect(tabOf(script)).toBe('assets');
  expect(tabOf({ ...board, tab: 'narrative' })).toBe('narrative');
});

test('the URL has gen, else script, and includes the tab only if it is not the default @story-pages-021', () => {
  expect(toSearch(nothing)).toEqual({});
  expect(toSearch(script)).toEqual({ script: 's' });
  expect(toSearch(board)).toEqual({ gen: 'g' });
  expect(toSearch({ ...board, tab: 'narrative' })).toEqual({ gen: 'g', step: 'narrative' });
  expect(toSearch({ ...script, tab: 'assets' })).toEqual({ script: 's' });
  expect(placeOf({})).toEqual(nothing);
  expect(placeOf(toSearch(script))).toEqual(script);
  expect(placeOf({ gen: 'g', step: 'narrative' })).toEqual({
    ...nothing,
    storyboardId: 'g',
    tab: 'narrative',
  });
});

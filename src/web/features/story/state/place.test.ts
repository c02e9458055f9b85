import { expect, test } from 'vitest';
import { searchOf, tabOf } from './place.ts';

const nothing = { scriptRefId: null, generationId: null, tab: null };
const script = { ...nothing, scriptRefId: 's' };
const board = { ...script, generationId: 'g' };

test('it starts with the narrative, and a split story opens with its characters and products @story-pages-011', () => {
  expect(tabOf(nothing)).toBe('narrative');
  expect(tabOf({ ...nothing, tab: 'assets' })).toBe('narrative');
  expect(tabOf(script)).toBe('assets');
  expect(tabOf({ ...board, tab: 'narrative' })).toBe('narrative');
});

test('the URL has gen, else script, and includes the tab only if it is not the default @story-pages-021', () => {
  expect(searchOf(nothing)).toEqual({});
  expect(searchOf(script)).toEqual({ script: 's' });
  expect(searchOf(board)).toEqual({ gen: 'g' });
  expect(searchOf({ ...board, tab: 'narrative' })).toEqual({ gen: 'g', step: 'narrative' });
  expect(searchOf({ ...script, tab: 'assets' })).toEqual({ script: 's' });
});

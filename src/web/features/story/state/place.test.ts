import { expect, test } from 'vitest';
import { searchOf, tabOf } from './place.ts';

const nothing = { scriptRefId: null, generationId: null, tab: null };
const script = { ...nothing, scriptRefId: 's' };
const board = { ...script, generationId: 'g' };

test('it starts with the narrative, and what is split opens with its characters and products @story-pages-011', () => {
  expect(tabOf(nothing)).toBe('narrative');
  expect(tabOf({ ...nothing, tab: 'assets' })).toBe('narrative');
  expect(tabOf(script)).toBe('assets');
  expect(tabOf({ ...board, tab: 'narrative' })).toBe('narrative');
});

test('the address has gen, else script, and names the tab only where it is not the usual one @story-pages-021', () => {
  expect(searchOf(nothing)).toEqual({});
  expect(searchOf(script)).toEqual({ script: 's' });
  expect(searchOf(board)).toEqual({ gen: 'g' });
  expect(searchOf({ ...board, tab: 'narrative' })).toEqual({ gen: 'g', step: 'narrative' });
  expect(searchOf({ ...script, tab: 'assets' })).toEqual({ script: 's' });
});

import { expect, test } from 'vitest';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import { motifOf } from './motif-of.ts';

test('each built-in category has a cover of its own @fix-066', () => {
  const motifs = fallbackCategories.map(({ name }) => motifOf(name));
  expect(motifs).toEqual(['phone', 'steps', 'frames']);
});

test.each([
  ['Product demos', 'parcel'],
  ['Store openings', 'parcel'],
  ['Stories', 'frames'],
  ['Five hooks that earn the fourth second', 'phone'],
  ['Write the hook for the ear, not for the page', 'voice'],
  ['Test three hooks before you polish one', 'frames'],
  ['HOW-TO', 'steps'],
  ['Éditions spéciales', 'arcs'],
  ['产品', 'arcs'],
  ['', 'arcs'],
  // `app` is a word here; there it is only a part of one.
  ['App updates', 'phone'],
  ['Apps', 'phone'],
  ['Apparel', 'arcs'],
  ['However it ends', 'arcs'],
  ['Snapper', 'arcs'],
])('the cover of %j shows %s', (name, motif) => {
  expect(motifOf(name)).toBe(motif);
});

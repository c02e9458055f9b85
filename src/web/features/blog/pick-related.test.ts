import { expect, test } from 'vitest';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { pickRelated } from './pick-related.ts';

const posts = ['a', 'b', 'c', 'd'].map((id): BlogPostEntry => ({
  id,
  title: id,
  date: '2025-03-21',
  summary: '',
  author: '',
  filename: `${id}.md`,
}));
const idsWith = (random: () => number, of = posts) => pickRelated(of, 'b', random).map(({ id }) => id);

test('picks two other posts for any random number, never the current post @content-pages-015', () => {
  expect(idsWith(() => 0)).toEqual(['a', 'c']);
  expect(idsWith(() => 0.999)).toEqual(['d', 'c']);
  expect(idsWith(() => 0, posts.slice(0, 2))).toEqual(['a']);
  expect(pickRelated(posts.slice(1, 2), 'b', () => 0)).toEqual([]);
});

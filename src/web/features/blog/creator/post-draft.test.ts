import { expect, test } from 'vitest';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { emptyPost, findPostProblem, isComplete, makePostFiles } from './post-draft.ts';

const draft = {
  id: 'my-post',
  title: ' My post ',
  date: '2025-03-23',
  author: 'Ada',
  summary: 'In short.',
  content: '\n# Hello\n\n',
};
const entry = (id: string, date: string): BlogPostEntry => ({
  id,
  title: id,
  date,
  summary: 's',
  author: 'a',
  filename: `${id}.md`,
});
const posts = [entry('newest', '2025-03-25'), entry('oldest', '2025-03-21')];

test('the date begins as today, and nothing else is there', () => {
  expect(emptyPost(new Date(2026, 0, 5))).toMatchObject({ date: '2026-01-05', id: '', content: '' });
});

test('all six fields are required @content-pages-037', () => {
  expect(isComplete(draft)).toBe(true);
  for (const name of Object.keys(draft)) expect(isComplete({ ...draft, [name]: '  ' })).toBe(false);
});

test.each(['../secret', 'My-Post', 'a b', 'a--b', 'a/b', '.md'])('an id such as %s is not a slug', (id) => {
  expect(findPostProblem({ ...draft, id })).toContain('Post ID');
});

test('the post is a file named by its id, and the index contains it in order, newest first', () => {
  const files = makePostFiles(draft, posts);
  expect(files).toMatchObject({ filename: 'my-post.md', markdown: '# Hello\n', replaces: false });
  const index = JSON.parse(files.index) as BlogPostEntry[];
  expect(index.map(({ id }) => id)).toEqual(['newest', 'my-post', 'oldest']);
  expect(index[1]).toEqual({
    id: 'my-post',
    title: 'My post',
    date: '2025-03-23',
    summary: 'In short.',
    author: 'Ada',
    filename: 'my-post.md',
  });
});

test('an entry with the same id is replaced, with a notice', () => {
  const files = makePostFiles({ ...draft, id: 'oldest' }, posts);
  expect(files.replaces).toBe(true);
  expect(JSON.parse(files.index)).toHaveLength(2);
});

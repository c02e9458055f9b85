import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { openBlog } from './open-blog.ts';

const entry = (id: string, more: object = {}) => ({
  id,
  title: 'A title',
  date: '2025-03-21',
  summary: 'In short.',
  author: 'Somebody',
  filename: `${id}.md`,
  ...more,
});

async function blogOf(
  entries: object[],
  files = entries.map((post) => (post as { filename: string }).filename),
) {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'posts.json'), JSON.stringify(entries));
  for (const file of files) await writeFile(path.join(folder, path.basename(file)), `# ${file}`);
  return openBlog(folder);
}

test('the three built-in posts have the promised dates, are sorted newest first, and have a substantial length', () => {
  const blog = openBlog('content/blog');
  expect(blog.posts.map(({ date }) => date)).toEqual(['2025-03-25', '2025-03-22', '2025-03-21']);
  for (const { id, filename } of blog.posts) {
    const words = blog.findMarkdown(filename)!.split(/\s+/).length;
    expect(words).toBeGreaterThan(600);
    expect(words).toBeLessThan(900);
    expect(blog.getPost(id).html).toContain('<h2>');
  }
});

test('a post outside the index is not found, in any spelling', async () => {
  const blog = await blogOf([entry('known')]);
  expect(() => blog.getPost('unknown')).toThrow('The post "unknown" could not be found.');
  for (const name of ['posts.json', '../posts.json', '..%2fposts.json', 'known', '__proto__'])
    expect(blog.findMarkdown(name)).toBeNull();
  expect(blog.findMarkdown('known.md')).toBe('# known.md');
});

test.each([
  ['an id that is a path', entry('../secret')],
  ['the file of another post', entry('post', { filename: '../../package.json' })],
  ['no title', entry('post', { title: ' ' })],
  ['no date', entry('post', { date: 'yesterday' })],
])('an index with %s fails at startup', async (_what, wrong) => {
  await expect(blogOf([wrong])).rejects.toThrow(/posts\.json, post/);
});

test('a post without its file and a duplicate id fail at startup', async () => {
  await expect(blogOf([entry('missing')], [])).rejects.toThrow('missing.md');
  await expect(blogOf([entry('twice'), entry('twice')])).rejects.toThrow('there twice');
});

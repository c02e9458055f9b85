import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { BlogPost, BlogPostEntry } from '#contract/calls/blog.ts';
import { openBlog } from '../use-cases/blog/open-blog.ts';
import { mountBlog } from './blog.ts';
import { createServer } from './server.ts';

async function blogFront() {
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
  });
  mountBlog(app, { blog: openBlog('content/blog'), publicOrigin: 'https://hookline.example' });
  onTestFinished(() => app.close());
  return { get: (url: string) => app.inject({ url }) };
}

test('anyone can read the list, newest first, and each post with its body @content-022', async () => {
  const { get } = await blogFront();
  const posts = (await get('/api/blog/posts')).json<BlogPostEntry[]>();
  expect(posts.map(({ date }) => date)).toEqual(['2025-03-25', '2025-03-22', '2025-03-21']);
  for (const entry of posts) {
    const post = (await get(`/api/blog/posts/${entry.id}`)).json<BlogPost>();
    expect(post).toMatchObject(entry);
    expect(post.html).toMatch(/^<p>/);
    const file = await get(`/blog/posts/${entry.filename}`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  }
});

test('an unknown post is named in the error, and files outside the posts folder are unreachable @content-025', async () => {
  const { get } = await blogFront();
  const missing = await get('/api/blog/posts/no-such-post');
  expect([missing.statusCode, missing.json<{ message: string }>().message]).toEqual([
    404,
    'The post "no-such-post" could not be found.',
  ]);
  const ways = ['posts.json', 'x.md', '..%2f..%2fpackage.json', '%2e%2e%2fposts.json', '../posts.json'];
  for (const way of ways) {
    expect((await get(`/blog/posts/${way}`)).statusCode).toBe(404);
    expect((await get(`/api/blog/posts/${way}`)).statusCode).toBe(404);
  }
});

test('the feed contains every post with its URL and date', async () => {
  const { get } = await blogFront();
  const feed = await get('/blog/rss.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body.match(/<item>/g)).toHaveLength(3);
  expect(feed.body).toContain('<link>https://hookline.example/blog/write-the-hook-for-the-ear</link>');
  expect(feed.body).toContain('<pubDate>Sat, 22 Mar 2025 00:00:00 GMT</pubDate>');
  expect(feed.body).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
});

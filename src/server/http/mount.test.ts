import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readBlogPost, readBlogPosts } from '#contract/calls/blog.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

test('the API document lists the error codes of each call', async () => {
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
  });
  onTestFinished(() => app.close());
  mount(app, readBlogPosts, async () => []);
  mount(app, readBlogPost, async () => {
    throw new Error('not called');
  });
  const { paths } = (await app.inject('/api/openapi.json')).json();
  expect(paths['/api/blog/posts/{postId}'].get['x-errors']).toEqual(['not_found']);
  expect(paths['/api/blog/posts'].get).not.toHaveProperty('x-errors');
});

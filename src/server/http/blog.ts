import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/blog.ts';
import { AppError } from '../errors.ts';
import type { Blog } from '../use-cases/blog/open-blog.ts';
import { blogFeed } from './blog-feed.ts';
import { mount } from './mount.ts';

/** The posts as written by their authors, for the pages and for feed readers. */
export function mountBlog(app: FastifyInstance, options: { blog: Blog; publicOrigin: string }): void {
  const { blog, publicOrigin } = options;
  mount(app, calls.readBlogPosts, async ({ reply }) => {
    void reply.header('cache-control', 'public, max-age=300');
    return [...blog.posts];
  });
  mount(app, calls.readBlogPost, async ({ params, reply }) => {
    const post = blog.getPost(params.postId);
    void reply.header('cache-control', 'public, max-age=300');
    return post;
  });
  const hidden = { schema: { hide: true } };
  app.get<{ Params: { filename: string } }>('/blog/posts/:filename', hidden, async (request, reply) => {
    const markdown = blog.findMarkdown(request.params.filename);
    if (markdown === null) throw new AppError('not_found', 'Unknown post');
    return reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(markdown);
  });
  app.get('/blog/rss.xml', hidden, async (_request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(blogFeed(blog.posts, publicOrigin)),
  );
}

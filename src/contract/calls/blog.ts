import { z } from 'zod';
import { defineCall } from '../call.ts';

export const blogPostEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO date, e.g. 2025-03-21. */
  date: z.string(),
  summary: z.string(),
  author: z.string(),
  filename: z.string(),
});
export type BlogPostEntry = z.infer<typeof blogPostEntrySchema>;

/** HTML limited to the allowed tags. */
export const blogPostSchema = blogPostEntrySchema.extend({ html: z.string() });
export type BlogPost = z.infer<typeof blogPostSchema>;

export const readBlogPosts = defineCall({
  method: 'GET',
  path: '/api/blog/posts',
  summary: 'The posts of the blog, newest first',
  tag: 'blog',
  access: 'public',
  reply: z.array(blogPostEntrySchema),
});

export const readBlogPost = defineCall({
  method: 'GET',
  path: '/api/blog/posts/:postId',
  summary: 'One post with its body',
  tag: 'blog',
  access: 'public',
  params: z.object({ postId: z.string().max(100) }),
  reply: blogPostSchema,
  errors: ['not_found'],
});

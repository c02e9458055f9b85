import { queryOptions } from '@tanstack/react-query';
import { readBlogPost, readBlogPosts } from '#contract/calls/blog.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const freshMs = 5 * 60_000;

export const blogPostsQuery = queryOptions({
  queryKey: queryKeys.blogPosts,
  queryFn: ({ signal }) => call(readBlogPosts, { signal }),
  staleTime: freshMs,
});

export const blogPostQuery = (postId: string) =>
  queryOptions({
    queryKey: queryKeys.blogPost(postId),
    queryFn: ({ signal }) => call(readBlogPost, { params: { postId }, signal }),
    staleTime: freshMs,
  });

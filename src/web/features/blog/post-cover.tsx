import { useQuery } from '@tanstack/react-query';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { DrawnCover } from '../../parts/drawn-cover/drawn-cover.tsx';
import classes from './blog.module.css';
import { blogPostsQuery } from './blog-query.ts';

/** The cover that the post has in the list. Its space is reserved while the list loads. */
export function PostCover({ post }: { post: Pick<BlogPostEntry, 'id' | 'title'> }) {
  const place = useQuery(blogPostsQuery).data?.findIndex(({ id }) => id === post.id);
  return (
    <div className={classes.postCover}>
      {place === undefined ? null : <DrawnCover name={post.title} index={Math.max(0, place)} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import classes from './blog.module.css';
import { blogPostsQuery } from './blog-query.ts';
import { formatLongDate } from './long-date.ts';
import { pickRelated, relatedCount } from './pick-related.ts';
import { texts } from './texts.ts';

const isFinishing: boolean = import.meta.env.SSR;

/**
 * Two other posts, chosen again for each opened post. A prerendered page has all others instead, of which the server keeps
 * two on each request (`pick-entries.ts`).
 */
export function MorePosts({ postId }: { postId: string }) {
  const posts = useQuery(blogPostsQuery).data;
  const related = useMemo(
    () =>
      isFinishing
        ? (posts ?? []).filter(({ id }) => id !== postId)
        : pickRelated(posts ?? [], postId, Math.random),
    [posts, postId],
  );
  if (related.length === 0) return null;
  return (
    <section className={classes.related}>
      <h2>{texts.post.more}</h2>
      <ul data-pick={isFinishing ? relatedCount : undefined}>
        {related.map(({ id, title, date }) => (
          <li key={id}>
            <Link to="/blog/$postId" params={{ postId: id }}>
              {title}
            </Link>
            <p className={classes.meta}>{formatLongDate(date)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

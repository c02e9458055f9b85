import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BlogPost as Post } from '#contract/calls/blog.ts';
import { CallError } from '../../lib/call-error.ts';
import classes from './blog.module.css';
import { blogPostQuery } from './blog-query.ts';
import { LoadingPost } from './loading-post.tsx';
import { formatLongDate } from './long-date.ts';
import { MorePosts } from './more-posts.tsx';
import body from './post-body.module.css';
import { PostCover } from './post-cover.tsx';
import { SharePost } from './share-post.tsx';
import { texts } from './texts.ts';

const words = texts.post;

/** One post. Plain elements, because guests receive the page prerendered. */
export function BlogPost({ postId }: { postId: string }) {
  // The route's loader has just requested the post: a failure is not retried at once.
  const post = useQuery({ ...blogPostQuery(postId), retryOnMount: false });
  if (post.data) return <FoundPost post={post.data} />;
  if (post.isError) return <NoPost postId={postId} error={post.error} onRetry={() => void post.refetch()} />;
  return <LoadingPost />;
}

const FoundPost = ({ post }: { post: Post }) => (
  <article className={classes.post}>
    <Link to="/blog" className={classes.back}>
      {words.back}
    </Link>
    <h1>{post.title}</h1>
    <p className={classes.meta}>
      <time dateTime={post.date}>{formatLongDate(post.date)}</time> · {words.by(post.author)}
    </p>
    <PostCover post={post} />
    {/* oxlint-disable-next-line react/no-danger -- the server lets the allowed tags through and nothing else */}
    <div className={body.body} dangerouslySetInnerHTML={{ __html: post.html }} />
    <SharePost post={post} />
    <MorePosts postId={post.id} />
  </article>
);

type NoPostProps = { postId: string; error: Error; onRetry: () => void };

function NoPost({ postId, error, onRetry }: NoPostProps) {
  const isMissing = error instanceof CallError && error.code === 'not_found';
  return (
    <div className={classes.page} role="alert">
      <h1>{isMissing ? words.notFound : words.notLoaded}</h1>
      <p>{isMissing ? words.missing(postId) : words.failed}</p>
      {isMissing ? null : (
        <button type="button" className={classes.quiet} onClick={onRetry}>
          {words.retry}
        </button>
      )}{' '}
      <Link to="/blog" className={classes.quiet}>
        {words.back}
      </Link>
    </div>
  );
}

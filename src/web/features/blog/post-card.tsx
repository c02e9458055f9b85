import { Link } from '@tanstack/react-router';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { DrawnCover } from '../../parts/drawn-cover/drawn-cover.tsx';
import classes from './blog.module.css';
import { formatLongDate } from './long-date.ts';
import { texts } from './texts.ts';

export const PostCard = ({ post, place }: { post: BlogPostEntry; place: number }) => (
  <article className={classes.card}>
    <div className={classes.cover}>
      <DrawnCover name={post.title} index={place} />
    </div>
    <div className={classes.words}>
      <p className={classes.meta}>
        <time dateTime={post.date}>{formatLongDate(post.date)}</time> · {texts.post.by(post.author)}
      </p>
      <h2>{post.title}</h2>
      <p>{post.summary}</p>
      <Link
        to="/blog/$postId"
        params={{ postId: post.id }}
        className={classes.more}
        aria-label={texts.list.readMoreOf(post.title)}
      >
        {texts.list.readMore}
      </Link>
    </div>
  </article>
);

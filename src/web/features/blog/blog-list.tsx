import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from './blog.module.css';
import { blogPostsQuery } from './blog-query.ts';
import { PostCard } from './post-card.tsx';
import { texts } from './texts.ts';

const words = texts.list;

/** The posts, newest first. Plain elements, because guests receive the page prerendered. */
export function BlogList() {
  const posts = useQuery(blogPostsQuery);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <Link to="/blog/create" className={classes.quiet}>
          {words.create}
        </Link>
      </header>
      {posts.isPending ? (
        <output className={classes.loading} aria-busy="true">
          {words.loading}
        </output>
      ) : null}
      {posts.isError && posts.data === undefined ? (
        <div role="alert">
          <p>{words.failed}</p>
          <button type="button" className={classes.quiet} onClick={() => void posts.refetch()}>
            {words.retry}
          </button>
        </div>
      ) : null}
      <ul className={classes.list}>
        {posts.data?.map((post, place) => (
          <li key={post.id}>
            <PostCard post={post} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

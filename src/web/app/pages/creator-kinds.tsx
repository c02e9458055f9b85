import { Link } from '@tanstack/react-router';
import classes from './creator-kinds.module.css';

const kinds = [
  { id: 'ugc', to: '/create/video/ugc', name: 'Hook video' },
  { id: 'greenscreen', to: '/create/video/greenscreen', name: 'Greenscreen' },
  { id: 'broll', to: '/create/video/broll', name: 'B-roll' },
  { id: 'reel', to: '/create/reel', name: 'Reel' },
  { id: 'story', to: '/create/story-wizard', name: 'Story' },
] as const;

/** Links to the creators, on the first step of a new video. */
export const CreatorKinds = ({ current }: { current: (typeof kinds)[number]['id'] }) => (
  <nav className={classes.kinds} aria-label="What to make">
    {kinds.map(({ id, to, name }) =>
      id === current ? (
        <span key={id} className={classes.kind} aria-current="page">
          {name}
        </span>
      ) : (
        <Link key={id} className={classes.kind} to={to}>
          {name}
        </Link>
      ),
    )}
  </nav>
);

import { Link } from '@tanstack/react-router';
import classes from './library-tabs.module.css';
import { texts } from './texts.ts';

const tabs = [
  { to: '/my-videos', label: texts.videos.tab },
  { to: '/my-hooks', label: texts.hooks.tab },
] as const;

/** The user's work: finished videos, and the hooks to begin others with. */
export const LibraryTabs = () => (
  <nav className={classes.tabs} aria-label={texts.rooms}>
    {tabs.map(({ to, label }) => (
      <Link key={to} to={to} className={classes.tab} activeProps={{ 'data-active': true }}>
        {label}
      </Link>
    ))}
  </nav>
);

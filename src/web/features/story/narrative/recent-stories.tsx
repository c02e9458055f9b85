import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { storiesQuery, type StoryIds } from '../state/queries.ts';
import { texts } from '../texts.ts';
import classes from './recent-stories.module.css';

const words = texts.narrative;
const shownStories = 4;
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });

/** The user's latest stories, to continue. Empty if there are none or they cannot be loaded. */
export function RecentStories({ onOpen }: { onOpen: (story: StoryIds) => void }) {
  const { data = [] } = useQuery(storiesQuery);
  if (data.length === 0) return null;
  return (
    <section className={classes.recent} aria-labelledby="recent-stories">
      <h2 id="recent-stories" className={classes.title}>
        {words.recent}
      </h2>
      <ul className={classes.list}>
        {data.slice(0, shownStories).map(({ storyId, title, storyboardId, updatedAt }) => (
          <li key={storyId}>
            <button type="button" className={classes.story} onClick={() => onOpen({ storyId, storyboardId })}>
              <span className={classes.name}>{title}</span>
              <span className={classes.about}>
                {storyboardId === null ? words.recentScenes : words.recentFrames} ·{' '}
                {day.format(new Date(updatedAt))}
              </span>
              <IconChevronRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

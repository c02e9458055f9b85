import { Loader, Skeleton } from '@mantine/core';
import { storyTexts } from '#contract/stories.ts';
import classes from './restoring.module.css';

/** Covers the page while the saved story loads. */
export const Restoring = () => (
  <div className={classes.page} aria-busy="true">
    <div className={classes.behind} aria-hidden>
      <Skeleton height={44} width="50%" />
      <div className={classes.cards}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className={classes.card} />
        ))}
      </div>
      <Skeleton height={160} />
    </div>
    <output className={classes.overlay}>
      <Loader size={28} aria-hidden />
      {storyTexts.restoring}
    </output>
  </div>
);

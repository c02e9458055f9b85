import { Skeleton } from '@mantine/core';
import list from '../frames/frame-list.module.css';
import { Loading } from '../../../ui/loading.tsx';
import { texts } from '../texts.ts';
import classes from './board-step.module.css';

/** The storyboard in its final size, while it loads. */
export const BoardSkeleton = () => (
  <Loading label={texts.missing.loading}>
    <div className={classes.layout}>
      <div className={classes.heading}>
        <Skeleton height={38} width="70%" />
        <Skeleton height={20} width="40%" mt={10} />
      </div>
      <div className={classes.frames}>
        <div className={list.list}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} radius="lg" style={{ aspectRatio: '9 / 16' }} />
          ))}
        </div>
      </div>
      <div className={classes.side}>
        <Skeleton height={420} radius="lg" />
      </div>
    </div>
  </Loading>
);

import { Skeleton } from '@mantine/core';
import { Loading } from '../../../ui/loading.tsx';
import { texts } from '../texts.ts';
import classes from './video-card.module.css';
import wall from './video-wall.module.css';

/** Four videos while they load. */
export const VideosSkeleton = () => (
  <Loading label={texts.videos.loading}>
    <div className={wall.wall}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={classes.card} data-playing={false}>
          <Skeleton className={classes.skeleton} radius="lg" />
          <div className={classes.words}>
            <Skeleton height={23} width="85%" />
            <Skeleton height={15} width="45%" mt={6} />
            <Skeleton height={15} width="60%" mt={5} />
            <Skeleton height={42} mt={13} />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);

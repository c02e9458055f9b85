import { Skeleton } from '@mantine/core';
import { Loading } from '../../../ui/loading.tsx';
import { texts } from '../texts.ts';
import card from './template-card.module.css';
import poster from './template-poster.module.css';
import wall from './template-wall.module.css';

/** Templates while they load. */
export const TemplatesSkeleton = () => (
  <Loading label={texts.list.loading}>
    <div className={wall.wall}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={card.card}>
          <Skeleton className={poster.poster} radius="lg" />
          <Skeleton height={20} width="60%" />
          <Skeleton height={38} />
        </div>
      ))}
    </div>
  </Loading>
);

import { Skeleton } from '@mantine/core';
import { limits } from '#contract/limits.ts';
import { Loading } from '../../../ui/loading.tsx';
import { texts } from '../texts.ts';
import classes from './hook-card.module.css';
import wall from './hook-wall.module.css';

const places = Array.from({ length: limits.hooksPageSize }, (_, place) => place);

/** A page of hooks while it loads. */
export const HooksSkeleton = () => (
  <Loading label={texts.hooks.loading}>
    <div className={wall.wall}>
      {places.map((place) => (
        <div key={place} className={classes.card}>
          <Skeleton className={classes.skeleton} radius={16} />
          <Skeleton height={23} />
          <Skeleton height={42} />
        </div>
      ))}
    </div>
  </Loading>
);

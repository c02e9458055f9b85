import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reelStyleNames, reelStyles, type ReelStyle } from '#contract/reels.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { reelStylesQuery } from '../state/queries.ts';
import { texts } from '../texts.ts';
import { StyleLoop } from './style-loop.tsx';
import classes from './style-field.module.css';

type StyleFieldProps = { value: ReelStyle; onChange: (value: ReelStyle) => void };

/** The visual styles as moving samples, of which the chosen one and the one under the pointer play. */
export function StyleField({ value, onChange }: StyleFieldProps) {
  const name = useId();
  const query = useQuery(reelStylesQuery);
  const [hovered, setHovered] = useState<ReelStyle | null>(null);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{texts.generate.style}</legend>
      {query.isError ? (
        <RetryNotice onRetry={() => void query.refetch()}>{texts.generate.stylesFailed}</RetryNotice>
      ) : null}
      <div className={classes.wall}>
        {reelStyles.map((style) => {
          const sample = query.data?.find(({ id }) => id === style);
          return (
            <label
              key={style}
              className={classes.tile}
              onPointerEnter={() => setHovered(style)}
              onPointerLeave={() => setHovered(null)}
            >
              <input
                type="radio"
                name={name}
                value={style}
                checked={style === value}
                onChange={() => onChange(style)}
              />
              <span className={classes.picture}>
                {sample ? (
                  <StyleLoop {...sample.samples['9:16']} isPlaying={style === value || style === hovered} />
                ) : (
                  <Skeleton radius={0} height="100%" animate={!query.isError} />
                )}
              </span>
              <span className={classes.name}>{reelStyleNames[style]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

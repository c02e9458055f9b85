import { Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { storyStyleNames, storyStyles, storyTexts, type StoryStyle } from '#contract/stories.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { swatchesQuery } from '../state/queries.ts';
import { texts } from '../texts.ts';
import classes from './style-field.module.css';

type StyleFieldProps = {
  label: string;
  /** Hides the label if a heading already has it. */
  isLabelHidden?: boolean;
  value: StoryStyle;
  onChange: (style: StoryStyle) => void;
};

/** The visual styles, each as a sample picture. Native radio buttons bring the arrow keys. */
export function StyleField(props: StyleFieldProps) {
  const { label, isLabelHidden = false, value, onChange } = props;
  const name = useId();
  const query = useQuery(swatchesQuery);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend} data-hidden={isLabelHidden}>
        {label}
      </legend>
      {query.isError ? (
        <RetryNotice onRetry={() => void query.refetch()} label={texts.retry}>
          {storyTexts.stylesFailed}
        </RetryNotice>
      ) : null}
      <div className={classes.wall} aria-busy={query.isPending}>
        {storyStyles.map((style) => {
          const swatch = query.data?.find((each) => each.style === style);
          return (
            <label key={style} className={classes.tile}>
              <input
                type="radio"
                name={name}
                value={style}
                checked={style === value}
                onChange={() => onChange(style)}
              />
              <span className={classes.picture}>
                {swatch ? (
                  <img src={swatch.thumbnailUrl} alt="" draggable={false} />
                ) : (
                  <Skeleton radius={0} height="100%" animate={!query.isError} />
                )}
                <span className={classes.mark} aria-hidden>
                  <IconCheck size={16} stroke={2.5} />
                </span>
              </span>
              <span className={classes.name}>{swatch?.name ?? storyStyleNames[style]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

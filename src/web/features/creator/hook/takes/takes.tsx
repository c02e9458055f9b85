import { Loader, Skeleton, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import type { Take } from '#contract/calls/takes.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import { texts } from '../../texts.ts';
import { describeTakes } from './describe-takes.ts';
import classes from './takes.module.css';

type TakesProps = {
  takes: readonly Take[];
  /** Their place is kept, so that nothing below moves when they arrive. */
  isLoading: boolean;
  /** The take in the frame; null while the entries describe another hook. */
  shownId: string | null;
  isLocked: boolean;
  /** One below the other, as narrow as a take. */
  isColumn?: boolean;
  onChoose: (take: Take) => void;
};

/** The hooks that were made for this video. A press begins the video with one of them. */
export function Takes({ takes, isLoading, shownId, isLocked, isColumn = false, onChoose }: TakesProps) {
  const keepInSight = useCallback(
    (take: HTMLButtonElement | null) => {
      // A new take is the last one of a column that scrolls.
      if (isColumn) void take?.scrollIntoView({ block: 'nearest' });
    },
    [isColumn],
  );
  if (takes.length === 0 && !isLoading) return null;
  const labels = describeTakes(takes);
  return (
    <section aria-label={texts.hook.takes.title} className={classes.section} data-column={isColumn}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          {texts.hook.takes.title}
        </Text>
        <Text size="xs" c="dimmed" className={classes.note}>
          {texts.hook.takes.note}
        </Text>
      </div>
      <ul className={classes.takes} aria-busy={isLoading}>
        {isLoading ? <Skeleton component="li" className={classes.awaited} /> : null}
        {takes.map((take, index) => (
          <li key={take.id}>
            <button
              ref={take.id === shownId ? keepInSight : null}
              type="button"
              className={classes.take}
              aria-pressed={take.id === shownId}
              title={withoutEmphasisMarks(take.hookText)}
              disabled={isLocked}
              onClick={() => onChoose(take)}
            >
              <span className={classes.picture}>
                {take.posterUrl ? <img src={take.posterUrl} alt="" /> : <Loader size={20} aria-hidden />}
                {take.id === shownId ? (
                  <span className={classes.mark}>
                    <IconCheck size={14} stroke={3} aria-hidden />
                  </span>
                ) : null}
              </span>
              <span className={classes.words}>
                <span className={classes.number}>{texts.hook.takes.number(index + 1)}</span>{' '}
                <span className={classes.text}>{labels[index]}</span>
                {take.id === shownId ? (
                  <span className={classes.chosen}> {texts.hook.takes.chosen}</span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

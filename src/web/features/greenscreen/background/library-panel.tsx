import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { builtInBackgrounds, type BuiltInBackgroundId } from '#contract/backgrounds.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { backgroundsQuery } from '../state/queries.ts';
import { texts } from '../texts.ts';
import { LibraryTile } from './library-tile.tsx';
import classes from './library-panel.module.css';

type LibraryPanelProps = {
  label: string;
  chosenId: BuiltInBackgroundId | null;
  /** Leaves out still backgrounds. */
  onlyMoving?: boolean;
  onChoose: (id: BuiltInBackgroundId) => void;
};

/** The built-in backgrounds as a wall of tiles, of which at most one plays. */
export function LibraryPanel({ label, chosenId, onlyMoving = false, onChoose }: LibraryPanelProps) {
  const query = useQuery(backgroundsQuery);
  const [playingId, setPlayingId] = useState<BuiltInBackgroundId | null>(null);
  if (query.isError)
    return <RetryNotice onRetry={() => void query.refetch()}>{texts.background.libraryFailed}</RetryNotice>;
  const expected = builtInBackgrounds.filter(({ isMoving }) => isMoving || !onlyMoving);
  const there = query.data?.filter(({ isMoving }) => isMoving || !onlyMoving);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.wall}>
        {there?.map((background) => (
          <LibraryTile
            key={background.id}
            background={background}
            isChosen={background.id === chosenId}
            isPlaying={background.id === playingId}
            onPlayingChange={(isPlaying) =>
              setPlayingId((before) => (isPlaying ? background.id : before === background.id ? null : before))
            }
            onChoose={() => onChoose(background.id)}
          />
        )) ?? expected.map(({ id }) => <Skeleton key={id} className={classes.skeleton} />)}
      </div>
    </fieldset>
  );
}

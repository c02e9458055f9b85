import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconClock, IconRefresh } from '@tabler/icons-react';
import type { PictureStatus } from '#contract/stories.ts';
import { texts } from '../texts.ts';
import classes from './frame-tile.module.css';

const words = texts.frames;

const icons: Record<PictureStatus, React.ReactNode> = {
  SUCCESS: <IconCheck size={16} stroke={2.5} aria-hidden />,
  FAILED: <IconAlertCircle size={16} aria-hidden />,
  GENERATING: <Loader size={14} color="currentColor" aria-hidden />,
  PENDING: <IconClock size={16} aria-hidden />,
};

type FrameTileProps = {
  place: number;
  name: string;
  imageUrl: string | null;
  /** Null before anything is drawn. */
  status: PictureStatus | null;
  /** Why it failed. */
  problem: string | null;
  /** Null if the frame cannot be redrawn. */
  onRedraw: (() => void) | null;
  isRequested: boolean;
};

/** The frame of one scene, from an empty place to its picture. */
export function FrameTile(props: FrameTileProps) {
  const { place, name, imageUrl, status, problem, onRedraw, isRequested } = props;
  return (
    <li className={classes.tile} data-status={status ?? 'none'}>
      <div className={classes.frame}>
        {imageUrl === null ? (
          <span className={classes.place} aria-hidden>
            {place}
          </span>
        ) : (
          <img key={imageUrl} src={imageUrl} alt={words.picture(name)} draggable={false} />
        )}
        {status === null ? null : (
          <span className={classes.status} title={words.status[status]}>
            {icons[status]}
            <VisuallyHidden>{words.status[status]}</VisuallyHidden>
          </span>
        )}
      </div>
      <span className={classes.name}>
        <span className={classes.number}>{place}</span> {name}
      </span>
      {status === 'FAILED' && problem !== null ? <p className={classes.problem}>{problem}</p> : null}
      {onRedraw ? (
        <Button
          size="compact-sm"
          leftSection={<IconRefresh size={15} aria-hidden />}
          aria-label={words.redrawOf(name)}
          loading={isRequested}
          onClick={onRedraw}
        >
          {words.redraw}
        </Button>
      ) : null}
    </li>
  );
}

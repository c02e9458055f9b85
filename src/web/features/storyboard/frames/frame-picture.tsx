import { Button, Loader } from '@mantine/core';
import { IconBrush, IconPhotoOff, IconStack2, IconX } from '@tabler/icons-react';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { isSceneFinished } from '#contract/stories.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { texts } from '../texts.ts';
import classes from './frame-picture.module.css';
import type { Redraw } from './use-redraw.ts';

type FramePictureProps = {
  frame: StoryFrame;
  place: number;
  redraw: Redraw;
  onShowVersions: () => void;
};

const words = texts.frame;

/** The reason why a frame has no picture, and the free ways to get one. */
function FailedPicture({ frame, place, redraw }: Omit<FramePictureProps, 'onShowVersions'>) {
  return (
    <div className={classes.failed}>
      <IconPhotoOff size={28} stroke={1.5} aria-hidden />
      <p>{errorTexts[frame.errorCode ?? 'picture_failed']}</p>
      <Button
        size="compact-sm"
        loading={redraw.isStarting(frame.id)}
        aria-label={words.drawAgainOf(place)}
        onClick={() => redraw.drawAgain(frame)}
      >
        {words.drawAgain}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={words.changeWordsOf(place)}
        onClick={() => redraw.ask(frame)}
      >
        {words.changeWords}
      </Button>
    </div>
  );
}

/** The picture of a scene: drawn, being drawn, or failed; with its older versions. */
export function FramePicture({ frame, place, redraw, onShowVersions }: FramePictureProps) {
  const { imageUrl, status, description, versions } = frame;
  const isDrawing = !isSceneFinished(status);
  const isFailed = status === 'FAILED';
  // A frame with a picture never has the status FAILED: only its error says that the latest redraw failed.
  const hasNewFailed = !isDrawing && imageUrl !== null && frame.errorCode !== null;
  const Icon = isDrawing ? IconX : IconBrush;
  return (
    <div className={classes.picture} data-drawing={isDrawing} data-empty={isFailed && imageUrl === null}>
      {imageUrl === null ? null : (
        <img key={imageUrl} src={imageUrl} alt={words.picture(description)} draggable={false} />
      )}
      <span className={classes.place} aria-hidden>
        {place}
      </span>
      {isDrawing ? (
        <output className={classes.drawing} data-over={imageUrl !== null}>
          <Loader size={20} color={imageUrl === null ? 'violet' : 'white'} aria-hidden />
          {status === 'PENDING' ? words.waitingForPicture : words.drawing}
        </output>
      ) : null}
      {isFailed && imageUrl === null ? <FailedPicture frame={frame} place={place} redraw={redraw} /> : null}
      {(isDrawing ? redraw.cancel : imageUrl) === null ? null : (
        <div className={classes.tools}>
          {hasNewFailed ? <p className={classes.kept}>{words.newFailed}</p> : null}
          {/* One button: the focus that the dialog returns finds Cancel where Redraw was. */}
          <button
            type="button"
            className={classes.tool}
            aria-label={isDrawing ? words.cancelOf(place) : words.redrawOf(place)}
            disabled={redraw.isCancelling(frame.id)}
            onClick={() => (isDrawing ? redraw.cancel?.(frame) : redraw.ask(frame))}
          >
            <Icon className={isDrawing ? undefined : classes.brush} size={16} aria-hidden />
            {isDrawing ? words.cancel : words.redraw}
          </button>
          {versions.length > 1 && !isDrawing ? (
            <button
              type="button"
              className={classes.tool}
              aria-label={words.versionsOf(place, versions.length)}
              onClick={onShowVersions}
            >
              <IconStack2 size={16} aria-hidden />
              {versions.length}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
}

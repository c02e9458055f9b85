import { Button, Loader } from '@mantine/core';
import { IconBrush, IconPhotoOff, IconStack2, IconX } from '@tabler/icons-react';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { texts } from '../texts.ts';
import classes from './frame-picture.module.css';
import type { Redraw } from './use-redraw.ts';

type FramePictureProps = {
  frame: StoryFrame;
  /** Counted from 1. */
  sceneNumber: number;
  redraw: Redraw;
  onShowVersions: () => void;
};

const frameTexts = texts.frame;

/** Explains why a frame has no picture, and offers to draw it for free, if possible. */
function MissingPicture({ frame, sceneNumber, redraw }: Omit<FramePictureProps, 'onShowVersions'>) {
  const isUntried = frame.status === 'PENDING';
  return (
    <div className={classes.missing}>
      <IconPhotoOff size={28} stroke={1.5} aria-hidden />
      <p>{isUntried ? frameTexts.notDrawn : errorTexts[frame.errorCode ?? 'picture_failed']}</p>
      {redraw.isAvailable ? (
        <>
          <Button
            size="compact-sm"
            loading={redraw.isStarting(frame.id)}
            aria-label={frameTexts.drawAgainOf(sceneNumber)}
            onClick={() => redraw.retryFailedFrame(frame)}
          >
            {frameTexts.drawAgain}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={frameTexts.editDescriptionOf(sceneNumber)}
            onClick={() => redraw.openDialog(frame)}
          >
            {frameTexts.editDescription}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Redraw, or Cancel during a redraw, and the frame's versions. */
function FrameTools({ frame, sceneNumber, redraw, onShowVersions }: FramePictureProps) {
  const { id, versions } = frame;
  const isDrawing = redraw.isBeingDrawn(frame);
  const action = isDrawing
    ? {
        text: frameTexts.cancel,
        label: frameTexts.cancelOf(sceneNumber),
        icon: <IconX size={16} aria-hidden />,
        run: () => redraw.cancel?.(frame),
      }
    : {
        text: frameTexts.redraw,
        label: frameTexts.redrawOf(sceneNumber),
        icon: <IconBrush className={classes.brush} size={16} aria-hidden />,
        run: () => redraw.openDialog(frame),
      };
  return (
    <div className={classes.tools}>
      {/* Both actions share one button: when the dialog closes, it returns the focus to the button that opened it. */}
      <button
        type="button"
        className={classes.tool}
        aria-label={action.label}
        disabled={redraw.isCancelling(id)}
        onClick={action.run}
      >
        {action.icon}
        {action.text}
      </button>
      {versions.length > 1 && !isDrawing ? (
        <button
          type="button"
          className={classes.tool}
          aria-label={frameTexts.versionsOf(sceneNumber, versions.length)}
          onClick={onShowVersions}
        >
          <IconStack2 size={16} aria-hidden />
          {versions.length}
        </button>
      ) : null}
    </div>
  );
}

/** The picture of a scene, or its state without one, and the tools to redraw it. */
export function FramePicture({ frame, sceneNumber, redraw, onShowVersions }: FramePictureProps) {
  const { imageUrl, status, description } = frame;
  const isDrawing = redraw.isBeingDrawn(frame);
  const isMissing = imageUrl === null && !isDrawing;
  const hasTools = isDrawing ? redraw.cancel !== null : !isMissing && redraw.isAvailable;
  return (
    <div className={classes.picture} data-drawing={isDrawing} data-empty={isMissing}>
      {imageUrl === null ? null : (
        // A new key replays the animation.
        <img key={imageUrl} src={imageUrl} alt={frameTexts.picture(description)} draggable={false} />
      )}
      <span className={classes.sceneNumber} aria-hidden>
        {sceneNumber}
      </span>
      {isDrawing ? (
        <output className={classes.drawing} data-over={imageUrl !== null}>
          <Loader size={20} color={imageUrl === null ? 'violet' : 'white'} aria-hidden />
          {status === 'PENDING' ? frameTexts.waitingForPicture : frameTexts.drawing}
        </output>
      ) : null}
      {isMissing ? <MissingPicture frame={frame} sceneNumber={sceneNumber} redraw={redraw} /> : null}
      {hasTools ? (
        <FrameTools frame={frame} sceneNumber={sceneNumber} redraw={redraw} onShowVersions={onShowVersions} />
      ) : null}
    </div>
  );
}

import { CloseButton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent } from 'react';
import { isPictureFinished } from '#contract/stories.ts';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { focusAfter } from '../../../ui/focus-after.ts';
import { texts } from '../texts.ts';
import classes from './failed-redraw.module.css';

type FailedRedrawProps = {
  frame: StoryFrame;
  /** Counted from 1. */
  sceneNumber: number;
};

const frameTexts = texts.frame;

/**
 * Reports below a picture that its latest redraw failed, until the user dismisses it or the next redraw starts. A frame with
 * a picture never has the status FAILED, so its error decides.
 */
export function FailedRedraw({ frame, sceneNumber }: FailedRedrawProps) {
  const { status, errorCode, imageUrl } = frame;
  const hasFailed = errorCode !== null && imageUrl !== null && isPictureFinished(status);
  // Unmounted by the next redraw, so that a second failure is shown again.
  return hasFailed ? <Message sceneNumber={sceneNumber} isRefused={errorCode === 'picture_refused'} /> : null;
}

type MessageProps = Pick<FailedRedrawProps, 'sceneNumber'> & {
  /** The picture service refused the words: the same ones would fail again. */
  isRefused: boolean;
};

function Message({ sceneNumber, isRefused }: MessageProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const dismiss = ({ detail }: MouseEvent) => {
    // A click by key has no click count. A tap would open the on-screen keyboard of the narration.
    const next = detail === 0 && element.current ? focusAfter(element.current) : null;
    setDismissed(true);
    next?.focus();
  };
  return (
    <div ref={element} className={classes.message}>
      <IconAlertCircle className={classes.icon} size={18} aria-hidden />
      <output>{isRefused ? frameTexts.newRefused : frameTexts.newFailed}</output>
      <CloseButton
        className={classes.dismiss}
        size="sm"
        aria-label={frameTexts.dismissFailed(sceneNumber)}
        onClick={dismiss}
      />
    </div>
  );
}

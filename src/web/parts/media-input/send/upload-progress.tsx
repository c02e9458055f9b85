import { Button, Progress } from '@mantine/core';
import { IconCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { Upload } from '#contract/calls/uploads.ts';
import { mediaInputTexts } from '../media-input-texts.ts';
import classes from './upload-progress.module.css';
import type { FileUpload } from './use-file-upload.ts';

type SendingState = Extract<FileUpload['state'], { phase: 'sending' }>;

const wordsOf = {
  going: mediaInputTexts.sending,
  paused: mediaInputTexts.paused,
  lost: mediaInputTexts.lost,
  queued: () => mediaInputTexts.queued,
};

function SendingLine({ state, fileUpload }: { state: SendingState; fileUpload: FileUpload }) {
  const percent = Math.floor(state.share * 100);
  const isPaused = state.transfer === 'paused';
  const isComplete = state.share === 1;
  const isFinishing = isComplete && state.transfer !== 'queued';
  const words = isFinishing ? mediaInputTexts.waiting : wordsOf[state.transfer](percent);
  return (
    <div className={classes.line}>
      <div className={classes.head}>
        <output className={classes.words} data-lost={state.transfer === 'lost'}>
          {words}
        </output>
        <Button
          className={classes.pause}
          disabled={isComplete}
          aria-label={isPaused ? mediaInputTexts.resumeUpload : mediaInputTexts.pauseUpload}
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={isPaused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
          onClick={isPaused ? fileUpload.resume : fileUpload.pause}
        >
          {isPaused ? mediaInputTexts.resume : mediaInputTexts.pause}
        </Button>
      </div>
      <Progress value={percent} size={6} color={isPaused ? 'gray' : undefined} aria-label={words} />
    </div>
  );
}

type UploadProgressProps = { fileUpload: FileUpload; upload: Upload | undefined };

/** The progress of a file that is being sent or prepared, or that is ready. */
export function UploadProgress({ fileUpload, upload }: UploadProgressProps) {
  const { state } = fileUpload;
  if (state.phase === 'sending') return <SendingLine state={state} fileUpload={fileUpload} />;
  if (upload?.status !== 'processing' && upload?.status !== 'ready') return null;
  const isReady = upload.status === 'ready';
  return (
    <output className={classes.line}>
      <span className={classes.words} data-done={isReady}>
        {isReady ? <IconCheck size={16} aria-hidden /> : null}
        {isReady ? mediaInputTexts.ready : mediaInputTexts.preparing(Math.round(upload.progress))}
      </span>
    </output>
  );
}

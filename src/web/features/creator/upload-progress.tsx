import { Progress } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { texts } from './texts.ts';
import type { Clip } from './use-clip.ts';
import type { FileUpload } from './use-file-upload.ts';
import classes from './upload-progress.module.css';

function percentOf(state: FileUpload['state'], upload: Clip['upload']): number | null {
  if (state.phase === 'sending') return Math.round(state.share * 100);
  return upload?.status === 'processing' ? Math.round(upload.progress) : null;
}

/** How far the file is: on its way, being prepared, or ready. */
export function UploadProgress({ state, clip }: { state: FileUpload['state']; clip: Clip }) {
  const percent = percentOf(state, clip.upload);
  const isSending = state.phase === 'sending';
  if (percent === null && clip.upload?.status !== 'ready') return null;
  const words =
    percent === null
      ? texts.upload.ready
      : isSending
        ? texts.upload.sending(percent)
        : texts.upload.preparing(percent);
  return (
    <output className={classes.line}>
      {isSending && percent !== null ? <Progress value={percent} size={6} aria-label={words} /> : null}
      <span className={classes.words} data-done={percent === null}>
        {percent === null ? <IconCheck size={16} aria-hidden /> : null}
        {words}
      </span>
    </output>
  );
}

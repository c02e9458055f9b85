import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { storyTexts } from '#contract/stories.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isOffline } from '../../../lib/error-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Edits } from '../state/use-edits.ts';
import { texts } from '../texts.ts';
import classes from './save-status.module.css';

const words = texts.saving;

/** The changes that could not be saved, visible anywhere on the page. */
export function SaveStatus({ edits: { error, save } }: { edits: Edits }) {
  const isUnreachable = isOffline(error);
  // Frames were added or removed elsewhere, so this window's copy is out of date.
  const isStale = error instanceof CallError && error.code === 'edited_meanwhile';
  const text = isUnreachable
    ? words.offline
    : isStale
      ? storyTexts.framesChanged
      : failureText(error, words.failed);
  return (
    <div className={classes.place}>
      {error === null ? null : (
        <div className={classes.status} data-tone={isUnreachable ? 'note' : 'problem'}>
          <IconCloudOff size={20} aria-hidden />
          <output>{text}</output>
          {isUnreachable ? null : (
            <Button size="compact-sm" onClick={isStale ? () => window.location.reload() : save}>
              {isStale ? words.reload : texts.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

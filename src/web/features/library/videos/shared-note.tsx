import { Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import classes from './video-card.module.css';

type SharedNoteProps = {
  isShared: boolean;
  stop: Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>;
};

/** The audience of a shared video, and the button that revokes its link after a confirmation. */
export function SharedNote({ isShared, stop }: SharedNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      {isShared && (
        <Text size="xs" c="dimmed" mt={6}>
          {texts.videos.isShared}{' '}
          <button type="button" className={classes.stop} onClick={() => setIsAsking(true)}>
            {texts.videos.stopSharing}
          </button>
        </Text>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.videos.stopSharingTitle}
        keep={texts.videos.keepSharing}
        confirm={texts.videos.stopSharing}
        isBusy={stop.isPending}
        onClose={close}
        onConfirm={() => stop.mutate(undefined, { onSettled: close })}
      >
        <Text mb="lg">{texts.videos.stopSharingNote}</Text>
      </ConfirmDialog>
    </>
  );
}

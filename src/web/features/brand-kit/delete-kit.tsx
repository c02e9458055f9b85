import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteBrandKit } from '#contract/calls/brand-kit.ts';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { announce } from '../../ui/announce.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

/** Deletes the kit once its owner has confirmed it. */
export function DeleteKit({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(deleteBrandKit),
    onSuccess: () => {
      onDeleted();
      announce(texts.removed, 'news');
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button size="md" onClick={() => setIsAsking(true)}>
        {texts.remove}
      </Button>
      {remove.error ? (
        <Notice onDismiss={remove.reset}>{failureText(remove.error, texts.removeFailed)}</Notice>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        keep={texts.keep}
        confirm={texts.remove}
        isBusy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
      >
        <Text>{texts.removeNote}</Text>
      </ConfirmDialog>
    </>
  );
}

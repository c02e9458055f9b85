import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { withoutCutMark } from '#contract/video-title.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';

type RenameDialogProps = {
  isOpen: boolean;
  title: string;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onRename: (title: string) => void;
};

/** Asks for another title. */
export function RenameDialog({ isOpen, title, isBusy, error, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(withoutCutMark(title));
  const name = typed.trim();
  const isTooLong = [...name].length > limits.maxTitleCharacters;
  return (
    <Dialog isOpen={isOpen} title={texts.videos.renameTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !isTooLong) onRename(name);
        }}
      >
        <TextInput
          data-autofocus
          label={texts.videos.name}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isTooLong ? texts.videos.nameTooLong(limits.maxTitleCharacters) : null}
          mb="lg"
        />
        {error ? <Notice>{failureText(error, texts.videos.renameFailed)}</Notice> : null}
        <DialogActions>
          <Button onClick={onClose}>{texts.videos.keep}</Button>
          <Button type="submit" variant="gradient" loading={isBusy} disabled={name === '' || isTooLong}>
            {texts.videos.saveName}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { chooseFrameVersion, type StoryFrame } from '#contract/calls/storyboards.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { texts } from '../texts.ts';
import classes from './versions-dialog.module.css';

type VersionsDialogProps = {
  storyboardId: string;
  /** Null keeps it closed. */
  frame: StoryFrame | null;
  sceneNumber: number;
  onClose: () => void;
};

const words = texts.versions;

/** Every picture that a frame had, and which of them the video shows. */
export function VersionsDialog({ storyboardId, frame, sceneNumber, onClose }: VersionsDialogProps) {
  const queryClient = useQueryClient();
  const shown = useLastValue(frame);
  const choose = useMutation({
    mutationFn: (versionId: string) =>
      call(chooseFrameVersion, {
        params: { storyboardId, frameId: shown?.id ?? '' },
        body: { versionId },
      }),
    onSuccess: async (storyboard) => {
      const queryKey = queryKeys.storyboard(storyboardId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, storyboard);
    },
  });
  return (
    <Dialog isOpen={frame !== null} title={words.title(sceneNumber)} width={560} onClose={onClose}>
      <Text size="sm" c="dimmed" mb="md">
        {words.note}
      </Text>
      <ul className={classes.list}>
        {shown?.versions.map(({ id, imageUrl, isCurrent }, index, all) => (
          <li key={id}>
            <button
              type="button"
              className={classes.version}
              aria-pressed={isCurrent}
              disabled={choose.isPending}
              onClick={() => (isCurrent ? onClose() : choose.mutate(id))}
            >
              <img src={imageUrl} alt="" />
              <span className={classes.label}>
                {isCurrent ? <IconCheck size={16} aria-hidden /> : null}
                {isCurrent ? words.current : words.label(all.length - index)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {choose.error ? (
        <Notice onDismiss={choose.reset}>{failureText(choose.error, words.failed)}</Notice>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogActions>
    </Dialog>
  );
}

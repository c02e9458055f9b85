import { Button, Group, Text } from '@mantine/core';
import type { MyHook } from '#contract/calls/hooks.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';
import classes from './delete-hook-dialog.module.css';

type DeleteHookDialogProps = {
  hook: MyHook | null;
  isDeleting: boolean;
  onCancel: () => void;
  onConfirm: (hookId: string) => void;
};

/** Confirms the deletion of a hook and shows which one it is. */
export const DeleteHookDialog = ({ hook, isDeleting, onCancel, onConfirm }: DeleteHookDialogProps) => (
  <Dialog isOpen={hook !== null} title={texts.hooks.deleteTitle} onClose={onCancel}>
    <blockquote className={classes.named}>
      {hook?.hookText}
      <Text component="span" display="block" size="xs" c="dimmed">
        {hook?.templateName}
      </Text>
    </blockquote>
    <Text>{texts.hooks.deleteNote}</Text>
    <Text size="xs" c="dimmed" mt={4} mb="lg">
      {texts.hooks.deleteVideosStay}
    </Text>
    <Group justify="flex-end">
      <Button data-autofocus onClick={onCancel}>
        {texts.hooks.keep}
      </Button>
      <Button
        variant="filled"
        color="coral.7"
        loading={isDeleting}
        onClick={() => hook && onConfirm(hook.id)}
      >
        {texts.hooks.delete}
      </Button>
    </Group>
  </Dialog>
);

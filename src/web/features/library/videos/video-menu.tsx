import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconCursorText, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useVideoChanges } from './use-video-changes.ts';
import type { ListedVideo } from './videos-query.ts';

/** The rarer actions on a video: renaming and deleting it. */
export function VideoMenu({ video, title }: { video: ListedVideo; title: string }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const { rename, remove } = useVideoChanges(video);
  const target = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const openDialog = (dialog: 'rename' | 'delete') => {
    rename.reset();
    // A dialog returns the focus to where it was, and the menu's item is gone by then.
    target.current?.focus({ preventScroll: true });
    setOpen(dialog);
  };
  return (
    <div>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            size={42}
            variant="default"
            radius="md"
            aria-label={texts.videos.more(title)}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            mih={44}
            leftSection={<IconCursorText size={18} aria-hidden />}
            onClick={() => openDialog('rename')}
          >
            {texts.videos.rename}
          </Menu.Item>
          <Menu.Item
            mih={44}
            color="var(--negative)"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => openDialog('delete')}
          >
            {texts.videos.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' ? (
        <RenameDialog
          isOpen
          title={video.title}
          isBusy={rename.isPending}
          error={rename.error}
          onClose={close}
          onRename={(name) => rename.mutate(name, { onSuccess: close })}
        />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={texts.videos.deleteTitle(title)}
        keep={texts.videos.keep}
        confirm={texts.videos.delete}
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      >
        <Text>{video.shareUrl === null ? texts.videos.deleteNote : texts.videos.deleteSharedNote}</Text>
        <Text size="xs" c="dimmed" mt={4} mb="lg">
          {texts.videos.deleteHookStays}
        </Text>
      </ConfirmDialog>
    </div>
  );
}

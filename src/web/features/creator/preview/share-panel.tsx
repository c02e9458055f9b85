import { Button, Group, Stack, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { useShare } from './use-share.ts';

type SharePanelProps = { generationId: string; shareUrl: string | null };

/** Nobody else sees the video until its owner asks for a link, and nobody after the link is taken back. */
export function SharePanel({ generationId, shareUrl }: SharePanelProps) {
  const { share, unshare } = useShare(generationId);
  const [isAsking, setIsAsking] = useState(false);
  const failure = share.error ?? unshare.error;
  const stop = () => unshare.mutate(undefined, { onSettled: () => setIsAsking(false) });
  return (
    <Stack gap="sm">
      {shareUrl === null ? (
        <Button
          size="lg"
          fullWidth
          leftSection={<IconShare size={20} aria-hidden />}
          loading={share.isPending}
          onClick={() => share.mutate()}
        >
          {texts.preview.share}
        </Button>
      ) : (
        <>
          <CopyField
            label={texts.preview.shareLabel}
            value={new URL(shareUrl, window.location.origin).href}
            onCopied={() => announce(texts.preview.copied)}
            onRefused={() => announce(texts.preview.copyRefused, 'failure')}
          />
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {texts.preview.shareNote}
            </Text>
            <Button size="sm" variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
              {texts.preview.stopSharing}
            </Button>
          </Group>
        </>
      )}
      {failure ? <Notice>{failureText(failure, texts.preview.shareFailed)}</Notice> : null}
      <Dialog isOpen={isAsking} title={texts.preview.stopSharingTitle} onClose={() => setIsAsking(false)}>
        <Text mb="lg">{texts.preview.stopSharingNote}</Text>
        <Group justify="flex-end">
          <Button onClick={() => setIsAsking(false)}>{texts.preview.keepSharing}</Button>
          <Button variant="filled" color="coral.7" loading={unshare.isPending} onClick={stop}>
            {texts.preview.stopSharing}
          </Button>
        </Group>
      </Dialog>
    </Stack>
  );
}

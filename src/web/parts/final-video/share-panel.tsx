import { Button, Group, Stack, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { announce } from '../../ui/announce.ts';
import { finalVideoTexts } from './final-video-texts.ts';
import type { FinalVideo } from './final-video.ts';
import classes from './finished-video.module.css';
import { useShare, useShareSheet } from './use-share.ts';

type SharePanelProps = {
  video: Pick<FinalVideo, 'id' | 'shareUrl'>;
  /** The suggested text above the link in the device's share sheet. */
  text?: string | undefined;
  /** Shown before the share button, in the same row. */
  beside?: ReactNode;
  onShareChange: (shareUrl: string | null) => void;
};

/** Creates, copies and revokes the public link of a video. */
export function SharePanel({ video, text, beside, onShareChange }: SharePanelProps) {
  const { shareUrl } = video;
  const { share, unshare } = useShare(video.id, onShareChange);
  const sheet = useShareSheet(video, text, onShareChange);
  const [isAsking, setIsAsking] = useState(false);
  const failure = share.error ?? sheet.error ?? unshare.error;
  const stop = () => unshare.mutate(undefined, { onSettled: () => setIsAsking(false) });
  return (
    <Stack gap="sm">
      <div className={classes.first}>
        {beside}
        {sheet.isAvailable ? (
          <Button
            size="lg"
            variant="outline"
            leftSection={<IconShare size={20} aria-hidden />}
            loading={sheet.isPending}
            onClick={sheet.open}
          >
            {finalVideoTexts.shareNow}
          </Button>
        ) : null}
        {shareUrl === null && !sheet.isAvailable ? (
          <Button
            size="lg"
            variant="outline"
            leftSection={<IconShare size={20} aria-hidden />}
            loading={share.isPending}
            onClick={() => share.mutate()}
          >
            {finalVideoTexts.share}
          </Button>
        ) : null}
      </div>
      {shareUrl === null ? null : (
        <>
          <CopyField
            label={finalVideoTexts.shareLabel}
            value={new URL(shareUrl, window.location.origin).href}
            onCopied={() => announce(finalVideoTexts.copied)}
            onRefused={() => announce(finalVideoTexts.copyRefused, 'failure')}
          />
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {finalVideoTexts.shareNote}
            </Text>
            <Button size="sm" variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
              {finalVideoTexts.stopSharing}
            </Button>
          </Group>
        </>
      )}
      {failure ? <Notice>{failureText(failure, finalVideoTexts.shareFailed)}</Notice> : null}
      <Dialog isOpen={isAsking} title={finalVideoTexts.stopSharingTitle} onClose={() => setIsAsking(false)}>
        <Text mb="lg">{finalVideoTexts.stopSharingNote}</Text>
        <Group justify="flex-end">
          <Button onClick={() => setIsAsking(false)}>{finalVideoTexts.keepSharing}</Button>
          <Button variant="filled" color="coral.7" loading={unshare.isPending} onClick={stop}>
            {finalVideoTexts.stopSharing}
          </Button>
        </Group>
      </Dialog>
    </Stack>
  );
}

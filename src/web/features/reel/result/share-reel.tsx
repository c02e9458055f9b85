import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { shareVideo } from '#contract/calls/shares.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { SharePanel } from '../../../parts/final-video/share-panel.tsx';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';

type ShareReelProps = {
  video: { id: string; shareUrl: string | null };
  brandName: string;
  onShareChange: (shareUrl: string | null) => void;
};

const words = texts.result;

/** Shares or copies the address of the reel's public page; the page's link appears once it exists. */
export function ShareReel({ video, brandName, onShareChange }: ShareReelProps) {
  const share = useMutation({
    mutationFn: async () => {
      const path = video.shareUrl ?? (await call(shareVideo, { params: { generationId: video.id } })).url;
      onShareChange(path);
      const url = new URL(path, window.location.origin).href;
      return shareLink(navigator, { title: words.shareTitle(brandName), url });
    },
    onSuccess: (outcome) => {
      if (outcome === 'copied') announce(words.copied);
      if (outcome === 'refused') announce(words.notCopied, 'failure');
    },
    onError: (error) => announce(failureText(error, words.shareFailed), 'failure'),
  });
  return (
    <>
      <Button
        size="lg"
        fullWidth
        leftSection={<IconShare size={20} aria-hidden />}
        loading={share.isPending}
        onClick={() => share.mutate()}
      >
        {words.share}
      </Button>
      {video.shareUrl === null ? null : <SharePanel video={video} onShareChange={onShareChange} />}
    </>
  );
}

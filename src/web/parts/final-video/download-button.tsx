import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { finalVideoTexts } from './final-video-texts.ts';
import type { FinalVideo } from './final-video.ts';
import { useDownload } from './use-download.ts';

type DownloadButtonProps = {
  video: FinalVideo;
  /** Returns a new address. Called if that of `video`, which is short-lived, is refused. */
  readFreshUrl: () => Promise<string>;
  /** `top` is shown in wide windows only, beside the share button; `bar` on phones only, in the bar that is always in view. */
  place?: 'anywhere' | 'top' | 'bar';
};

const shownAt = {
  anywhere: {},
  top: { visibleFrom: 'sm' },
  bar: { hiddenFrom: 'sm' },
} as const;

export function DownloadButton({ video, readFreshUrl, place = 'anywhere' }: DownloadButtonProps) {
  const download = useDownload({ videoUrl: video.url, fileName: video.downloadFileName, readFreshUrl });
  return (
    <Button
      {...shownAt[place]}
      size="lg"
      variant="gradient"
      leftSection={<IconDownload size={20} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {finalVideoTexts.download}
    </Button>
  );
}

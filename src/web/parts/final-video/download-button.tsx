import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { finalVideoTexts } from './final-video-texts.ts';
import type { FinalVideo } from './final-video.ts';
import { useDownload } from './use-download.ts';

type DownloadButtonProps = {
  video: FinalVideo;
  /** Addresses are short-lived: called when the known one is refused. */
  readFreshUrl: () => Promise<string>;
  /** `top` is shown in wide windows only, beside the share button, `bar` on phones only, where the bar is always in sight. */
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

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { finalVideoTexts } from './final-video-texts.ts';
import type { FinalVideo } from './final-video.ts';
import { useDownload } from './use-download.ts';

type DownloadButtonProps = {
  video: FinalVideo;
  /** Addresses are short-lived: called when the known one is refused. */
  readFreshUrl: () => Promise<string>;
};

export function DownloadButton({ video, readFreshUrl }: DownloadButtonProps) {
  const download = useDownload({ videoUrl: video.url, fileName: video.downloadFileName, readFreshUrl });
  return (
    <Button
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

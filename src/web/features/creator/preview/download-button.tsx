import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Generation } from '#contract/calls/generations.ts';
import { texts } from '../texts.ts';
import { useDownload } from './use-download.ts';

export function DownloadButton({ generation }: { generation: Generation }) {
  const download = useDownload();
  return (
    <Button
      size="lg"
      variant="gradient"
      leftSection={<IconDownload size={20} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate(generation)}
    >
      {texts.preview.download}
    </Button>
  );
}

import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Generation } from '#contract/calls/generations.ts';
import { output } from '#contract/limits.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDuration, formatFileSize } from '../../../lib/format.ts';
import { texts } from '../texts.ts';
import { SharePanel } from './share-panel.tsx';
import { useDownload } from './use-download.ts';

const { facts, unknown } = texts.preview;

/** What one can do with a finished video. */
export function FinishedVideo({ generation }: { generation: Generation }) {
  const { generationId, durationSeconds, sizeBytes, shareUrl } = generation;
  const download = useDownload();
  return (
    <Stack gap="lg">
      <FactList
        facts={[
          {
            name: facts.duration,
            value: durationSeconds === null ? unknown : formatDuration(durationSeconds),
          },
          { name: facts.size, value: sizeBytes === null ? unknown : formatFileSize(sizeBytes) },
          { name: facts.format, value: output.format.toUpperCase() },
          { name: facts.resolution, value: `${output.width}×${output.height}` },
        ]}
      />
      <Button
        size="lg"
        variant="gradient"
        fullWidth
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate(generation)}
      >
        {texts.preview.download}
      </Button>
      <SharePanel generationId={generationId} shareUrl={shareUrl} />
    </Stack>
  );
}

import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Generation } from '#contract/calls/generations.ts';
import { output } from '#contract/limits.ts';
import { EngineNotes } from '../../../ui/engine-notes.tsx';
import { factNames } from '../../../lib/fact-names.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { engineLine } from '../../../lib/engine-line.ts';
import { formatDuration, formatFileSize } from '../../../lib/format.ts';
import { texts } from '../texts.ts';
import { SharePanel } from './share-panel.tsx';

type FinishedVideoProps = { generation: Generation; onCreateNew: () => void };

/** What one knows of a finished video, and what one can do with it. */
export function FinishedVideo({ generation, onCreateNew }: FinishedVideoProps) {
  const { generationId, durationSeconds, sizeBytes, shareUrl } = generation;
  const engines = generation.components.find(({ type }) => type === 'hook')?.engines;
  return (
    <Stack gap="lg">
      <FactList
        facts={[
          {
            name: factNames.duration,
            value: durationSeconds === null ? factNames.unknown : formatDuration(durationSeconds),
          },
          { name: factNames.size, value: sizeBytes === null ? factNames.unknown : formatFileSize(sizeBytes) },
          { name: factNames.format, value: output.format.toUpperCase() },
          { name: factNames.resolution, value: `${output.width}×${output.height}` },
        ]}
      />
      {engines ? <EngineNotes line={engineLine(engines)} notes={engines.notes} /> : null}
      <SharePanel generationId={generationId} shareUrl={shareUrl} />
      <Button
        size="lg"
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={onCreateNew}
      >
        {texts.preview.createNew}
      </Button>
    </Stack>
  );
}

import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Generation } from '#contract/calls/generations.ts';
import { output } from '#contract/limits.ts';
import { EngineNotes } from '../../../ui/engine-notes.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { engineLine } from '../../../lib/engine-line.ts';
import { formatDuration, formatFileSize } from '../../../lib/format.ts';
import { texts } from '../texts.ts';
import { SharePanel } from './share-panel.tsx';

const { facts, unknown } = texts.preview;

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
            name: facts.duration,
            value: durationSeconds === null ? unknown : formatDuration(durationSeconds),
          },
          { name: facts.size, value: sizeBytes === null ? unknown : formatFileSize(sizeBytes) },
          { name: facts.format, value: output.format.toUpperCase() },
          { name: facts.resolution, value: `${output.width}×${output.height}` },
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

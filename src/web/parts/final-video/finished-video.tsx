import { Stack } from '@mantine/core';
import type { HookEngines } from '#contract/engines.ts';
import { engineLine, engineNoteText } from '../../lib/engine-line.ts';
import { factNames } from '../../lib/fact-names.ts';
import { formatDuration, formatFileSize } from '../../lib/format.ts';
import { EngineNotes } from '../../ui/engine-notes.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { CreateNewButton } from './create-new-button.tsx';
import type { FinalVideo } from './final-video.ts';
import { SharePanel } from './share-panel.tsx';

type FinishedVideoProps = {
  video: FinalVideo;
  engines?: HookEngines | undefined;
  onShareChange: (shareUrl: string | null) => void;
  onCreateNew: () => void;
};

/** The facts of a finished video, its share link and the way to the next video. */
export function FinishedVideo({ video, engines, onShareChange, onCreateNew }: FinishedVideoProps) {
  const { durationSeconds, sizeBytes, format, width, height } = video;
  return (
    <Stack gap="lg">
      <FactList
        facts={[
          {
            name: factNames.duration,
            value: durationSeconds === null ? factNames.unknown : formatDuration(durationSeconds),
          },
          {
            name: factNames.size,
            value: sizeBytes === null ? factNames.unknown : formatFileSize(sizeBytes),
          },
          { name: factNames.format, value: format },
          { name: factNames.resolution, value: `${width}×${height}` },
        ]}
      />
      {engines ? <EngineNotes line={engineLine(engines)} notes={engines.notes.map(engineNoteText)} /> : null}
      <SharePanel video={video} onShareChange={onShareChange} />
      <CreateNewButton onClick={onCreateNew} />
    </Stack>
  );
}

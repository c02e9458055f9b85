import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { factNames } from '../../lib/fact-names.ts';
import { formatDuration, formatFileSize } from '../../lib/format.ts';
import { EngineNotes } from '../../ui/engine-notes.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { CreateNewButton } from './create-new-button.tsx';
import type { FinalVideo } from './final-video.ts';
import { SharePanel } from './share-panel.tsx';

type FinishedVideoProps = {
  video: FinalVideo;
  /** What made it, in small print, and why not what was chosen. */
  engines?: { line: string | null; notes: readonly string[] } | undefined;
  /** What else can be done with it, above the share link. */
  children?: ReactNode;
  onShareChange: (shareUrl: string | null) => void;
  onCreateNew: () => void;
};

/** The facts of a finished video, its share link and the way to the next video. */
export function FinishedVideo({ video, engines, children, onShareChange, onCreateNew }: FinishedVideoProps) {
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
      {engines ? <EngineNotes {...engines} /> : null}
      {children}
      <SharePanel video={video} onShareChange={onShareChange} />
      <CreateNewButton onClick={onCreateNew} />
    </Stack>
  );
}

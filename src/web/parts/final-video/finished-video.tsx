import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { EngineNotes } from '../../ui/engine-notes.tsx';
import { CreateNewButton } from './create-new-button.tsx';
import type { FinalVideo } from './final-video.ts';
import { SharePanel } from './share-panel.tsx';
import { VideoFacts } from './video-facts.tsx';

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
  return (
    <Stack gap="lg">
      <VideoFacts {...video} />
      {engines ? <EngineNotes {...engines} /> : null}
      {children}
      <SharePanel video={video} onShareChange={onShareChange} />
      <CreateNewButton onClick={onCreateNew} />
    </Stack>
  );
}

import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EngineReasons } from '../../ui/engine-notes.tsx';
import { CreateNewButton } from './create-new-button.tsx';
import { finalVideoTexts } from './final-video-texts.ts';
import type { FinalVideo } from './final-video.ts';
import { SharePanel } from './share-panel.tsx';
import { VideoFacts } from './video-facts.tsx';

type FinishedVideoProps = {
  video: FinalVideo;
  /** What made it, in small print, and why not what was chosen. */
  engines?: { line: string | null; notes: readonly string[] } | undefined;
  /** What a share sheet suggests to write above the link. */
  suggestedText?: string | undefined;
  /** Above the share link. */
  first?: ReactNode;
  /** What else can be done with it. */
  children?: ReactNode;
  onShareChange: (shareUrl: string | null) => void;
  onCreateNew: () => void;
};

/** The share link of a finished video, the way to the next one, and its facts. */
export function FinishedVideo(props: FinishedVideoProps) {
  const { video, engines, suggestedText, first, children, onShareChange, onCreateNew } = props;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        {first}
        <SharePanel video={video} text={suggestedText} onShareChange={onShareChange} />
      </Stack>
      {children}
      <CreateNewButton onClick={onCreateNew} />
      {engines && engines.notes.length > 0 ? (
        <Text size="sm" c="dimmed" component="div">
          <EngineReasons notes={engines.notes} />
        </Text>
      ) : null}
      <Disclosure name={finalVideoTexts.details}>
        <VideoFacts {...video} />
        {engines?.line ? (
          <Text size="xs" c="dimmed">
            {engines.line}
          </Text>
        ) : null}
      </Disclosure>
    </Stack>
  );
}

import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EngineReasons } from '../../ui/engine-notes.tsx';
import { CreateNewButton } from './create-new-button.tsx';
import { finalVideoTexts } from './final-video-texts.ts';
import type { FinalVideo } from './final-video.ts';
import classes from './finished-video.module.css';
import { SharePanel } from './share-panel.tsx';
import { VideoFacts } from './video-facts.tsx';

type FinishedVideoProps = {
  video: FinalVideo;
  /** The engines that made the video, and notes on those that replaced the chosen ones. */
  engines?: { line: string | null; notes: readonly string[] } | undefined;
  /** The suggested text above the link in a share sheet. */
  suggestedText?: string | undefined;
  /** The download button, beside the share button. */
  download?: ReactNode;
  /** The likely next actions. */
  next?: ReactNode;
  /** Further actions, as quiet buttons. */
  children?: ReactNode;
  onShareChange: (shareUrl: string | null) => void;
  onCreateNew: () => void;
};

/** The share link of a finished video, the link to the next video, and its facts. */
export function FinishedVideo(props: FinishedVideoProps) {
  const { video, engines, suggestedText, download, next, children, onShareChange, onCreateNew } = props;
  return (
    <Stack gap="lg">
      <SharePanel video={video} text={suggestedText} beside={download} onShareChange={onShareChange} />
      {next}
      <div className={classes.quiet}>
        {children}
        <CreateNewButton isQuiet onClick={onCreateNew} />
      </div>
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

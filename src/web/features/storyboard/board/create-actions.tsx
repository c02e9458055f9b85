import { Button, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import { storyTexts } from '#contract/stories.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isNarrationTooLong, type FrameEdits } from '../state/frame-edits.ts';
import { isBeingDrawn, storyVideoQuery } from '../state/queries.ts';
import type { Edits } from '../state/use-edits.ts';
import { texts } from '../texts.ts';
import type { StartVideo } from './use-start-video.ts';

type CreateActionsProps = {
  storyboard: Storyboard;
  edits: Edits;
  isMusicUploading: boolean;
  start: StartVideo;
  onOpenVideo: (videoId: string) => void;
  onOpenWizard: () => void;
};

const words = texts.create;

/** Why no video can be made yet; null if it can. */
function obstacleOf(
  storyboard: Storyboard,
  { narrations }: FrameEdits,
  isMusicUploading: boolean,
): string | null {
  if (isBeingDrawn(storyboard)) return storyboard.status === 'RUNNING' ? words.notReady : words.redrawing;
  if (isMusicUploading) return words.musicSending;
  const edits = Object.values(narrations);
  if (edits.some(({ theirs }) => theirs !== undefined)) return words.undecided;
  return edits.some(({ text }) => isNarrationTooLong(text)) ? storyTexts.narrationTooLong : null;
}

/** The main button: back to the first step, see progress, or create the video; and the finished video, if there is one. */
export function CreateActions(props: CreateActionsProps) {
  const { storyboard, edits, isMusicUploading, start, onOpenVideo, onOpenWizard } = props;
  const { videoId, isPaid } = storyboard;
  const video = useQuery({ ...storyVideoQuery(videoId ?? ''), enabled: videoId !== null }).data;
  const openVideo = videoId === null ? null : () => onOpenVideo(videoId);
  const hasTooFewFrames = !isPaid && !isBeingDrawn(storyboard);
  const obstacle = hasTooFewFrames ? null : obstacleOf(storyboard, edits.edits, isMusicUploading);

  function mainButton(): ReactNode {
    if (hasTooFewFrames)
      return (
        <Button size="lg" variant="gradient" onClick={onOpenWizard}>
          {texts.board.toFirstStep}
        </Button>
      );
    if (openVideo && video && isVideoBeingMade(video.status))
      return (
        <Button size="lg" variant="gradient" onClick={openVideo}>
          {words.seeProgress}
        </Button>
      );
    return (
      <Button
        size="lg"
        variant="gradient"
        leftSection={<IconMovie size={20} aria-hidden />}
        loading={start.isStarting}
        disabled={obstacle !== null}
        onClick={start.begin}
      >
        {words.button(start.cost)}
      </Button>
    );
  }

  return (
    <div>
      {start.problem === null ? null : <Notice onDismiss={start.dismiss}>{start.problem}</Notice>}
      <ActionBar>
        {openVideo && video?.status === 'completed' ? (
          <Button size="lg" onClick={openVideo}>
            {words.seeVideo}
          </Button>
        ) : null}
        {mainButton()}
      </ActionBar>
      {/* Below the button, which stays where it is when a redraw begins. */}
      {obstacle === null ? null : (
        <Text size="sm" c="dimmed" mt="sm">
          {obstacle}
        </Text>
      )}
    </div>
  );
}

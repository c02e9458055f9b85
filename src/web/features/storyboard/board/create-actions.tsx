import { Button, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
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
  /** The user's track is being uploaded. */
  isSending: boolean;
  start: StartVideo;
  onOpenVideo: (videoId: string) => void;
  onOpenWizard: () => void;
};

const words = texts.create;

/** Why the video cannot be made of this yet. */
function obstacleOf(storyboard: Storyboard, { narrations }: FrameEdits, isSending: boolean): string | null {
  if (isBeingDrawn(storyboard)) return storyboard.status === 'RUNNING' ? words.notReady : words.redrawing;
  if (isSending) return words.musicSending;
  const edits = Object.values(narrations);
  if (edits.some(({ theirs }) => theirs !== undefined)) return words.undecided;
  return edits.some(({ text }) => isNarrationTooLong(text)) ? storyTexts.narrationTooLong : null;
}

/** The existing video, and the button for another video. */
export function CreateActions(props: CreateActionsProps) {
  const { storyboard, edits, isSending, start, onOpenVideo, onOpenWizard } = props;
  const { videoId, isPaid } = storyboard;
  const video = useQuery({ ...storyVideoQuery(videoId ?? ''), enabled: videoId !== null }).data;
  const isMaking = video !== undefined && isVideoBeingMade(video.status);
  const isUnusable = !isPaid && !isBeingDrawn(storyboard);
  const obstacle = isUnusable ? null : obstacleOf(storyboard, edits.edits, isSending);
  return (
    <div>
      {start.problem === null ? null : <Notice onDismiss={start.dismiss}>{start.problem}</Notice>}
      <ActionBar>
        {videoId !== null && video?.status === 'completed' ? (
          <Button size="lg" onClick={() => onOpenVideo(videoId)}>
            {words.seeVideo}
          </Button>
        ) : null}
        {isUnusable ? (
          <Button size="lg" variant="gradient" onClick={onOpenWizard}>
            {texts.board.toFirstStep}
          </Button>
        ) : videoId !== null && isMaking ? (
          <Button size="lg" variant="gradient" onClick={() => onOpenVideo(videoId)}>
            {words.seeProgress}
          </Button>
        ) : (
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
        )}
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

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button } from '@mantine/core';
import { IconGripVertical, IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import type { Edits } from '../state/use-edits.ts';
import { texts } from '../texts.ts';
import { FailedRedraw } from './failed-redraw.tsx';
import classes from './frame-card.module.css';
import { FramePicture } from './frame-picture.tsx';
import { NarrationField } from './narration-field.tsx';
import { SavedNote } from './saved-note.tsx';
import type { Redraw } from './use-redraw.ts';
import type { StoryVoice } from './use-voice.ts';

type FrameCardProps = {
  frame: StoryFrame;
  /** Counted from 1. */
  sceneNumber: number;
  /** The narration that the server has. */
  saved: string;
  edits: Edits;
  voice: StoryVoice;
  redraw: Redraw;
  onShowVersions: () => void;
};

const frameTexts = texts.frame;

/** One scene: its picture, its position and its narration. */
export function FrameCard({
  frame,
  sceneNumber,
  saved,
  edits,
  voice,
  redraw,
  onShowVersions,
}: FrameCardProps) {
  const { id, title, narration, seconds } = frame;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const { isFetching, isPlaying, problem } = voice.stateOf(frame);
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={frameTexts.card(sceneNumber, title)}
    >
      <FramePicture frame={frame} sceneNumber={sceneNumber} redraw={redraw} onShowVersions={onShowVersions} />
      <FailedRedraw frame={frame} sceneNumber={sceneNumber} />
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.handle}
        variant="default"
        size={40}
        {...attributes}
        {...listeners}
        aria-label={frameTexts.move(sceneNumber, title)}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <NarrationField
          frame={frame}
          sceneNumber={sceneNumber}
          saved={saved}
          edits={edits}
          problem={problem}
        />
        <div className={classes.foot}>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={
              isPlaying ? (
                <IconPlayerStopFilled size={16} aria-hidden />
              ) : (
                <IconVolume size={16} aria-hidden />
              )
            }
            loading={isFetching}
            disabled={narration.trim() === ''}
            aria-label={isPlaying ? frameTexts.stopScene(sceneNumber) : frameTexts.listenTo(sceneNumber)}
            onClick={isPlaying ? voice.stop : () => voice.speak(id, narration)}
          >
            {isPlaying ? frameTexts.stop : frameTexts.listen}
          </Button>
          <span className={classes.facts}>
            <SavedNote edits={edits} frameId={id} saved={saved} className={classes.saved} />
            {frameTexts.seconds(seconds)}
          </span>
        </div>
      </div>
    </li>
  );
}

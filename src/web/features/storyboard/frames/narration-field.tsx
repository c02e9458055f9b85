import { Button, Textarea } from '@mantine/core';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { storyTexts } from '#contract/stories.ts';
import { isNarrationTooLong } from '../state/frame-edits.ts';
import type { Edits } from '../state/use-edits.ts';
import { texts } from '../texts.ts';
import classes from './narration-field.module.css';

type NarrationFieldProps = {
  frame: StoryFrame;
  sceneNumber: number;
  /** The version on the server. */
  saved: string;
  edits: Edits;
  /** Why it could not be spoken. */
  problem: string | null;
};

const frameTexts = texts.frame;

/** The narration of a scene; saved automatically. */
export function NarrationField({ frame, sceneNumber, saved, edits, problem }: NarrationFieldProps) {
  const { id, narration } = frame;
  const theirs = edits.edits.narrations[id]?.theirs;
  const error = isNarrationTooLong(narration) ? storyTexts.narrationTooLong : problem;
  return (
    <div>
      <Textarea
        aria-label={frameTexts.narration(sceneNumber)}
        placeholder={frameTexts.silent}
        autosize
        minRows={3}
        maxRows={9}
        value={narration}
        error={error}
        onChange={(event) => edits.write(id, saved, event.currentTarget.value)}
        onBlur={() => edits.leaveField(id)}
      />
      {theirs === undefined ? null : (
        <div className={classes.theirs} role="alert">
          <p>{frameTexts.theirs}</p>
          <blockquote>{theirs === '' ? frameTexts.silent : theirs}</blockquote>
          <div className={classes.choice}>
            <Button size="compact-sm" onClick={() => edits.decide(id, 'mine')}>
              {frameTexts.keepMine}
            </Button>
            <Button size="compact-sm" onClick={() => edits.decide(id, 'theirs')}>
              {frameTexts.acceptTheirs}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

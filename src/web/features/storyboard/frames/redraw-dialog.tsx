import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import classes from './redraw-dialog.module.css';
import type { Redraw } from './use-redraw.ts';

const words = texts.redraw;

function RedrawForm({ frame, redraw }: { frame: StoryFrame; redraw: Redraw }) {
  const [description, setDescription] = useState(() => redraw.descriptionOf(frame));
  const isTooLong = [...description.trim()].length > storyLimits.maxSceneDescriptionCharacters;
  const { imageUrl, redrawCredits } = frame;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) redraw.confirm(description);
      }}
    >
      <div className={classes.body}>
        {imageUrl === null ? null : <img className={classes.picture} src={imageUrl} alt="" />}
        <div className={classes.words}>
          <Textarea
            label={words.description}
            data-autofocus
            autosize
            minRows={4}
            maxRows={9}
            value={description}
            error={isTooLong ? storyTexts.descriptionTooLong : null}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed" mt="sm">
            {imageUrl === null ? words.noteFailed : words.note}
          </Text>
        </div>
      </div>
      {redraw.problem === null ? null : <Notice onDismiss={redraw.dismiss}>{redraw.problem}</Notice>}
      <DialogActions>
        <Button onClick={redraw.close}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="gradient"
          loading={redraw.isPending}
          disabled={isTooLong || description.trim() === ''}
        >
          {words.button(redrawCredits)}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Lets the user describe another picture, and shows its price. */
export function RedrawDialog({
  redraw,
  sceneNumberOf,
}: {
  redraw: Redraw;
  sceneNumberOf: (frameId: string) => number;
}) {
  const { dialogFrame, shortage } = redraw;
  // The dialog keeps its content while it closes.
  const frame = useLastValue(dialogFrame);
  return (
    <Dialog
      isOpen={dialogFrame !== null && shortage === null}
      title={frame ? words.title(sceneNumberOf(frame.id)) : ''}
      width={520}
      onClose={redraw.close}
    >
      {frame ? <RedrawForm key={frame.id} frame={frame} redraw={redraw} /> : null}
    </Dialog>
  );
}

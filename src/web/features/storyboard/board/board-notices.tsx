import { Button, Group, Stack } from '@mantine/core';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isBeingDrawn } from '../state/queries.ts';
import { texts } from '../texts.ts';
import classes from './board-step.module.css';

type BoardNoticesProps = { storyboard: Storyboard; onOpenWizard: () => void };

const words = texts.board;

/** Notes on the storyboard before the next step. */
export function BoardNotices({ storyboard, onOpenWizard }: BoardNoticesProps) {
  const { scenes, counts, isPaid } = storyboard;
  const isDrawing = isBeingDrawn(storyboard);
  const leftOut = scenes.filter((frame) => frame.imageUrl === null).length;
  // A redraw is shown on its picture: a notice that appears here would scroll the page to itself.
  const isWholeDrawn = storyboard.status === 'RUNNING';
  return (
    <Stack gap="sm" className={classes.notices}>
      {isWholeDrawn && counts.success < counts.total ? (
        <Notice tone="note">{words.drawing(counts.success, counts.total)}</Notice>
      ) : null}
      {!isWholeDrawn && isPaid && leftOut > 0 ? <Notice tone="note">{words.leftOut(leftOut)}</Notice> : null}
      {!isDrawing && !isPaid ? (
        <Notice>
          <Group justify="space-between" gap="sm">
            <span>{words.unpaid}</span>
            <Button size="sm" onClick={onOpenWizard}>
              {words.toFirstStep}
            </Button>
          </Group>
        </Notice>
      ) : null}
    </Stack>
  );
}

import { Box, Button, Text } from '@mantine/core';
import type { SavedCard } from '#contract/calls/cards.ts';
import { errorText } from '../../lib/error-text.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLastValue } from '../../ui/use-last-value.ts';
import { billingTexts } from './billing-texts.ts';
import { cardName } from './card-facts.ts';
import { useRemoveCard } from './card-mutations.ts';

type RemoveCardDialogProps = { card: SavedCard | null; onClose: () => void };

/** Confirms the removal of a card and shows which one it is. */
export function RemoveCardDialog({ card, onClose }: RemoveCardDialogProps) {
  const shown = useLastValue(card);
  const title = shown === null ? '' : billingTexts.removeTitle(cardName(shown));
  return (
    <Dialog isOpen={card !== null} title={title} onClose={onClose}>
      {shown && <Question card={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const remove = useRemoveCard({ onRemoved: onClose });
  return (
    <>
      <Text>{billingTexts.removeNote}</Text>
      {remove.isError && (
        <Box mt="md">
          <Notice>{errorText(remove.error)}</Notice>
        </Box>
      )}
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {billingTexts.keep}
        </Button>
        <Button
          variant="filled"
          color="coral.7"
          loading={remove.isPending}
          onClick={() => remove.mutate(card)}
        >
          {billingTexts.remove}
        </Button>
      </DialogActions>
    </>
  );
}

import { Button, Group, Text } from '@mantine/core';
import type { SavedCard } from '#contract/calls/cards.ts';
import { errorText } from '../../lib/error-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { billingTexts } from './billing-texts.ts';
import { cardName } from './card-facts.ts';
import { useRemoveCard } from './use-cards.ts';

/** Asks once more, and says which card it is. */
export function RemoveCardDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const remove = useRemoveCard({ onRemoved: onClose });
  return (
    <Dialog isOpen title={billingTexts.removeTitle(cardName(card))} onClose={onClose}>
      <Text mb="lg">{billingTexts.removeNote}</Text>
      {remove.isError && <Notice>{errorText(remove.error)}</Notice>}
      <Group justify="flex-end" mt="md">
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
      </Group>
    </Dialog>
  );
}

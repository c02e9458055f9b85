import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeCard, saveCard, type SavedCard, updateCard } from '#contract/calls/cards.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { announce } from '../../ui/announce.ts';
import { billingTexts } from './billing-texts.ts';
import { cardName } from './card-facts.ts';

function useReloadCards() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.cards });
}

export type CardToSave = {
  cardToken: string;
  isPreferred: boolean;
  /** True to replace the preferred card. */
  isReplacement: boolean;
};

/** Saves the card that a token stands for. */
export function useSaveCard({ onSaved }: { onSaved: () => void }) {
  const reload = useReloadCards();
  return useMutation({
    mutationFn: ({ cardToken, isPreferred, isReplacement }: CardToSave) =>
      call(isReplacement ? updateCard : saveCard, {
        body: { card_token: cardToken, is_preferred: isPreferred },
      }),
    onSuccess: async (card) => {
      await reload();
      announce(billingTexts.saved(cardName(card)));
      onSaved();
    },
  });
}

export function usePreferCard() {
  const reload = useReloadCards();
  return useMutation({
    mutationFn: (card: SavedCard) => call(updateCard, { body: { card_token: card.id, is_preferred: true } }),
    onSuccess: (card) => announce(billingTexts.nowPreferred(cardName(card))),
    onError: (error) => announce(errorText(error), 'failure'),
    onSettled: reload,
  });
}

/** A card that was already removed in another tab counts as removed. */
const isNotFound = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found';

export function useRemoveCard({ onRemoved }: { onRemoved: () => void }) {
  const reload = useReloadCards();
  return useMutation({
    mutationFn: async (card: SavedCard) => {
      await call(removeCard, { params: { cardId: card.id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      return card;
    },
    onSuccess: async (card) => {
      await reload();
      announce(billingTexts.removed(cardName(card)));
      onRemoved();
    },
  });
}

import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedCard } from '#contract/calls/cards.ts';
import { errorText } from '../../lib/error-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { billingTexts } from './billing-texts.ts';
import { cardName } from './card-facts.ts';
import { CardField } from './card-field.tsx';
import classes from './card-field.module.css';
import { cardKeyQuery } from './cards-query.ts';
import { useSaveCard } from './use-cards.ts';

type SaveCardDialogProps = {
  /** The preferred card, whose place the new one takes; null to add one. */
  replaced: SavedCard | null;
  isFirst: boolean;
  onClose: () => void;
};

/** Adds a card, or puts one in the place of another. */
export function SaveCardDialog({ replaced, isFirst, onClose }: SaveCardDialogProps) {
  const [isPreferred, setPreferred] = useState(isFirst);
  const key = useQuery(cardKeyQuery);
  const save = useSaveCard({ onSaved: onClose });
  const isReplacement = replaced !== null;
  const title = isReplacement ? billingTexts.replaceTitle(cardName(replaced)) : billingTexts.addTitle;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Stack gap="md">
        {save.isError && <Notice>{errorText(save.error)}</Notice>}
        {!isReplacement && !isFirst && (
          <Checkbox
            label={billingTexts.prefer}
            checked={isPreferred}
            onChange={(event) => setPreferred(event.currentTarget.checked)}
          />
        )}
        {key.isPending && <FieldSkeleton />}
        {key.isError && <FailureNotice text={errorText(key.error)} onRetry={() => void key.refetch()} />}
        {key.data?.cardFieldUrl === null && <Text>{billingTexts.noCardField}</Text>}
        {key.data?.cardFieldUrl && (
          <CardField
            // A token is good once: after a refusal the field begins anew.
            key={save.failureCount}
            url={key.data.cardFieldUrl}
            onToken={(cardToken) =>
              save.mutate({ cardToken, isReplacement, isPreferred: isPreferred || isReplacement })
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}

const FieldSkeleton = () => (
  <Loading label="Loading the card field">
    <Skeleton className={classes.frame} />
  </Loading>
);

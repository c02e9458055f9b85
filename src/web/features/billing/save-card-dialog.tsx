import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import type { SavedCard } from '#contract/calls/cards.ts';
import { errorText } from '../../lib/error-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLastValue } from '../../ui/use-last-value.ts';
import { billingTexts } from './billing-texts.ts';
import { cardName } from './card-facts.ts';
import classes from './card-field.module.css';
import { cardKeyQuery } from './cards-query.ts';
import { useSaveCard } from './card-mutations.ts';
import { readCardMessage } from './card-message.ts';

type CardFieldProps = { url: string; onToken: (cardToken: string) => void };

/** The provider's own field in a frame: the number is typed there, and only its token comes out. */
function CardField({ url, onToken }: CardFieldProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent((event: MessageEvent) => {
    const from = {
      origin: new URL(url, window.location.href).origin,
      window: frame.current?.contentWindow ?? null,
    };
    const cardToken = readCardMessage(event, from);
    if (cardToken !== null) onToken(cardToken);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider's field runs its scripts at its own origin
  return <iframe ref={frame} className={classes.frame} src={url} title={billingTexts.fieldTitle} />;
}

/** Adds a card, or replaces the preferred card. */
export type NewCardPurpose = { kind: 'add'; isFirst: boolean } | { kind: 'replace'; card: SavedCard };

type SaveCardDialogProps = { purpose: NewCardPurpose | null; onClose: () => void };

export function SaveCardDialog({ purpose, onClose }: SaveCardDialogProps) {
  const shown = useLastValue(purpose);
  const title =
    shown?.kind === 'replace' ? billingTexts.replaceTitle(cardName(shown.card)) : billingTexts.addTitle;
  return (
    <Dialog isOpen={purpose !== null} title={title} onClose={onClose}>
      {shown && <NewCard purpose={shown} onSaved={onClose} />}
    </Dialog>
  );
}

function NewCard({ purpose, onSaved }: { purpose: NewCardPurpose; onSaved: () => void }) {
  const isReplacement = purpose.kind === 'replace';
  const hasChoice = purpose.kind === 'add' && !purpose.isFirst;
  const [isPreferred, setPreferred] = useState(!hasChoice);
  const key = useQuery(cardKeyQuery);
  const save = useSaveCard({ onSaved });
  return (
    <Stack gap="md">
      {save.isError && <Notice>{errorText(save.error)}</Notice>}
      {hasChoice && (
        <Checkbox
          radius="xs"
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
          // A token is valid once: after a refusal the field starts empty.
          key={save.failureCount}
          url={key.data.cardFieldUrl}
          onToken={(cardToken) => save.mutate({ cardToken, isReplacement, isPreferred })}
        />
      )}
    </Stack>
  );
}

const FieldSkeleton = () => (
  <Loading label="Loading the card field">
    <Skeleton className={classes.frame} />
  </Loading>
);

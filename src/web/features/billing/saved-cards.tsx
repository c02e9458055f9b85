import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconCreditCard, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedCard } from '#contract/calls/cards.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { billingTexts } from './billing-texts.ts';
import { CardRow } from './card-row.tsx';
import { cardsQuery } from './cards-query.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { type NewCardPurpose, SaveCardDialog } from './save-card-dialog.tsx';
import classes from './saved-cards.module.css';
import { usePreferCard } from './card-mutations.ts';

/** The saved cards, which can be added, preferred, replaced and removed. */
export function SavedCards() {
  const query = useQuery(cardsQuery);
  const [purpose, setPurpose] = useState<NewCardPurpose | null>(null);
  const [cardToRemove, setCardToRemove] = useState<SavedCard | null>(null);
  const prefer = usePreferCard();
  const { cards, manageUrl } = query.data ?? {};
  const addButton = (
    <Button size="sm" onClick={() => setPurpose({ kind: 'add', isFirst: cards?.length === 0 })}>
      {billingTexts.add}
    </Button>
  );
  return (
    <section aria-label={billingTexts.title}>
      <Group justify="space-between" mb={4} mih={42}>
        <Title order={2} size="h3">
          {billingTexts.title}
        </Title>
        {manageUrl === null && cards && cards.length > 0 && addButton}
      </Group>
      <Text c="dimmed" size="xs" mb="md" maw={620}>
        {billingTexts.lead}
      </Text>
      {cards === undefined && query.isError && (
        <FailureNotice text={billingTexts.failed} onRetry={() => void query.refetch()} />
      )}
      {cards === undefined && !query.isError && <CardsSkeleton />}
      {cards?.length === 0 && manageUrl === null && (
        // As high as a card and the skeleton, so that nothing moves.
        <div className={classes.list}>
          <div className={classes.row}>
            <IconCreditCard size={28} stroke={1.5} className={classes.icon} aria-hidden />
            <Text size="xs" c="dimmed" className={classes.words}>
              {billingTexts.none}
            </Text>
            {addButton}
          </div>
        </div>
      )}
      {cards && cards.length > 0 && (
        <ul className={classes.list}>
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              isBusy={prefer.isPending && prefer.variables.id === card.id}
              isManagedElsewhere={manageUrl !== null}
              onPrefer={() => prefer.mutate(card)}
              onReplace={() => setPurpose({ kind: 'replace', card })}
              onRemove={() => setCardToRemove(card)}
            />
          ))}
        </ul>
      )}
      {manageUrl && <ManageCards url={manageUrl} />}
      <RemoveCardDialog card={cardToRemove} onClose={() => setCardToRemove(null)} />
      <SaveCardDialog purpose={purpose} onClose={() => setPurpose(null)} />
    </section>
  );
}

const CardsSkeleton = () => (
  <Loading label="Loading your cards">
    <Skeleton height={78} />
  </Loading>
);

/** A link to the provider's page, for providers that manage saved cards themselves. */
const ManageCards = ({ url }: { url: string }) => (
  <Group justify="space-between" mt="md" gap="md">
    <Text c="dimmed" maw={440}>
      {billingTexts.manageNote}
    </Text>
    <Button component="a" href={url} rightSection={<IconExternalLink size={18} aria-hidden />}>
      {billingTexts.manage}
    </Button>
  </Group>
);

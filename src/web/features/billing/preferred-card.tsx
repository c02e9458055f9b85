import { Group, Text } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { cardName } from './card-facts.ts';
import { cardsQuery } from './cards-query.ts';

/** The card that is preselected at checkout; renders nothing without saved cards. */
export function PreferredCard() {
  const card = useQuery(cardsQuery).data?.cards.find(({ isPreferred }) => isPreferred);
  if (card === undefined) return null;
  return (
    <Group gap="xs" justify="center">
      <IconCreditCard size={18} aria-hidden />
      <Text>{cardName(card)}</Text>
    </Group>
  );
}

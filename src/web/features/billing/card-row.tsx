import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { IconCreditCard, IconDots, IconReplace, IconStar, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { SavedCard } from '#contract/calls/cards.ts';
import { billingTexts } from './billing-texts.ts';
import { cardExpiry, cardName, isExpired } from './card-facts.ts';
import classes from './saved-cards.module.css';

type CardRowProps = {
  card: SavedCard;
  isBusy: boolean;
  /** The card is preferred and replaced on the provider's page; here it can only be removed. */
  isManagedElsewhere: boolean;
  onPrefer: () => void;
  onReplace: () => void;
  onRemove: () => void;
};

export function CardRow(props: CardRowProps) {
  const { card, isBusy, isManagedElsewhere, onPrefer, onReplace, onRemove } = props;
  const name = cardName(card);
  const [now] = useState(() => new Date());
  const hasExpired = isExpired(card, now);
  const expiry = cardExpiry(card);
  const options = useRef<HTMLButtonElement>(null);
  /** Focuses the menu's button first: the dialog returns the focus there, and the menu's item is gone by then. */
  const fromMenu = (open: () => void) => () => {
    options.current?.focus();
    open();
  };
  return (
    <li className={classes.row} aria-busy={isBusy}>
      <IconCreditCard size={28} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Group gap="xs">
          <Text size="xs" c={hasExpired ? 'var(--negative)' : 'dimmed'}>
            {hasExpired ? billingTexts.expired(expiry) : billingTexts.expires(expiry)}
          </Text>
          {card.isPreferred && (
            <Badge color="violet" tt="none" size="sm">
              {billingTexts.preferred}
            </Badge>
          )}
        </Group>
      </div>
      <Menu
        position="bottom-end"
        radius="md"
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon ref={options} aria-label={billingTexts.options(name)} loading={isBusy}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isManagedElsewhere && card.isPreferred && (
            <Menu.Item leftSection={<IconReplace size={18} />} onClick={fromMenu(onReplace)}>
              {billingTexts.replace}
            </Menu.Item>
          )}
          {!isManagedElsewhere && !card.isPreferred && (
            <Menu.Item leftSection={<IconStar size={18} />} onClick={onPrefer}>
              {billingTexts.makePreferred}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTrash size={18} />} onClick={fromMenu(onRemove)}>
            {billingTexts.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

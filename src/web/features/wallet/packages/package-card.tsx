import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Badge, Group, Radio, Stack, Text } from '@mantine/core';
import { bonusPercent } from '#contract/prices.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import classes from './package-card.module.css';
import { describeHookPrice, describeWorth, type WorkCredits } from './package-facts.ts';
import type { PackageForSale } from './packages-query.ts';
import { walletTexts } from '../wallet-texts.ts';

type PackageCardProps = { creditPackage: PackageForSale; work: WorkCredits; label: PackageLabel | null };

const labels = {
  goodStart: { words: walletTexts.goodStart, color: 'violet' },
  bestRate: { words: walletTexts.bestRate, color: 'gray' },
} as const;
export type PackageLabel = keyof typeof labels;

export function PackageCard({ creditPackage, work, label }: PackageCardProps) {
  const { id, name, price, currency, credits } = creditPackage;
  const bonus = bonusPercent(creditPackage);
  return (
    <Radio.Card value={id} className={classes.card} aria-label={`${name}, ${credits} credits`}>
      <Stack gap={4} className={classes.facts}>
        <Group gap="xs" mih={26}>
          <Radio.Indicator />
          <Text fw={600}>{name}</Text>
          {label && (
            <Badge color={labels[label].color} tt="none">
              {labels[label].words}
            </Badge>
          )}
        </Group>
        <Group gap={8} align="baseline" className={classes.credits}>
          <span className={classes.number}>{formatNumber(credits)}</span>
          <Text component="span" c="dimmed">
            credits
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {describeWorth(credits, work)}
        </Text>
        <Text size="xs" c="dimmed">
          {describeHookPrice(creditPackage, work)}
        </Text>
      </Stack>
      <Stack gap={4} className={classes.price}>
        <span className={classes.amount}>{formatMoney(price, currency)}</span>
        <Text size="xs" fw={600} className={classes.bonus}>
          {bonus === null ? '\u00a0' : `+${bonus}% bonus`}
        </Text>
      </Stack>
    </Radio.Card>
  );
}
